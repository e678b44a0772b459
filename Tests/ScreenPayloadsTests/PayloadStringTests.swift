import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, strings")
struct PayloadStringTests {
  @Test(
    "A string is quoted as in JSON",
    arguments: [
      ("", #""""#), ("plain text, 1.", #""plain text, 1.""#), (" a ", #"" a ""#),
      ("true", #""true""#), ("null", #""null""#), ("1", #""1""#), ("a: b # c", #""a: b # c""#),
      ("- a", #""- a""#), ("'", #""'""#), ("~", #""~""#), ("/", #""/""#),
      (#"say "hi""#, #""say \"hi\"""#), (#"C:\dir"#, #""C:\\dir""#), (#"\u0041"#, #""\\u0041""#),
      ("a\nb", #""a\nb""#), ("a\r\nb\r", #""a\r\nb\r""#), ("\t", #""\t""#),
      ("“Žluť” – …", #""“Žluť” – …""#), (#"“é\" "ö"#, #""“é\\\" \"ö""#), ("“é\t”", #""“é\t”""#),
    ])
  func quoting(text: String, yaml: String) {
    #expect(PayloadText.of(text) == yaml)
  }

  @Test(
    "Invisible characters in a string are escaped",
    arguments: [
      ("\u{0}\u{1}\u{8}\u{B}\u{C}\u{1B}\u{1F}", #""\u0000\u0001\u0008\u000B\u000C\u001B\u001F""#),
      ("a\u{7F}b", #""a\u007Fb""#), ("\u{80}\u{85}\u{9F}", #""\u0080\u0085\u009F""#),
      ("a\u{A0}b\u{AD}c", #""a\u00A0b\u00ADc""#), ("a\u{202E}b\u{202C}", #""a\u202Eb\u202C""#),
      ("\u{200E}\u{200F}\u{61C}", #""\u200E\u200F\u061C""#),
      ("\u{2066}\u{2067}\u{2068}\u{2069}", #""\u2066\u2067\u2068\u2069""#),
      ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#),
      ("\u{FEFF}a\u{200B}b\u{2060}c", #""\uFEFFa\u200Bb\u2060c""#),
      ("a\u{200D}b\u{200C}c", #""a\u200Db\u200Cc""#), ("\u{200D}", #""\u200D""#),
      ("a\u{FE0F}b", #""a\uFE0Fb""#), ("\u{FFFE}\u{FFFF}", #""\uFFFE\uFFFF""#),
      ("\u{E0001}\u{1D173}\u{10FFFF}", #""\U000E0001\U0001D173\U0010FFFF""#),
      ("\u{301}a", #""\u0301a""#),
      ("3:00\u{202F}PM", #""3:00\u202FPM""#),
    ])
  func escapes(text: String, yaml: String) {
    #expect(PayloadText.of(text) == yaml)
  }

  @Test(
    "Letters of all scripts and emoji are not escaped",
    arguments: [
      "Grüße", "漢字", "한국어", "हिन्दी", "שלום", "سلام", "می\u{200C}خواهم", "ｱ", "𝒜𐍈", "€",
      "e\u{301}", "\u{E9}", "👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "🇩🇪🇫🇷", "1️⃣#️⃣", "❤️", "☎︎", "🫱🏻‍🫲🏿",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    ])
  func scripts(text: String) {
    #expect(Array(PayloadText.of(text).utf8) == Array(#""\#(text)""#.utf8))
  }

  @Test(
    "A string that looks like a placeholder is escaped",
    arguments: [
      ("<redacted>", #""\u003Credacted>""#), ("<function>", #""\u003Cfunction>""#),
      ("<pointer>", #""\u003Cpointer>""#), ("<unreadable>", #""\u003Cunreadable>""#),
      ("<cycle>", #""\u003Ccycle>""#), ("<2 bytes, 00000000>", #""\u003C2 bytes, 00000000>""#),
      ("<4900 more, 1a2b3c4d>", #""\u003C4900 more, 1a2b3c4d>""#),
      ("<redacted> ", #""<redacted> ""#), ("<Redacted>", #""<Redacted>""#), ("<>", #""<>""#),
      ("<4900 more, 1A2B3C4D>", #""<4900 more, 1A2B3C4D>""#), ("<b>hi</b>", #""<b>hi</b>""#),
      ("<more>", #""<more>""#), ("a<cycle>", #""a<cycle>""#),
      ("<\u{301}redacted>", "\"\\u003C\u{301}redacted>\""),
    ])
  func marks(text: String, yaml: String) {
    #expect(Array(PayloadText.of(text).utf8) == Array(yaml.utf8))
    #expect(PayloadText.of([text: 1]) == yaml + ": 1")
  }

  @Test("A long string ends with a count and a checksum of the rest")
  func cut() {
    let thousand = String(repeating: "a", count: 1000)
    #expect(PayloadText.of(thousand) == #""\#(thousand)""#)
    #expect(PayloadText.of(thousand + "123456789") == #""\#(thousand)<9 more, cbf43926>""#)
    let long = String(repeating: "a", count: 5900)
    #expect(PayloadText.of(long) == #""\#(thousand)<4900 more, 1006400a>""#)
    let emoji = String(repeating: "👨‍👩‍👧‍👦", count: 1000)
    #expect(PayloadText.of(emoji) == #""\#(emoji)""#)
    #expect(PayloadText.of(emoji + "12") == #""\#(emoji)<2 more, 4f5344cd>""#)
  }
}
