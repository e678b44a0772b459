import ScreenRendering
import ScreenText

/// Matches new screens with obsolete goldens of the same content, which were renamed.
struct RenamedGoldens {
  /// The obsolete goldens that belong to a renamed screen.
  private(set) var found: Set<GoldenFile> = []

  private var obsolete: [Content: [(file: GoldenFile, bytes: [UInt8])]] = [:]

  private struct Content: Hashable {
    let folder: GoldenFolder
    /// The name of a control golden, because the controls of many screens are the same.
    let name: String?
    /// The lines without the name of the screen.
    let lines: ArraySlice<UInt8>

    /// Returns nil for a text whose second line has no name.
    init?(of text: [UInt8], in folder: GoldenFolder, named name: String?) {
      let text = LineEndings.normalized(text)
      guard text.starts(with: "---\nscreen: ".utf8),
        let end = text.dropFirst(4).firstIndex(of: .lineFeed)
      else { return nil }
      self.folder = folder
      self.name = folder == .controls ? name : nil
      lines = text[(end + 1)...]
    }
  }

  /// Reads the obsolete goldens, except for those that cannot be read or are not goldens.
  init(_ obsolete: [GoldenFile], in store: GoldenStore) {
    // The last one is taken first.
    for golden in obsolete.reversed() {
      guard let bytes = store.bytes(of: golden),
        let content = Content(of: bytes, in: golden.folder, named: golden.name)
      else { continue }
      self.obsolete[content, default: []].append((golden, bytes))
    }
  }

  /// The golden of a new screen under its previous name, as it was compared; later calls do not return it again.
  ///
  /// A control golden has the name that the golden of its picture had.
  mutating func golden(
    for text: [UInt8], in folder: GoldenFolder, ofPicture picture: GoldenFile?
  ) -> (file: GoldenFile, bytes: [UInt8])? {
    guard let content = Content(of: text, in: folder, named: picture?.name),
      let golden = obsolete[content]?.popLast()
    else { return nil }
    found.insert(golden.file)
    return golden
  }
}
