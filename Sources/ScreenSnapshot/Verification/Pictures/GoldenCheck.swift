/// Finds the texts of one screen or journey that equal their goldens.
struct GoldenCheck {
  /// Nil if no texts are compared.
  private let matcher: GoldenMatcher?

  /// The name of the goldens.
  private let name: String

  /// A check that compares nothing.
  static var none: GoldenCheck { GoldenCheck(name: "", with: nil) }

  init(name: String, with matcher: GoldenMatcher?) {
    self.name = name
    self.matcher = matcher
  }

  /// Whether a text equals the golden in a folder; false if texts are not compared.
  private func matches(_ text: [UInt8], in folder: GoldenFolder) -> Bool {
    matcher?.matches(text, GoldenFile(folder: folder, name: name)) ?? false
  }

  /// The text, or nil if it equals its golden.
  func unmatched(_ text: ScreenText) -> ScreenText? {
    matches(text.bytes, in: text.folder) ? nil : text
  }
}
