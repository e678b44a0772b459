package import Foundation

/// Images of real views, which a page has beside the text pictures.
///
/// They are part of the page, so that it stays one file. Nothing in them is redacted.
package struct ScreenImages: Sendable {
  /// The images by layout and name of the golden: `compact/library`.
  private let images: [String: ScreenImage]

  package init(_ images: [String: ScreenImage] = [:]) {
    self.images = images
  }

  package var count: Int { images.count }

  subscript(name: String) -> ScreenImage? { images[name] }
}

/// A PNG image.
package struct ScreenImage: Equatable, Sendable {
  private let data: Data
  private let width: Int
  private let height: Int

  /// Creates an image; nil if the data does not start as a PNG file does.
  ///
  /// - SeeAlso: Portable Network Graphics (PNG) Specification, sections 5.2 and 11.2.1.
  package init?(png data: Data) {
    let bytes = Array(data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: Self.signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    let width = Self.number(in: bytes[16..<20])
    let height = Self.number(in: bytes[20..<24])
    guard width > 0, height > 0 else { return nil }
    (self.data, self.width, self.height) = (data, width, height)
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func number(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

// MARK: - Page

extension ScreenImage {
  /// The source of images that the content security policy of a page with images allows.
  static let policy = "; img-src data:"

  /// The style of images, for a page that has some.
  static let style = """
    figure.image img { display: block; width: auto; height: auto; max-width: min(100%, 24rem); \
    max-height: 48rem; border: 1px solid var(--line); }

    """

  /// Writes the image as a figure of its own, so that it is beside the text and is filtered with it.
  func write(of figure: Report.Figure, to html: inout HTML) {
    html.element("figure", ["class": "\(figure.layout) image"]) { html in
      html.element("figcaption") { html in
        html.element("span", ["class": "layout"], text: figure.layout)
        html.element("span", ["class": "words"], text: " image, not redacted")
      }
      html.void(
        "img",
        [
          "src": "data:image/png;base64,\(data.base64EncodedString())",
          "width": "\(width)", "height": "\(height)", "decoding": "async",
          "alt": "Image of \(figure.name)",
        ])
    }
    html.newline()
  }
}
