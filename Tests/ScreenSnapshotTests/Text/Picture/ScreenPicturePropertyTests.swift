import Testing

@testable import ScreenSnapshot

@Suite("The picture of any screen")
struct ScreenPicturePropertyTests {
  private static let seeds: Range<UInt64> = 0..<120

  private static func lines(of scene: ScreenScene, in layout: ScreenLayout) -> [String] {
    let picture = ScreenPicture(of: scene, layout: layout, redaction: .none)
    let lines = picture.bytes.split(separator: .newline, omittingEmptySubsequences: false)
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("is as wide as the layout on every line, and framed", arguments: ScreenLayout.allCases)
  func frame(layout: ScreenLayout) throws {
    let columns = layout == .compact ? 44 : 96
    for seed in Self.seeds {
      var lines = Self.lines(of: RandomScene(seed: seed).scene, in: layout)
      try #require(lines.popLast()?.isEmpty == true, "the last line has a newline; seed \(seed)")
      for line in lines {
        let isWhole = TextColumns.width(of: line) == columns
        #expect(isWhole, "\(TextColumns.width(of: line)) columns, seed \(seed): \(line)")
        #expect("┌│├└".unicodeScalars.contains { $0 == line.unicodeScalars.first }, "\(line)")
        #expect("┐│┤┘".unicodeScalars.contains { $0 == line.unicodeScalars.last }, "\(line)")
        #expect(TextColumns.visible(line).utf8.elementsEqual(line.utf8), "\(line)")
      }
    }
  }

  @Test("loses no text, and keeps it in order", arguments: ScreenLayout.allCases)
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
          Issue.record("\(word.debugDescription) is not there, seed \(seed)")
          break
        }
        rest = rest[place.upperBound...]
      }
    }
  }

  @Test("has every title and button of the bars that are drawn", arguments: ScreenLayout.allCases)
  func bars(layout: ScreenLayout) throws {
    for seed in Self.seeds {
      let scene = RandomScene(seed: seed).scene
      let level = try #require(scene.levels.last)
      let isSplit = layout == .regular && scene.showsTabs
      let lines = Self.lines(of: scene, in: layout)
      let picture = Self.ink(of: lines.map { isSplit ? Self.withoutSidebar($0) : $0 }.joined())
      for word in [level.title] + (level.content?.trailing ?? []).map(\.label) {
        let ink = Self.ink(of: TextColumns.visible(word))
        #expect(ink.isEmpty || picture.firstRange(of: ink) != nil, "\(word), seed \(seed)")
      }
    }
  }

  /// What is right of the sidebar's 24 columns.
  private static func withoutSidebar(_ line: String) -> String {
    var columns = 0
    let cells = TextCells(line[...]).drop { cell in
      columns += cell.width
      return columns <= 24
    }
    return cells.map { String($0.text) }.joined()
  }

  /// The scalars but for frames, spaces, and the pictures of line breaks, which a paragraph follows.
  private static func ink(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      !(0x2500...0x257F).contains(scalar.value) && !" ␊␍".unicodeScalars.contains(scalar)
    }
  }
}
