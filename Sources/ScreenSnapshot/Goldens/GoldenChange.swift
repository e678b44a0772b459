/// A golden that was written, moved or deleted.
package struct GoldenChange: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case wrote
    /// The file has the screen's text, and the file with this path is deleted.
    case moved(from: String)
    case deleted
  }

  package let kind: Kind

  /// The path of the golden, relative to the package.
  package let golden: String
}

/// A golden that could not be written, moved or deleted.
package struct GoldenChangeError: Error, Equatable, Sendable {
  /// The change that failed.
  package let kind: GoldenChange.Kind

  /// The path of the golden, relative to the package.
  package let golden: String

  /// The message of the C library.
  package let reason: String

  /// Whether permission is denied, as in the sandbox of a plugin.
  package let isDenied: Bool
}

/// A change of a golden that recording or a review can make.
package struct GoldenProposal: Sendable {
  /// The result that the change accepts.
  package let result: ScreenResult

  /// The file to write or delete.
  let file: GoldenFile

  /// The bytes of ``file`` when it was compared; nil if it was missing or unreadable.
  var golden: [UInt8]?

  /// The bytes of ``previousFile``.
  var previousGolden: [UInt8]?

  /// The golden of the screen's old name, which would be deleted.
  let previousFile: GoldenFile?

  /// The bytes to write; nil to delete the file.
  var text: [UInt8]?

  func kind(in store: GoldenStore) -> GoldenChange.Kind {
    if text == nil { return .deleted }
    return previousFile.map { .moved(from: store.displayPath(of: $0)) } ?? .wrote
  }
}

extension GoldenProposal {
  /// The change that a recording makes; nil if it makes none.
  ///
  /// A recording of missing goldens fills the empty results of a journey, even if others changed.
  func limited(to mode: RecordMode) -> GoldenProposal? {
    if mode.changes(result.verdict) { return self }
    guard mode.onlyMissing, file.folder == .journeys, result.verdict == .changed,
      let old = golden.flatMap({ try? JourneyFile(parsing: $0) }),
      let new = text.flatMap({ try? JourneyFile(parsing: $0) })
    else { return nil }
    var proposal = self
    proposal.text = old.fillingOnlyMissing(with: new.steps.map(\.result))
    return proposal.text == old.filled(with: []) ? nil : proposal
  }
}
