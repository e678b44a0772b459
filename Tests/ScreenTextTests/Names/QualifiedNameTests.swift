import Testing

@testable import ScreenText

@Suite("Names of cases after their types")
struct QualifiedNameTests {
  @Test(
    "A name that has its type before it needs no quotes if all parts are identifiers",
    arguments: [
      ("ShowRoute.detail", true), ("A.B.on", true), ("detail", true), ("on", false),
      ("Show Route.detail", false), ("Show..detail", false), ("Show.", false),
    ])
  func caseName(name: String, isPlain: Bool) {
    #expect(YAMLText.caseName(name) == (isPlain ? name : YAMLText.quoted(name)))
  }
}
