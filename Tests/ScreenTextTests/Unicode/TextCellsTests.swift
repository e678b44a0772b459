import Testing

@testable import ScreenText

@Suite("TextCells")
struct TextCellsTests {
  /// The cells as hexadecimal scalars, width and appearance.
  private func notation(_ text: String) -> [String] {
    TextCells(text[...]).map { cell in
      let scalars = cell.text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
      return "\(scalars.joined(separator: " ")):\(cell.width)\(sign(cell.appearance))"
    }
  }

  private func sign(_ appearance: TextCell.Appearance) -> String {
    switch appearance {
    case .itself: ""
    case .onDottedCircle: " circle"
    case .named: " named"
    }
  }

  /// A letter and its marks form one cell.
  private static let letters: [(String, [String])] = [
    ("", []), ("a b", ["61:1", "20:1", "62:1"]), ("e\u{301}\u{327}x", ["65 301 327:1", "78:1"]),
    ("e\u{300}", ["65 300:1"]), (" \u{301}", ["20 301:1"]),
    ("漢\u{302A}字", ["6F22 302A:2", "5B57:2"]),
    ("\u{915}\u{93E}", ["915 93E:2"]), ("\u{B95}\u{BC6}\u{BBE}", ["B95 BC6 BBE:2"]),
    ("\u{915}\u{94D}\u{937}", ["915 94D:1", "937:1"]),
    ("\u{1100}\u{1161}\u{11A8}\u{AC00}\u{11A8}", ["1100 1161 11A8:2", "AC00 11A8:2"]),
    ("\u{600}1", ["600:1", "31:1"]),
  ]

  /// An emoji sequence forms one cell.
  private static let emoji: [(String, [String])] = [
    ("\u{1F1E6}\u{1F1FF}", ["1F1E6 1F1FF:2"]), ("\u{2764}", ["2764:1"]),
    ("\u{2764}\u{FE0F}", ["2764 FE0F:2"]),
    ("\u{231A}\u{FE0E}", ["231A FE0E:1"]),
    ("\u{231A}\u{FE0E}\u{200D}\u{231A}", ["231A FE0E:1", "200D:0 named", "231A:2"]),
    ("\u{261D}\u{1F3FD}", ["261D 1F3FD:2"]), ("\u{1F600}\u{1F3FD}", ["1F600 1F3FD:2"]),
    ("\u{2764}\u{FE0F}\u{200D}\u{1F525}", ["2764 FE0F 200D 1F525:2"]),
    ("\u{1F469}\u{1F3FD}\u{200D}\u{1F680}\u{1F469}", ["1F469 1F3FD 200D 1F680:2", "1F469:2"]),
    ("\u{1F1E9}\u{1F1EA}\u{1F1EB}", ["1F1E9 1F1EA:2", "1F1EB:2"]),
    ("1\u{FE0F}\u{20E3}", ["31 FE0F 20E3:2"]), ("#\u{20E3}", ["23 20E3:1"]),
    (
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      ["1F3F4 E0067 E0062 E0065 E006E E0067 E007F:2"]
    ),
  ]

  /// Selectors, tags and joiners without an effect are drawn by name.
  private static let stray: [(String, [String])] = [
    ("a\u{FE0F}", ["61:1", "FE0F:0 named"]), ("1\u{FE0F}", ["31:1", "FE0F:0 named"]),
    ("\u{2764}\u{FE0F}\u{FE0F}", ["2764 FE0F:2", "FE0F:0 named"]),
    ("\u{845B}\u{E0100}", ["845B:2", "E0100:0 named"]),
    ("\u{1F600}\u{200D}", ["1F600:2", "200D:0 named"]),
    ("\u{1F600}\u{200D}a", ["1F600:2", "200D:0 named", "61:1"]),
    ("\u{1F3F4}\u{E0067}\u{E007F}", ["1F3F4:2", "E0067:0 named", "E007F:0 named"]),
    ("\u{1F600}\u{E0061}\u{E007F}", ["1F600:2", "E0061:0 named", "E007F:0 named"]),
  ]

  /// A cell includes a joiner between letters or marks from Arabic to Tai Tham.
  private static let joiners: [(String, [String])] = [
    ("\u{6CC}\u{200C}\u{62E}", ["6CC 200C:1", "62E:1"]),
    ("\u{6CC}\u{64E}\u{200C}\u{62E}", ["6CC 64E 200C:1", "62E:1"]),
    ("\u{6CC}\u{200C}a", ["6CC:1", "200C:0 named", "61:1"]),
    ("\u{915}\u{94D}\u{200D}\u{937}", ["915 94D 200D:1", "937:1"]),
    ("\u{915}\u{94D}\u{200C}", ["915 94D:1", "200C:0 named"]),
    ("\u{9B0}\u{200D}\u{9CD}\u{9AF}", ["9B0 200D 9CD:1", "9AF:1"]),
    ("\u{915}\u{94D}\u{200D}\u{200D}", ["915 94D:1", "200D:0 named", "200D:0 named"]),
    ("a\u{200D}b", ["61:1", "200D:0 named", "62:1"]),
  ]

  /// Marks without a base are on a circle, and invisible scalars are named.
  private static let hidden: [(String, [String])] = [
    ("\u{301}\u{302}a", ["301 302:0 circle", "61:1"]), ("\u{93E}", ["93E:1 circle"]),
    ("\u{202E}\u{301}", ["202E:0 named", "301:0 circle"]), ("\r\n", ["D:0 named", "A:0 named"]),
    ("\u{A0}", ["A0:1 named"]),
  ]

  @Test(
    "A text is cut into cells with a width and an appearance",
    arguments: letters + emoji + stray + joiners + hidden)
  func cells(text: String, cells: [String]) {
    #expect(notation(text) == cells)
  }
}
