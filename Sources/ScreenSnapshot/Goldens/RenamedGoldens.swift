/// Finds out which new screens are old ones under another name, by what the obsolete goldens show.
struct RenamedGoldens {
  /// The goldens that are a screen's again.
  private(set) var found: Set<GoldenFile> = []

  private let obsolete: [GoldenFile]
  private let store: GoldenStore
  private var byContent: [Content: [GoldenFile]]?

  private struct Content: Hashable {
    let layout: ScreenLayout
    let lines: ArraySlice<UInt8>
  }

  /// Creates a search, which reads the files when it is first asked.
  init(_ obsolete: [GoldenFile], in store: GoldenStore) {
    self.obsolete = obsolete
    self.store = store
  }

  /// The golden that a new screen had under its old name, which is no other screen's from now on.
  mutating func golden(for text: [UInt8], in layout: ScreenLayout) -> GoldenFile? {
    if obsolete.isEmpty { return nil }
    var goldens = byContent ?? read()
    // Held once only, or each search would copy all.
    byContent = nil
    defer { byContent = goldens }
    guard let lines = GoldenBody.lines(of: text),
      let golden = goldens[Content(layout: layout, lines: lines)]?.popFirst()
    else { return nil }
    found.insert(golden)
    return golden
  }

  /// Reads the files; one that cannot be read, or is no golden, was not renamed.
  private func read() -> [Content: [GoldenFile]] {
    var goldens: [Content: [GoldenFile]] = [:]
    for golden in obsolete {
      guard let bytes = try? store.read(golden), let lines = GoldenBody.lines(of: bytes) else {
        continue
      }
      goldens[Content(layout: golden.layout, lines: lines), default: []].append(golden)
    }
    return goldens
  }
}

/// Everything of a golden but its screen's name.
enum GoldenBody {
  /// All lines behind the second, which says the name; nil where it does not.
  static func lines(of golden: [UInt8]) -> ArraySlice<UInt8>? {
    let golden = LineEndings.normalized(golden)
    guard golden.starts(with: "---\nscreen: ".utf8),
      let end = golden.dropFirst(4).firstIndex(of: .newline)
    else { return nil }
    return golden[(end + 1)...]
  }
}

extension Array {
  /// Takes the first element off.
  fileprivate mutating func popFirst() -> Element? {
    isEmpty ? nil : removeFirst()
  }
}
