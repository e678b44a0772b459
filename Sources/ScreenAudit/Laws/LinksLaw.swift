import ScreenDriver
import ScreenSnapshot
import ScreenText

/// Links: opening a screen's link shows what navigating to the screen shows.
///
/// It does so from a fresh start and over every screen, also itself, and the tab that it leaves keeps its stack. A
/// broken link, whose path goes on, changes nothing and is refused, unless the harness reports no outcomes. Over a
/// screen, the app may refuse a link for a reason; it may also keep a link for later, if nothing changes.
enum LinksLaw: Law {
  /// The link to a screen after a start, over other screens, and at the moments that a jump does not make.
  case screen(Int, over: [Int])

  /// The link to a screen over one other screen, after a start, or at one moment.
  ///
  /// The process shows no third screen, so that none leaves something behind.
  case link(to: Int, over: Int?, at: LinkMoment?)
  case broken(Int)

  static let name = AuditLaw.links
  static let checks = (one: "link opened", many: "links opened")
  static let nothingToCheck = "found no link"
  static let example = LawExample(
    steps: ["show help", "open lobby://home"], right: "home",
    broken: "home › room(1) › sheet help")

  static func hint(on examples: [Violation]) -> String? {
    func first(_ cause: LawCause) -> Violation? { examples.first { $0.cause == cause } }
    if first(.linkIsIgnored) != nil {
      return "if the app keeps links for later, return a 'LinkOutcome' from 'open(_:in:)'"
    }
    if let example = first(.linkIsIgnoredAsOpened) {
      return
        "'open(_:in:)' returned '.opened', and '\(TextColumns.visible(example.found))' is still visible; "
        + "if that is right, return '.waiting', or '.refused' with a reason"
    }
    return first(.brokenLinkIsNotRefused).map { _ in
      "throw an error, or return '.refused' with a reason, from 'open(_:in:)' if the app knows no such link"
    }
  }
}

// MARK: - Parts

extension LinksLaw {
  static func parts(of plan: AuditPlan) -> [LinksLaw] {
    plan.indices.flatMap { index -> [LinksLaw] in
      let others = plan.links?.partners(of: index) ?? Array(0..<plan.screenCount)
      return [.screen(index, over: others), .broken(index)]
    }
  }

  static func part(showing violation: Violation, among screens: [String]) -> LinksLaw? {
    guard let index = screens.firstIndex(of: violation.screen) else { return nil }
    if violation.steps.contains(where: \.opensBrokenLink) { return .broken(index) }
    let previous = violation.previous.flatMap(screens.firstIndex)
    return .link(to: index, over: previous, at: violation.moment)
  }

  private var screen: Int {
    switch self {
    case .screen(let index, _), .link(let index, _, _), .broken(let index): index
    }
  }

  var subject: Int? { screen }

  @MainActor
  func check(with inspector: Inspector, _ findings: inout LawFindings) async throws {
    let isBroken = if case .broken = self { true } else { false }
    guard var check = try await LinkCheck(of: screen, isBroken: isBroken, inspector) else {
      if case .screen = self {
        findings.omit(LawGap("the harness declares no link"), on: inspector.name(of: screen))
      }
      return
    }
    // Also what was found before an operation that the harness does not support.
    defer { findings = check.findings }
    switch self {
    case .screen(_, let others):
      try await check.check(over: others)
      check.omitScreens(exceptOver: others)
      try await check.checkMoments()
    case .link(_, let below, nil): try await check.check(over: [below].compactMap(\.self))
    case .link(_, let below, let moment?): try await check.check(at: moment, on: below)
    case .broken: try await check.checkBrokenLink()
    }
  }
}

extension LawCause {
  static let linkIsIgnored = LawCause(.doesNothing, "a link is ignored")
  static let linkIsIgnoredAsOpened =
    LawCause(.doesNothing, "a link is ignored, but reported as opened")
  static let brokenLinkIsNotRefused = LawCause(.notRefused, "a broken link is not refused")
}

extension LawGap {
  static let linkIsRefused = LawGap("the app refuses the link over the screen, for a reason")
  static let linkIsFallback = LawGap("the app shows something else on purpose")
  static let linkEnds = LawGap("the link crashes or hangs")
  static let otherMoments = LawGap(
    "the audit opens each link after only one closed sheet, closed dialog, push and back, and change of tab"
  )
}
