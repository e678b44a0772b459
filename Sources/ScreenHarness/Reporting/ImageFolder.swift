import Foundation
import ScreenSnapshot
import ScreenText

/// The folder of `--images`, which has an image for a screen in a layout: `compact/library.png`.
struct ImageFolder {
  /// The absolute path.
  let path: String

  /// The path as typed.
  let displayedPath: String

  struct Contents {
    let images: ScreenImages

    /// The files that are images of no screen, sorted.
    let unused: [String]
  }

  /// The maximum size of an image in bytes.
  static let maximumBytes = 5_000_000

  /// The maximum size of all images in bytes, so that browsers can open the page.
  static let maximumTotal = 64_000_000

  /// Reads the images of screens.
  ///
  /// - Parameter names: The names that images can have, without the extension.
  /// - Returns: The images, and the other files.
  /// - Throws: ``ImageFolderError``.
  func contents(named names: [String]) throws(ImageFolderError) -> Contents {
    let files = try files()
    let expected = Set(names.map { $0 + Self.suffix })
    let used = files.filter(expected.contains)
    guard !used.isEmpty else {
      throw .noImages(displayedPath, example: (names.first ?? "compact/library") + Self.suffix)
    }
    var images: [String: ScreenImage] = [:]
    var total = 0
    for file in used {
      let data = try data(of: file)
      total += data.count
      guard total <= Self.maximumTotal else { throw .tooLargeTogether(displayedPath) }
      guard let image = ScreenImage(png: data) else { throw .noPNG(displayed(file)) }
      images[String(file.dropLast(Self.suffix.count))] = image
    }
    return Contents(images: ScreenImages(images), unused: files.filter { !expected.contains($0) })
  }

  /// What a person must know about the images.
  func notes(on contents: Contents) -> [String] {
    let count = WordList.count(contents.images.count, "image")
    let used = "the HTML report contains \(count) of views, without redaction"
    guard !contents.unused.isEmpty else { return [used] }
    let names = Excerpt(of: contents.unused, maximum: 8).entries(TextColumns.visible)
    return [
      used,
      "\(WordList.count(contents.unused.count, "file")) in "
        + "\(MessageFormatting.quoted(displayedPath)) not used, because no screen has the name: "
        + names.joined(separator: ", "),
    ]
  }

  private static let suffix = ".png"

  private func displayed(_ file: String) -> String { "\(displayedPath)/\(file)" }

  /// The paths of all files that are not hidden, relative to the folder, sorted.
  private func files() throws(ImageFolderError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw .noFolder(displayedPath) }
    let paths: [String]
    do {
      paths = try FileManager.default.subpathsOfDirectory(atPath: path)
    } catch {
      throw .unreadable(displayedPath, reason: FileErrorReason.text(for: error))
    }
    return paths.filter { file in
      let isHidden = file.split(separator: "/").contains { $0.hasPrefix(".") }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: "\(path)/\(file)", isDirectory: &isFolder)
      return exists && !isHidden && !isFolder.boolValue
    }.sorted()
  }

  private func data(of file: String) throws(ImageFolderError) -> Data {
    let data: Data
    do {
      let size = try FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")[.size]
      if let size = size as? Int, size > Self.maximumBytes {
        throw ImageFolderError.tooLarge(displayed(file), bytes: size)
      }
      data = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(file)"))
    } catch let error as ImageFolderError {
      throw error
    } catch {
      throw .unreadable(displayed(file), reason: FileErrorReason.text(for: error))
    }
    return data
  }
}

/// Why images cannot be part of a report.
enum ImageFolderError: Error, Equatable {
  case noFolder(String)
  case unreadable(String, reason: String)
  case noImages(String, example: String)
  case noPNG(String)
  case tooLarge(String, bytes: Int)
  case tooLargeTogether(String)
}

extension ImageFolderError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noFolder(let path):
      """
      the folder of images \(MessageFormatting.quoted(path)) does not exist
      hint: take the images first, or correct the path
      """
    case .unreadable(let path, let reason):
      "cannot read \(MessageFormatting.quoted(path)): \(reason)"
    case .noImages(let path, let example):
      """
      no file in \(MessageFormatting.quoted(path)) has the name of a screen
      hint: name images like goldens, such as \(MessageFormatting.quoted(example))
      """
    case .noPNG(let path):
      """
      \(MessageFormatting.quoted(path)) is not a PNG image
      hint: convert it, or remove it
      """
    case .tooLarge(let path, let bytes):
      """
      the image \(MessageFormatting.quoted(path)) has \(bytes) bytes, more than the limit of \
      \(ImageFolder.maximumBytes)
      hint: make it smaller, for instance with 'sips --resampleHeightWidthMax 1000'
      """
    case .tooLargeTogether(let path):
      """
      the images in \(MessageFormatting.quoted(path)) have more than \(ImageFolder.maximumTotal) bytes
      hint: make them smaller, for instance with 'sips --resampleHeightWidthMax 1000'
      """
    }
  }
}
