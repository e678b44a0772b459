import ScreenRendering
import ScreenText

/// Matches new screens with obsolete goldens of the same content, which were renamed.
struct RenamedGoldens {
  /// The obsolete goldens that belong to a renamed screen.
  private(set) var found: Set<GoldenFile> = []

  private let obsolete: [GoldenFile]
  private let obsoleteFiles: Set<GoldenFile>
  private let store: GoldenStore
  private var byContent: [Content: [GoldenFile]]?

  private struct Content: Hashable {
    let folder: GoldenFolder
    let lines: ArraySlice<UInt8>
  }

  /// Creates a search, which reads the files at its first use.
  init(_ obsolete: [GoldenFile], in store: GoldenStore) {
    (self.obsolete, obsoleteFiles, self.store) = (obsolete, Set(obsolete), store)
  }

  /// The golden of a new screen under its previous name; later calls do not return it again.
  mutating func golden(for text: [UInt8], in folder: GoldenFolder) -> GoldenFile? {
    if obsolete.isEmpty { return nil }
    if byContent == nil { byContent = filesByContent() }
    guard let lines = GoldenBody.lines(of: text),
      let golden = byContent?[Content(folder: folder, lines: lines)]?.popLast()
    else { return nil }
    found.insert(golden)
    return golden
  }

  /// The control golden of a new screen under the name that its picture had before; nil if its rows
  /// differ.
  mutating func golden(like picture: GoldenFile, for text: [UInt8]) -> GoldenFile? {
    let golden = GoldenFile(folder: .controls, name: picture.name)
    guard obsoleteFiles.contains(golden), let bytes = store.bytes(of: golden),
      let lines = GoldenBody.lines(of: text), GoldenBody.lines(of: bytes) == lines
    else { return nil }
    found.insert(golden)
    return golden
  }

  /// Reads the files, and skips those that cannot be read or are not goldens.
  private func filesByContent() -> [Content: [GoldenFile]] {
    var goldens: [Content: [GoldenFile]] = [:]
    // The last one is taken first.
    for golden in obsolete.reversed() {
      guard let bytes = store.bytes(of: golden), let lines = GoldenBody.lines(of: bytes) else {
        continue
      }
      goldens[Content(folder: golden.folder, lines: lines), default: []].append(golden)
    }
    return goldens
  }
}

/// The content of a golden without the name of its screen.
enum GoldenBody {
  /// The lines after the second, which contains the name; nil if it does not.
  static func lines(of golden: [UInt8]) -> ArraySlice<UInt8>? {
    let golden = LineEndings.normalized(golden)
    guard golden.starts(with: "---\nscreen: ".utf8),
      let end = golden.dropFirst(4).firstIndex(of: .newline)
    else { return nil }
    return golden[(end + 1)...]
  }
}
