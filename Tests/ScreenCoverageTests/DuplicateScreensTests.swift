import Testing

@testable import ScreenCoverage

@Suite("Duplicate screens")
struct DuplicateScreensTests {
  @Test("Duplicate screens are found regardless of name and link")
  func duplicates() {
    var duplicates = DuplicateScreens()
    duplicates.add(Array("---\nscreen: a\nlink: \"x:a\"\ntab: t\n---\n│ A │\n".utf8), of: "a")
    duplicates.add(Array("---\nscreen: b\ntab: t\n---\n│ B │\n".utf8), of: "b")
    duplicates.add(Array("---\nscreen: c\ntab: t\n---\n│ A │\n".utf8), of: "c")
    duplicates.add(Array("---\nscreen: d\ntab: u\n---\n│ A │\n".utf8), of: "d")
    #expect(duplicates.groups == [["a", "c"]])
  }
}
