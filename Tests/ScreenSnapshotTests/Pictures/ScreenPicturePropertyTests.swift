import ScreenContents
import Testing

@testable import ScreenPayloads
@testable import ScreenSnapshot
@testable import ScreenText

@Suite("ScreenPicture, with random screens")
struct ScreenPicturePropertyTests {
  private static let seeds: Range<UInt64> = 0..<120

  private static func lines(of scene: ScreenScene, in layout: ScreenLayout) -> [String] {
    let picture = ScreenPicture(of: scene, layout: layout, redactor: LabelRedactor(.none))
    // A carriage return and a line feed would be one character.
    let lines = picture.text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
    return lines.map { String(Substring($0)) }
  }

  @Test(
    "Every line of a picture is framed and as wide as the layout",
    arguments: [ScreenLayout.compact, .regular])
  func frame(layout: ScreenLayout) throws {
    let columns = layout == .compact ? 44 : 96
    for seed in Self.seeds {
      var lines = Self.lines(of: RandomScene(seed: seed).scene, in: layout)
      try #require(lines.popLast()?.isEmpty == true, "the last line has a newline; seed \(seed)")
      for line in lines {
        let place = "seed \(seed): \(line)"
        #expect(TextColumns.width(of: line) == columns, "\(place)")
        #expect("┌│├└".unicodeScalars.contains { $0 == line.unicodeScalars.first }, "\(place)")
        #expect("┐│┤┘".unicodeScalars.contains { $0 == line.unicodeScalars.last }, "\(place)")
        #expect(TextColumns.visible(line).utf8.elementsEqual(line.utf8), "\(place)")
      }
    }
  }

  @Test(
    "A picture contains all texts of the screen in order",
    arguments: [ScreenLayout.compact, .regular])
  func words(layout: ScreenLayout) {
    for seed in Self.seeds {
      let random = RandomScene(seed: seed)
      let lines = Self.lines(of: random.scene, in: layout)
      let isSplit = layout == .regular && random.scene.showsTabs
      let picture = lines.map { isSplit ? Self.withoutSidebar($0) : $0 }.joined()
      var rest = Self.ink(of: picture)[...]
      for word in random.words {
        let ink = Self.ink(of: TextColumns.visible(word))
        guard let place = rest.firstRange(of: ink) else {
          Issue.record("the picture does not contain \(word.debugDescription); seed \(seed)")
          break
        }
        rest = rest[place.upperBound...]
      }
    }
  }

  /// The part of a line after the 24 columns of the sidebar.
  private static func withoutSidebar(_ line: String) -> String {
    var columns = 0
    let cells = TextCells(line[...]).drop { cell in
      columns += cell.width
      return columns <= 24
    }
    return cells.map { String($0.text) }.joined()
  }

  /// The scalars without frames, spaces and the signs for line breaks.
  private static func ink(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      !(0x2500...0x257F).contains(scalar.value) && !" ␊␍".unicodeScalars.contains(scalar)
    }
  }
}
