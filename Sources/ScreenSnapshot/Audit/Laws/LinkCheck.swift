/// Opens the link to a screen over other screens, and compares what it shows with what a jump shows.
@MainActor
struct LinkCheck {
  private let opener: LinkOpener
  private var findings = LawFindings()

  private var auditor: Auditor { opener.auditor }
  private var expected: DescribedState { opener.expected }

  /// The number of screens over which a link ends the process before it is not opened any more.
  private static let maximumEnds = 3

  init(_ opener: LinkOpener) { self.opener = opener }

  /// Checks the link over screens, and after a start.
  ///
  /// - Complexity: Two jumps and an open link per screen.
  consuming func check(over list: [Int?]) async throws -> LawFindings {
    let opened = try await open(over: list)
    let afterStart = opened.first { $0.first == nil }?.result
    for link in opened { try await add(link, afterStart) }
    return findings
  }

  /// Opens the link over screens.
  ///
  /// A link that ends the process after a start would end it over every screen.
  private mutating func open(over list: [Int?]) async throws -> [OpenedLink] {
    var opened: [OpenedLink] = []
    var endCount = 0
    for first in list {
      if opener.leavesOut(over: first) {
        endCount += first == nil ? Self.maximumEnds : 1
      } else if endCount >= Self.maximumEnds {
        leaveOut(.ends, on: first)
      } else if let link = try await opener.open(over: first) {
        opened.append(link)
      } else {
        leaveOut(.cannotShowScreenBelow, on: first)
      }
    }
    return opened
  }

  // MARK: One link

  /// Adds what a link that was opened shows.
  private mutating func add(_ link: OpenedLink, _ afterStart: OperationResult?) async throws {
    if let gap = link.gap(to: expected, with: auditor) { return leaveOut(gap, on: link.first) }
    if let change = link.textChange { return try await add(change, of: link) }
    var (steps, result) = (opener.steps(over: link.first), link.result)
    if link.isWaiting(for: expected) {
      guard let later = try await opener.resultLater(of: link) else {
        return leaveOut(.waitsWithoutEnd, on: link.first)
      }
      steps += later.steps
      result = later.result
    }
    let violation = violation(of: link, steps, result) {
      link.cause(of: $0, insteadOf: expected, afterStart)
    }
    findings.addCheck(violation)
    // What stays may hide another mistake.
    guard case .visible(let found) = result,
      let leftovers = violation?.cause.statement.leftovers,
      let other = found.difference(apartFrom: leftovers, of: link.before, insteadOf: expected)
    else { return }
    findings.violations += [self.violation(of: link, steps, result) { _ in .differs(other) }]
      .compactMap(\.self)
  }

  private func violation(
    of link: OpenedLink, _ steps: [Step], _ result: OperationResult,
    cause: (DescribedState) -> LawCause<LinksLaw.Cause>?
  ) -> Violation? {
    LinksLaw.violation(
      by: result, on: auditor.name(of: opener.screen), after: link.first.map(auditor.name),
      steps: steps, expected: expected, ifInvalid: link.causeIfInvalid, cause: cause)
  }

  /// Adds another text of the screen, unless a jump shows it, too: the law of isolation reports that.
  private mutating func add(_ change: TextChange, of link: OpenedLink) async throws {
    let isOfJump = try await isShownByJump(change, from: link.first)
    findings.addCheck(
      isOfJump
        ? nil
        : LinksLaw.violation(
          by: change, on: auditor.name(of: opener.screen), after: link.first.map(auditor.name),
          steps: opener.steps(over: link.first)))
  }

  private func isShownByJump(_ change: TextChange, from first: Int?) async throws -> Bool {
    guard let first, auditor.app.navigatesAbsolutely else { return false }
    let driver = try await auditor.driver(at: first)
    if try await auditor.failure(of: { try await driver.show(opener.screen) }) != nil {
      return false
    }
    return try await auditor.textChange(on: opener.screen, shownBy: driver) == change
  }

  private mutating func leaveOut(_ gap: LinksLaw.Gap, on screen: Int?) {
    findings.leaveOut(gap, by: LinksLaw.self, on: screen.map(auditor.name))
  }
}
