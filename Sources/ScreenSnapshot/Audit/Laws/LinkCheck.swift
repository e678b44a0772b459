/// Opens the link to a screen over other screens, and compares what it shows with what a jump shows.
@MainActor
struct LinkCheck {
  private let opener: LinkOpener
  private var findings = LawFindings()

  private var auditor: Auditor { opener.auditor }
  private var expected: DescribedState { opener.expected }

  /// The number of screens over which a link ends the process before it is not opened any more.
  static let maximumEnds = 3

  init(_ opener: LinkOpener) { self.opener = opener }

  /// Checks the link over screens, and after a start.
  ///
  /// - Complexity: Two jumps and an open link per screen.
  consuming func check(over list: [Int?]) async throws -> LawFindings {
    let opened = try await open(over: list)
    let start = opened.first { $0.first == nil }
    for link in opened { try await add(link, afterStart: start) }
    return findings
  }

  /// Opens the link over screens.
  ///
  /// A link that ends the process after a start would end it over every screen.
  ///
  /// - Returns: The links that did not show their screen at once.
  private mutating func open(over list: [Int?]) async throws -> [OpenedLink] {
    var opened: [OpenedLink] = []
    var endCount = 0
    for first in list {
      if opener.leavesOut(over: first) {
        endCount += first == nil ? Self.maximumEnds : 1
      } else if endCount >= Self.maximumEnds {
        leaveOut(.linkEnds, on: first)
      } else if try await opener.showsAtOnce(over: first) {
        findings.addCheck(nil)
      } else if let link = try await opener.open(over: first) {
        opened.append(link)
      } else {
        leaveOut(.cannotShowScreenBelow, on: first)
      }
    }
    return opened
  }

  // MARK: One link

  /// Adds what a link that was opened shows, which may be what it shows after a start.
  private mutating func add(_ link: OpenedLink, afterStart start: OpenedLink?) async throws {
    if let violation = link.violationBelow { return findings.addCheck(violation) }
    if let gap = link.gap(to: expected, with: auditor) { return leaveOut(gap, on: link.first) }
    if let change = link.textChange { return try await add(change, of: link) }
    if link.outcome == .waiting {
      return findings.addCheck(
        violation(of: link) { $0 == expected ? nil : .waitingLinkChangesSomething })
    }
    guard case .visible(let found) = link.result,
      let cause = link.cause(of: found, insteadOf: expected, start?.result)
    else { return findings.addCheck(violation(of: link) { _ in nil }) }
    try await add(cause, of: link, showing: found)
  }

  /// Adds the causes of what a link shows instead of its screen, without those that jumps share.
  private mutating func add(
    _ cause: LawCause, of link: OpenedLink, showing found: DescribedState
  ) async throws {
    let jump = try await opener.wrongJump(over: link.first)
    var causes = found == jump ? [] : [cause]
    if let leftovers = cause.leftovers {
      let staysAfterJump = jump.flatMap {
        Leftovers(of: link.before, in: $0, insteadOf: expected)
      }
      if staysAfterJump?.parts == leftovers.parts { causes = [] }
      // What stays may hide another mistake.
      let other = found.difference(apartFrom: leftovers, of: link.before, insteadOf: expected)
      if found != jump, let other {
        // Over its own screen, a link to another payload is one to another screen.
        causes = (link.first == opener.screen ? [] : causes) + [.differs(other)]
      }
    }
    if causes.isEmpty { return leaveOut(.linkLikeJump, on: link.first) }
    findings.addCheck(causes.compactMap { cause in violation(of: link) { _ in cause } })
  }

  private func violation(
    of link: OpenedLink, cause: (DescribedState) -> LawCause?
  ) -> Violation? {
    LinksLaw.violation(
      by: link.result, on: auditor.name(of: opener.screen), after: link.first.map(auditor.name),
      steps: opener.steps(over: link.first), expected: expected, ifInvalid: link.causeIfInvalid,
      cause: cause)
  }

  /// Adds another text of the screen, unless a jump shows it, too.
  private mutating func add(_ change: TextChange, of link: OpenedLink) async throws {
    if try await isShownByJump(change, from: link.first) {
      return leaveOut(.linkLikeJump, on: link.first)
    }
    findings.addCheck(
      LinksLaw.violation(
        by: change, on: auditor.name(of: opener.screen), after: link.first.map(auditor.name),
        steps: opener.steps(over: link.first)))
  }

  private func isShownByJump(_ change: TextChange, from first: Int?) async throws -> Bool {
    guard let driver = try await opener.jump(over: first) else { return false }
    return try await auditor.textChange(on: opener.screen, shownBy: driver) == change
  }

  private mutating func leaveOut(_ gap: LawGap, on screen: Int?) {
    findings.leaveOut(gap, on: screen.map(auditor.name))
  }
}
