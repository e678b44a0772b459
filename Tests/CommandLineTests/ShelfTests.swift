import TestSupport
import Testing

extension ShellTests {
  /// The app that the guides of ScreenNavigation quote.
  @Suite("The app of the guides")
  struct ShelfTests {
    @Test("The app builds without warnings and passes its tests; on Linux, without its views")
    func tests() throws {
      let result = try FixturePackage("Shelf").test()
      let text = result.output + result.errors
      #expect(result.status == 0, "\(text)")
      #expect(!text.contains("warning:"), "\(text)")
    }

    @Test("The app passes its audit")
    func audit() throws {
      let result = try FixturePackage("Shelf").snapshot("audit")
      #expect(
        result.output.hasSuffix("\n8 laws: 7 held, 1 not checked (TIME)\n"), "\(result.output)")
      #expect(result.status == 0)
    }

    @Test("The screens of the app cover every case")
    func coverage() throws {
      let result = try FixturePackage("Shelf").snapshot("coverage")
      #expect(result.status == 0, "\(result.output + result.errors)")
    }
  }
}
