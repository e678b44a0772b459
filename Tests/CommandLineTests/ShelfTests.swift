import Testing

extension ShellTests {
  /// The app that the guides about SwiftUI quote.
  @Suite("The app of the SwiftUI guides")
  struct ShelfTests {
    @Test("The app builds without warnings; on Linux, without its views")
    func build() throws {
      let result = try FixturePackage("Shelf").build()
      let text = result.output + result.errors
      #expect(result.status == 0, "\(text)")
      #expect(!text.contains("warning:"), "\(text)")
    }
  }
}
