import Foundation

/// Links: opening a screen's link shows what navigating to the screen shows, from a fresh start and over
/// every screen, also itself. A broken link changes nothing and is refused.
///
/// A link that leaves the state as it is over a presentation, an overlay or another flow may wait for its
/// end; such pairs are not checked. A link that crashes or hangs ends the process, and the session opens it
/// over the other screens in a new one.
extension Auditor {
  /// Checks the link to a screen after a start and over every screen.
  ///
  /// - Complexity: Two jumps and an open link per screen.
  func checkLinks(to index: Int, _ progress: AuditProgress) async throws -> AuditPart {
    try await checkLinks(
      to: index, over: [nil] + app.screens.indices.map(Optional.some), progress)
  }

  /// Checks the link to a screen over one other screen, or after a start.
  ///
  /// The process shows no third screen, so that none leaves something behind.
  func checkLink(
    to index: Int, over first: Int?, _ progress: AuditProgress
  ) async throws -> AuditPart {
    try await checkLinks(to: index, over: first == nil ? [nil] : [first, nil], progress)
  }

  private func checkLinks(
    to index: Int, over list: [Int?], _ progress: AuditProgress
  ) async throws -> AuditPart {
    var part = AuditPart()
    let expected = try await freshState(of: index)
    guard let url = try app.link(index) else {
      part.skip("'link(to:)' returns no link")
      return part
    }
    let opened = try await open(url, over: list, &part, progress)
    for link in opened {
      if link.mayWait(for: expected) {
        part.skip("a presentation, an overlay or a flow blocks links")
        continue
      }
      part.checkedCount += 1
      guard let (cause, found) = link.violation(of: expected, afterStart: opened.afterStart) else {
        continue
      }
      part.add(
        AuditFinding(
          law: .links, cause: cause, screen: name(of: index), previous: link.first.map(name),
          steps: steps(opening: url, over: link.first), expected: expected.line, found: found))
    }
    try await checkBrokenLink(url, to: index, &part, progress)
    return part
  }

  /// The number of screens over which a link ends the process before it is not opened any more.
  private static var maximumEnds: Int { 3 }

  /// Opens a link over screens and after a start.
  ///
  /// A link that ends the process after a start would end it over every screen.
  private func open(
    _ url: URL, over list: [Int?], _ part: inout AuditPart, _ progress: AuditProgress
  ) async throws -> [OpenedLink] {
    var opened: [OpenedLink] = []
    var endCount = 0
    for first in list {
      if progress.skips(AuditTask.name(of: steps(opening: url, over: first))) {
        endCount += first == nil ? Self.maximumEnds : 1
      } else if endCount >= Self.maximumEnds {
        part.skip("the link crashes or hangs")
      } else if let first, progress.skips(show(first)) {
        part.skip("the screen below the link cannot be shown")
      } else if let link = try await open(url, over: first, progress) {
        opened.append(link)
      } else {
        part.skip("the screen below the link cannot be shown")
      }
    }
    return opened
  }

  /// Opens a link over a screen, or after a start; nil if the screen cannot be shown.
  private func open(
    _ url: URL, over first: Int?, _ progress: AuditProgress
  ) async throws -> OpenedLink? {
    if let first { await prepare(first, progress) }
    progress.announce(first.map(show) ?? "the start of the app")
    guard let driver = try? await driver(below: first), let before = try? state(of: driver) else {
      return nil
    }
    progress.announce(AuditTask.name(of: steps(opening: url, over: first)))
    var link = OpenedLink(first: first, before: before)
    if let reason = try await failure(of: { try await driver.open(url) }) {
      link.failure = ("a link is refused", reason)
      return link
    }
    switch try await result(with: driver, of: driver.settle) {
    case .visible(let state): link.found = state
    case .invalid(let reason): link.failure = ("a link \(AuditFinding.leadsToInvalidState)", reason)
    }
    return link
  }

  private func driver(below first: Int?) async throws -> Driver {
    if let first { return try await driver(at: first) }
    return try await Driver(app, in: app.drivenLayouts[0], scenes: scenes)
  }

  /// The steps that open a link over a screen, or after a start.
  private func steps(opening url: URL, over first: Int?) -> [String] {
    [first.map(show), step(opening: url)].compactMap(\.self)
  }

  private func step(opening url: URL) -> String {
    Step.open(url: url.absoluteString).redacted(by: app.redaction).text
  }

  /// Opens the link with components that no link has.
  private func checkBrokenLink(
    _ url: URL, to index: Int, _ part: inout AuditPart, _ progress: AuditProgress
  ) async throws {
    let broken = url.appendingPathComponent(AuditTask.brokenPath)
    let steps = steps(opening: broken, over: index)
    let name = AuditTask.name(of: steps)
    if progress.skips(name) { return }
    if progress.skips(show(index)) {
      return part.skip("the screen below the link cannot be shown")
    }
    progress.announce(show(index))
    let driver = try await driver(at: index)
    let before = try state(of: driver)
    part.checkedCount += 1
    progress.announce(name)
    guard let (cause, found) = try await open(broken: broken, over: before, with: driver) else {
      return
    }
    part.add(
      AuditFinding(
        law: .links, cause: cause, screen: self.name(of: index), steps: steps,
        expected: "a refusal, and still \(before.line)", found: found))
  }

  /// Opens a broken link; the result has the cause and what was found, and is nil if it is refused.
  private func open(
    broken: URL, over before: DescribedState, with driver: Driver
  ) async throws -> (cause: String, found: String)? {
    let refusal = try await failure(of: { try await driver.open(broken) })
    switch try await result(with: driver, of: driver.settle) {
    case .visible(before):
      return refusal?.isEmpty == false ? nil : ("a broken link is not refused", before.line)
    case .visible(let after): return ("a broken link changes something", after.line)
    case .invalid(let reason): return ("a broken link \(AuditFinding.leadsToInvalidState)", reason)
    }
  }
}

/// A link that was opened.
private struct OpenedLink {
  /// The screen below; nil after a start.
  let first: Int?
  let before: DescribedState

  /// What is visible after the link; nil if it fails.
  var found: DescribedState?

  /// The cause of a link that fails, and its reason.
  var failure: (cause: String, found: String)?

  /// Whether the link may wait for the end of what is visible.
  func mayWait(for expected: DescribedState) -> Bool {
    found == before && found != expected && before.canBlockLink(to: expected)
  }

  /// The cause and what was found; nil if the link shows what it should.
  ///
  /// A link that shows the same after a start leaves nothing of the screen below it.
  func violation(
    of expected: DescribedState, afterStart: DescribedState?
  ) -> (cause: String, found: String)? {
    if let failure { return failure }
    guard let found, found != expected else { return nil }
    let leftover =
      found == afterStart ? nil : found.leftover(of: before, insteadOf: expected)
    return (leftover ?? NavigationEffect(from: expected, to: found).cause, found.line)
  }
}

extension [OpenedLink] {
  /// What the link shows after a start.
  fileprivate var afterStart: DescribedState? { first { $0.first == nil }?.found }
}

extension DescribedState {
  /// Whether a link may wait for the end of what is visible.
  fileprivate func canBlockLink(to target: DescribedState) -> Bool {
    stack.presentation != nil || overlay != nil || flow != target.flow
  }
}
