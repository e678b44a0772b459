/// A golden that would change if what was found were accepted.
package struct GoldenProposal: Sendable {
  /// The verdict, and what differs.
  package let result: ScreenResult

  /// The file that would be written or deleted.
  let file: GoldenFile

  /// What the file held when it was compared; nil where it was missing or could not be read.
  var golden: [UInt8]?

  /// What the file of the old name held.
  var oldGolden: [UInt8]?

  /// The file of the screen's old name, which would be deleted.
  let old: GoldenFile?

  /// What the file would hold; nil where it would be deleted.
  let text: [UInt8]?

  /// What accepting would do.
  func kind(in store: GoldenStore) -> GoldenChange.Kind {
    if text == nil { return .deleted }
    return old.map { .moved(from: store.shownPath(of: $0)) } ?? .wrote
  }
}
