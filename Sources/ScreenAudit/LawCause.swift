import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// Why a law is broken; violations of a law with equal causes are one finding.
struct LawCause: Codable, Hashable, Sendable {
  /// The cause that exceptions name.
  let kind: AuditCause

  /// What is wrong, as the title of a finding says it.
  let words: String

  /// What should be the case instead; nil if a state or a text should be visible.
  let expected: String?

  /// What tells causes with the same words apart, such as the words by which two texts differ.
  private let details: [String]

  init(_ kind: AuditCause, _ words: String, expected: String? = nil, details: [String] = []) {
    (self.kind, self.words, self.expected, self.details) = (kind, words, expected, details)
  }

  /// The parts of the state before that stay; empty for another cause.
  var leftovers: [String] { kind == .leftovers ? details : [] }
}

/// The causes of several laws; those of one are in its file.
extension LawCause {
  /// Some parts of the state before stay.
  static func stays(_ parts: some Sequence<String>) -> LawCause {
    let leftovers = StateDifference.parts.filter(Set(parts).contains)
    let verb = leftovers.count == 1 ? "stays" : "stay"
    return LawCause(.leftovers, "\(WordList.list(leftovers)) \(verb)", details: leftovers)
  }

  /// The state differs from the expected one; parts of the state before may stay.
  static func differs(
    from expected: DescribedState, to found: DescribedState, after before: DescribedState? = nil
  ) -> LawCause {
    let difference = StateDifference(from: expected, to: found, after: before)
    if !difference.leftovers.isEmpty { return .stays(difference.leftovers) }
    return LawCause(
      .otherState, difference.words.joined(separator: ", "), details: difference.otherPayloads)
  }

  /// The state is the expected one, but something shows another text.
  static func shows(_ change: TextChange, _ words: String = "a screen shows another text")
    -> LawCause
  {
    LawCause(.otherText, words, details: change.words)
  }

  /// The operation that the law is about crashes, hangs, or else leads to an invalid state.
  static func fails(_ operation: CheckedOperation, _ kind: AuditCause = .invalidState) -> LawCause {
    LawCause(kind, "\(operation.rawValue) \(kind.verb)", expected: operation.expected)
  }
}

extension AuditCause {
  /// How a step fails.
  var verb: String {
    switch self {
    case .crash: "crashes"
    case .hang: "hangs"
    default: "leads to an invalid state"
    }
  }
}

/// What a law does with the app, as causes name it.
enum CheckedOperation: String {
  case jump = "a jump"
  case link = "a link"
  case brokenLink = "a broken link"
  case relaunch = "a relaunch"
  case back = "back"
  case tab = "a tap on a tab"
  case control = "a control"
  case event = "an event"
  case repeatedControl = "the same control after back"
  case controlAfterClosing = "the same control after closing"

  /// What should be the case if it fails; nil if a state should be visible.
  fileprivate var expected: String? {
    switch self {
    case .jump, .link, .relaunch: nil
    case .brokenLink: "a refusal"
    case .back: "one level less"
    case .tab: "the tab"
    case .control: "a change"
    case .event: "a valid state"
    case .repeatedControl, .controlAfterClosing: "the same as after the first tap"
    }
  }
}
