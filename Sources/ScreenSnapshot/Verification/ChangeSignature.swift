import ScreenText

/// The lines that a difference changes, whatever their position: two screens that changed for the same reason have
/// equal signatures.
struct ChangeSignature: Hashable, Sendable {
  private let lines: Set<ChangedLine>

  /// Creates the signature of a difference.
  ///
  /// - Complexity: O(*n*) in the changed lines.
  init(of diff: UnifiedDiff) {
    lines = Set(diff.hunks.flatMap(\.lines).compactMap(ChangedLine.init))
  }
}

/// A line that was added or removed, regardless of its indentation and of the frame of its picture.
struct ChangedLine: Hashable, Sendable {
  private let isAdded: Bool
  private let phrases: [String]

  /// Whether a line feed follows, which only the last line may lack.
  private let isTerminated: Bool

  /// Creates a changed line; nil for a line that both texts have.
  init?(_ line: HunkLine) {
    if line.kind == .context { return nil }
    isAdded = line.kind == .added
    phrases = Self.phrases(of: line.text)
    isTerminated = line.content.isTerminated
  }

  /// The texts of a line between frames and between two or more spaces.
  static func phrases(of line: String) -> [String] {
    line.split(separator: "│").flatMap { $0.split(separator: "  ") }
      .map { $0.trimmingPrefix { $0 == " " } }
      .map { String($0.last == " " ? $0.dropLast() : $0) }.filter { !$0.isEmpty }
  }
}
