/// Finds the texts of one screen or journey that equal their goldens.
struct GoldenCheck {
  /// The folder of the manifest's goldens; nil if no texts are compared.
  private let goldens: String?

  /// The name of the goldens.
  private let name: String

  /// A check that compares nothing.
  static var none: GoldenCheck { GoldenCheck(name: "", in: nil) }

  init(name: String, in goldens: String?) {
    self.name = name
    self.goldens = goldens
  }

  /// Whether a text equals the golden in a folder, byte for byte.
  ///
  /// - Returns: False also if the golden is missing or cannot be read, or if texts are not compared.
  func matches(_ text: UnsafeRawBufferPointer, in folder: GoldenFolder) -> Bool {
    guard let goldens else { return false }
    let path = "\(goldens)/\(GoldenFile(folder: folder, name: name).path)"
    guard let golden = (try? FileSystem.contents(of: path)) ?? nil else { return false }
    return golden.count == text.count && golden.elementsEqual(text)
  }

  /// The text, or nil if it equals its golden.
  func unmatched(_ text: ScreenText) -> ScreenText? {
    text.bytes.withUnsafeBytes { matches($0, in: text.folder) } ? nil : text
  }
}
