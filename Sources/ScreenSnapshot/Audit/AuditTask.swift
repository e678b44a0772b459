import ScreenText

/// A part of an audit that one process checks.
package enum AuditTask: Hashable, Codable, Sendable {
  /// The ordered pairs of the screen at a position of a list with itself and those after it; nil lists all.
  ///
  /// With a list of jumps to leave out, which end the process, each other jump is announced.
  case pairs(Int, among: [Int]?, skipping: [String]? = nil)

  /// Isolation of the last of some screens from those before it.
  case walk([Int])

  /// One law on one screen, without the steps in the list: they end the process.
  case screen(AuditLaw, Int, skipping: [String] = [])

  /// The link to a screen over another screen, or after a start.
  case link(Int, over: Int?)

  /// The screens that the controls of a screen lead to, without steps as above.
  case edges(Int, skipping: [String] = [])

  /// The screens that taps reach from the start, without steps as above.
  case crawl(CrawlLimits, skipping: [String] = [])

  /// The steps of a journey; the last one ends the process or leads to an invalid state.
  case journey([String])
}

extension AuditTask {
  /// The task without steps that end the process, by their names; nil if it cannot leave out steps.
  func skipping(_ steps: [String]) -> AuditTask? {
    switch self {
    case .screen(.exits, _, _): nil
    case .screen(let law, let index, _): .screen(law, index, skipping: steps)
    case .edges(let index, _): .edges(index, skipping: steps)
    case .crawl(let limits, _): .crawl(limits, skipping: steps)
    case .pairs(let position, let list, _): .pairs(position, among: list, skipping: steps)
    case .walk, .link, .journey: nil
    }
  }

  /// The names of the steps to leave out.
  var skipped: [String] {
    switch self {
    case .pairs(_, _, let skipped): skipped ?? []
    case .screen(_, _, let skipped), .edges(_, let skipped), .crawl(_, let skipped): skipped
    case .walk, .link, .journey: []
    }
  }

  /// Whether the task announces its screens, but not each step, which would take longer than a jump.
  var announcesNoStep: Bool { if case .pairs(_, _, nil) = self { true } else { false } }

  /// The subject of the task, for messages.
  package func subject(among screens: [String]) -> String {
    switch self {
    case .pairs(let position, let list, _):
      "jumps from and to \(screens[list?[position] ?? position])"
    case .walk(let walk): "jumps to \(WordList.list(walk.map { screens[$0] }))"
    case .screen(let law, let index, _): "the law \(law.rawValue) on \(screens[index])"
    case .link(let index, _): "the link of \(screens[index])"
    case .edges(let index, _): "the controls of \(screens[index])"
    case .crawl: "what taps reach"
    case .journey(let steps): "the steps \(WordList.list(steps.map { "'\($0)'" }))"
    }
  }

  /// The path of a broken link, below that of a link.
  static let brokenPath = "there/is/no/such/screen"

  /// The name of the last of some steps of a journey, after the others.
  static func name(of steps: [String]) -> String { steps.joined(separator: "\n") }

  /// The steps in a name; a step has no line end.
  static func steps(in name: String) -> [String] { name.split(separator: "\n").map(String.init) }
}

/// How far the crawl of an audit goes.
package struct CrawlLimits: Hashable, Codable, Sendable {
  /// The maximum number of taps from the start.
  package var depth = 16

  /// The maximum number of states.
  package var states = 10_000

  package init() {}
}

/// What a process found out about a part of an audit.
package struct AuditPart: Codable, Sendable {
  /// The number of pairs, screens, links, taps or states that were checked.
  package var checkedCount = 0
  package var findings: [AuditFinding] = []

  /// What was not checked, by reason.
  package var unchecked: [String: Int] = [:]

  /// The operations that the harness does not support.
  package var unsupported: Set<UnsupportedOperation> = []

  /// The reasons why screens cannot be shown, for parts that several screens share.
  package var invalid: [Int: String] = [:]

  /// What the controls of a screen lead to.
  package var edges: [ControlEdge] = []

  /// The screens that taps reach, for the crawl.
  package var reached: Set<Int> = []

  /// The reached screens that only a link reaches.
  var linked: Set<Int> = []

  /// The screens that count as reached because the crawl cannot tell, with the reason.
  var undecided: [Int: String] = [:]

  /// The places of the crawl that a screen of the manifest shows, if the crawl has ended.
  var places: Set<String>?

  /// The beginning of the reasons why the crawl cannot tell whether a screen is reached.
  static let openPrefix = "not reached, but "

  /// The reason why taps do not reach a screen that the crawl visits.
  static let reachedByLink = "reached only by a link"

  mutating func add(_ finding: AuditFinding) { findings.append(finding) }

  mutating func skip(_ reason: String) { unchecked[reason, default: 0] += 1 }
}

extension UnsupportedOperation: Codable {}

/// One violation of a law.
package struct AuditFinding: Hashable, Codable, Sendable {
  package let law: AuditLaw

  /// What is wrong, in words that other findings with the same cause have too.
  package let cause: String

  /// The screen.
  package let screen: String

  /// The screen that was visible before; nil if none matters.
  package var previous: String?

  /// The label of the control; nil if none matters.
  package var control: String?

  /// Steps of a journey that show it.
  package var steps: [String]

  /// What should be visible after the steps, and what is.
  package let expected: String
  package let found: String
}
