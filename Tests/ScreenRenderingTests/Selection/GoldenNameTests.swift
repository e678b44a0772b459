import Testing

@testable import ScreenRendering

@Suite("GoldenName")
struct GoldenNameTests {
  @Test(
    "A name keeps letters, digits, - _ and . of the screen and percent-encodes the rest",
    arguments: [
      ("library", "library"), ("bookDetail", "bookDetail"), ("a", "a"), ("Z9", "Z9"),
      ("book-edit_sheet.v2", "book-edit_sheet.v2"), ("Book Detail", "Book%20Detail"),
      ("tab/library", "tab%2Flibrary"), ("..", "%2E."), (".", "%2E"), (".hidden", "%2Ehidden"),
      ("../../etc", "%2E.%2F..%2Fetc"), ("end.", "end."), ("100%", "100%25"), ("%20", "%2520"),
      ("a\\b", "a%5Cb"), ("a:b*c?", "a%3Ab%2Ac%3F"), ("\n\0", "%0A%00"), ("~", "%7E"),
      ("", "%"), ("%", "%25"), (" ", "%20"), ("-rf", "-rf"),
    ])
  func ascii(screen: String, name: String) {
    Self.expect(screen, name)
  }

  @Test(
    "A name differs from the device names of Windows",
    arguments: [
      ("CON", "%43ON"), ("con", "%63on"), ("Aux", "%41ux"), ("nul.x.y", "%6Eul.x.y"),
      ("com1.x", "%63om1.x"), ("COM9", "%43OM9"), ("LPT1", "%4CPT1"), ("PRN", "%50RN"),
      ("COM0", "COM0"), ("console", "console"), ("COM10", "COM10"), ("xCON", "xCON"),
      ("COM¹", "COM%C2%B9"),
    ])
  func reserved(screen: String, name: String) {
    Self.expect(screen, name)
  }

  @Test(
    "A name keeps letters of all scripts, composed, and encodes invisible characters",
    arguments: [
      ("Übersicht", "Übersicht"), ("U\u{308}bersicht", "\u{DC}bersicht"), ("図書館", "図書館"),
      ("٣ كتب", "٣%20كتب"), ("नमस्ते", "नमस्ते"), ("q\u{323}\u{307}", "q\u{323}\u{307}"),
      ("🦊", "%F0%9F%A6%8A"), ("❤\u{FE0F}", "%E2%9D%A4%EF%B8%8F"), ("a\u{200D}b", "a%E2%80%8Db"),
      ("a\u{FE0F}", "a%EF%B8%8F"), ("\u{202E}x", "%E2%80%AEx"), ("\u{301}x", "%CC%81x"),
      ("*\u{301}", "%2A%CC%81"), ("½", "%C2%BD"), ("€", "%E2%82%AC"), ("a\u{115F}", "a%E1%85%9F"),
    ])
  func unicode(screen: String, name: String) {
    Self.expect(screen, name)
  }

  @Test("A name decodes to the name of the screen")
  func screen() {
    for screen in [
      "library", "Book Detail", "tab/library", "..", "100%", "", "🦊", "con", "*\u{301}",
    ] {
      #expect(GoldenName.screen(of: GoldenName.name(of: screen)) == screen)
    }
    #expect(GoldenName.screen(of: "100%") == "100%")
    #expect(GoldenName.screen(of: "%FF") == "%FF")
  }

  @Test("A name has at most 200 bytes, with a checksum of the truncated part")
  func long() {
    let screens = [
      String(repeating: "a", count: 300), String(repeating: "a", count: 299) + "b",
      String(repeating: "é", count: 101), String(repeating: " ", count: 67),
      String(repeating: "🦊", count: 40), "a" + String(repeating: "\u{323}", count: 300),
    ]
    let names = screens.map(GoldenName.name)
    for name in names {
      #expect(name.utf8.count <= 200)
      #expect(name.wholeMatch(of: /([^%]|%[0-9A-F]{2})+-[0-9a-f]{8}/) != nil, "\(name)")
    }
    #expect(Set(names).count == screens.count)
    #expect(names.first?.hasPrefix(String(repeating: "a", count: 190) + "-") == true)
    Self.expect(String(repeating: "a", count: 200), String(repeating: "a", count: 200))
    Self.expect(String(repeating: "é", count: 100), String(repeating: "é", count: 100))
  }

  @Test("Names that a file system may not distinguish have the same collision key")
  func key() {
    #expect(GoldenName.collisionKey(of: "bookList") == GoldenName.collisionKey(of: "BOOKLIST"))
    #expect(GoldenName.collisionKey(of: "É") == GoldenName.collisionKey(of: "e\u{301}"))
    #expect(GoldenName.collisionKey(of: "book-list") != GoldenName.collisionKey(of: "booklist"))
    #expect(GoldenName.collisionKey(of: "e") != GoldenName.collisionKey(of: "é"))
  }

  private static func expect(_ screen: String, _ name: String) {
    let found = GoldenName.name(of: screen)
    #expect(found.utf8.elementsEqual(name.utf8), "\(found) in place of \(name)")
  }
}
