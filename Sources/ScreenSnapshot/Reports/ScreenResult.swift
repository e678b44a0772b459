/// The verdict on one screen in one layout, or on one obsolete file, and what led to it.
///
/// A run keeps one for each screen, and nearly all match: what those have is here, what the others have
/// besides is a ``ResultDetails``, which a result has once something is written into it.
@dynamicMemberLookup
package struct ScreenResult: Sendable {
  /// The screen's raw value; of an obsolete file, the name that it was recorded under.
  package let screen: String

  /// The layout.
  package let layout: ScreenLayout

  /// What became of it.
  package var verdict: Verdict

  /// The golden's path, in parts that many results share where it is made of them.
  private let place: GoldenPath

  /// The selected tab, where the screen could be shown and has one.
  package var tab: String?

  /// The names on the way to what is visible.
  package var path: String?

  /// Whether the harness has content for what is visible.
  package var hasContent = false

  // None or one: an array is a place elsewhere that takes no room before it is needed.
  private var details: [ResultDetails] = []

  /// The golden's path, relative to the package.
  package var golden: String { place.text }

  /// What only few results have.
  package subscript<Value>(dynamicMember member: WritableKeyPath<ResultDetails, Value>) -> Value {
    get { (details.first ?? .none)[keyPath: member] }
    set {
      if details.isEmpty { details = [.none] }
      details[0][keyPath: member] = newValue
    }
  }
}

/// What a result has that is not simply a match.
package struct ResultDetails: Sendable {
  /// Why the screen could not be verified.
  package var reason: String?

  /// The signal that ended the process of a screen that crashed.
  package var signal: String?

  /// The last lines that it wrote to standard error.
  package var lastWords: [String] = []

  /// The line of the golden that the reason speaks of, counted from 1.
  package var line: Int?

  /// What to know besides the verdict.
  package var note: String?

  /// The golden that a renamed screen had before, relative to the package.
  package var from: String?

  /// What differs, for people; of a new screen, all of its text.
  package var diff: UnifiedDiff?

  /// What differs in bytes, where that is more than people need to see: line ends.
  package var exactDiff: UnifiedDiff?

  /// What differs, in words.
  package var headline: String?

  fileprivate static let none = ResultDetails()
}

/// The path of a golden as it is shown.
private enum GoldenPath: Sendable {
  case whole(String)
  case parts(folder: String, file: GoldenFile)

  var text: String {
    switch self {
    case .whole(let path): path
    case .parts(let folder, let file): "\(folder)/\(file.path)"
    }
  }
}

extension ScreenResult {
  /// Creates a result.
  ///
  /// - Parameters:
  ///   - screen: The screen's raw value.
  ///   - layout: The layout.
  ///   - verdict: What became of it.
  ///   - golden: The golden's path, relative to the package.
  ///   - tab: The selected tab.
  ///   - path: The names on the way to what is visible.
  ///   - reason: Why the screen could not be verified.
  package init(
    screen: String, layout: ScreenLayout, verdict: Verdict, golden: String, tab: String? = nil,
    path: String? = nil, reason: String? = nil
  ) {
    self.init(
      screen: screen, layout: layout, verdict: verdict, place: .whole(golden), tab: tab, path: path)
    if let reason { self.reason = reason }
  }

  /// Creates the result on a golden of a store.
  init(screen: String, verdict: Verdict, golden: GoldenFile, in store: GoldenStore) {
    self.init(
      screen: screen, layout: golden.layout, verdict: verdict,
      place: .parts(folder: store.shownFolder, file: golden))
  }
}

extension ScreenResult {
  /// Whether the screen could be shown, and its golden is what cannot be compared: recording it anew
  /// helps.
  package var hasInvalidGolden: Bool { verdict == .invalid && path != nil }

  /// Finds what differs, and says it in words.
  mutating func explain(from golden: [UInt8], to text: [UInt8]) {
    self.headline = Headline.text(of: setDiff(from: golden, to: text))
  }

  /// Finds what differs, for people and for a patch.
  ///
  /// - Returns: The difference for people, which may be said in words.
  @discardableResult
  mutating func setDiff(from golden: [UInt8], to text: [UInt8]) -> LineDiff {
    let lines = LineEndings.normalized(golden)
    let difference = LineDiff(from: lines, to: text)
    self.diff = UnifiedDiff(difference)
    self.exactDiff = lines == golden ? nil : UnifiedDiff(LineDiff(from: golden, to: text))
    return difference
  }

  /// The difference as a patch needs it.
  package var patchDiff: UnifiedDiff? { self.exactDiff ?? self.diff }

  /// The name of the golden in its folder.
  var fileName: String {
    golden.split(separator: "/").last.map(String.init) ?? golden
  }

  /// `compact/library`, as a pattern selects the screen.
  package var name: String { "\(layout.rawValue)/\(screen)" }

  /// The text of the screen as it was in this run.
  ///
  /// - Parameter golden: The bytes of ``golden``, or of ``from``; nil where there is no such file.
  /// - Returns: Nil where the screen has no text, or the golden is not the one that was compared.
  package func text(over golden: [UInt8]?) -> [UInt8]? {
    switch verdict {
    case .matched: golden
    case .changed, .new, .renamed: patchDiff?.applied(to: golden ?? [])
    case .obsolete, .invalid, .crashed, .timedOut, .unstable: nil
    }
  }
}
