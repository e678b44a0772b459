import Testing

@testable import ScreenSnapshot

extension GoldenMatcher {
  fileprivate func matches(_ text: [UInt8], _ golden: GoldenFile) -> Bool {
    text.withUnsafeBytes { matches($0, golden) }
  }
}

@Suite("GoldenMatcher")
struct GoldenMatcherTests {
  @Test("A text matches only a golden with the same bytes, at any size")
  func bytes() throws {
    try TemporaryGoldens.with { folder in
      let file = GoldenFile(folder: .compact, name: "a")
      let matcher = GoldenMatcher(folder: folder.path)
      #expect(!matcher.matches([], file))
      for count in [0, 1, 100, 16_383, 16_384, 100_000, 10] {
        let text = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
        try folder.write(text, to: "compact/a.txt")
        #expect(matcher.matches(text, file))
        #expect(!matcher.matches(text + [0], file))
        #expect(!matcher.matches(Array(text.dropLast()), file) || text.isEmpty)
        for place in Set([0, count / 2, count - 1]) where text.indices.contains(place) {
          var other = text
          other[place] &+= 1
          #expect(!matcher.matches(other, file))
        }
      }
      #expect(!matcher.matches([], GoldenFile(folder: .regular, name: "a")))
    }
  }

  @Test("A text does not match a folder")
  func folder() throws {
    try TemporaryGoldens.with { folder in
      try folder.write([], to: "compact/a.txt/b")
      let matcher = GoldenMatcher(folder: folder.path)
      #expect(!matcher.matches([], GoldenFile(folder: .compact, name: "a")))
    }
  }
}
