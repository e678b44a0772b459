import Testing

@testable import ScreenText

@Suite("Names of cases after their types")
struct QualifiedNameTests {
  @Test(
    "A name has a type before it if all parts are identifiers and the first is capitalized",
    arguments: [
      ("ShowRoute.detail", true), ("A.B.c", true), ("detail", false), ("com.detail", false),
      ("ShowRoute", false), ("Show Route.detail", false), ("Show..detail", false),
      ("Show.", false),
    ])
  func isQualified(name: String, isQualified: Bool) {
    #expect(YAMLText.isQualified(name) == isQualified)
    #expect(YAMLText.caseName(name) == (isQualified ? name : YAMLText.name(name)))
  }
}
