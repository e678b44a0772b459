/// Opens the link to a screen over other screens, and compares what it shows with what a jump shows.
@MainActor
struct LinkCheck {
  private let opener: LinkOpener
  private var findings = LawFindings()

  private var auditor: Auditor { opener.auditor }

  /// The number of screens over which a link ends the process before it is not opened any more.
  static let maximumEnds = 3

  init(_ opener: LinkOpener) { self.opener = opener }

  /// Checks the link after a start, and over screens.
  ///
  /// A link that ends the process after a start would end it over every screen.
  ///
  /// - Complexity: Two jumps and an open link per screen.
  consuming func check(over screens: [Int]) async throws -> LawFindings {
    var start: OpenedLink?
    var endCount = 0
    for first in [nil] + screens {
      if opener.leavesOut(over: first) {
        endCount += first == nil ? Self.maximumEnds : 1
      } else if endCount >= Self.maximumEnds {
        leaveOut(.linkEnds, on: first)
      } else if let first, try await opener.opened(over: first) != nil {
        findings.addCheck(nil)
      } else if let link = try await opener.open(over: first) {
        if first == nil { start = link }
        try await add(link, afterStart: start)
      } else {
        leaveOut(.cannotShowScreenBelow, on: first)
      }
    }
    return findings
  }

  /// Adds what a link that was opened shows, which may be what it shows after a start.
  private mutating func add(_ link: OpenedLink, afterStart start: OpenedLink?) async throws {
    if let change = link.changeBelow, let first = link.first {
      findings.addCheck(
        LinksLaw.violation(
          by: change, .refusedLinkChangesText(change.difference),
          on: auditor.name(of: opener.screen), after: auditor.name(of: first), steps: link.steps))
    } else if let gap = link.gap(to: opener.expected, with: auditor) {
      leaveOut(gap, on: link.first)
    } else {
      let violation = opener.violation(by: link, afterStart: start)
      if violation != nil, try await opener.isLikeJump(link) {
        leaveOut(.linkLikeJump, on: link.first)
      } else {
        findings.addCheck(violation)
      }
    }
  }

  private mutating func leaveOut(_ gap: LawGap, on screen: Int?) {
    findings.leaveOut(gap, on: screen.map(auditor.name))
  }
}
