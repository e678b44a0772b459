import Foundation

/// Links: opening a screen's link shows what navigating to the screen shows, from a fresh start and over
/// every other screen. A broken link changes nothing and is refused.
///
/// A link that leaves the state as it is over a presentation, an overlay or another flow may wait for its
/// end; such pairs are not checked.
extension Auditor {
  /// Checks the link to a screen over every other screen.
  ///
  /// - Complexity: Two jumps and an open link per other screen.
  func checkLinks(to index: Int, onStep: OnStep) async throws -> AuditPart {
    var part = AuditPart()
    let expected = try await freshState(of: index)
    guard let url = try? Harness.link(to: screens[index]) else {
      part.skip("the screen has no link")
      return part
    }
    let open = JourneyAction.open(url: url.absoluteString).redacted(by: Harness.redaction).text
    // What the link opens after a start.
    var opened: DescribedState?
    for first in [nil] + screens.indices.filter({ $0 != index }).map(Optional.some) {
      if let first { await prepare(first, onStep: onStep) }
      onStep("the link to \(name(of: index))")
      let driver: Driver<Harness>
      do {
        driver =
          if let first { try await self.driver(at: first) } else {
            try await Driver<Harness>(in: Harness.drivenLayouts[0], scenes: scenes)
          }
      } catch {
        part.skip("the screen below the link cannot be shown")
        continue
      }
      let before = try state(of: driver)
      let steps = [first.map(show), open].compactMap(\.self)
      func add(_ cause: String, _ found: String) {
        part.add(
          AuditFinding(
            law: .links, cause: cause, screen: name(of: index), previous: first.map(name),
            steps: steps, expected: expected.line, found: found))
      }
      do {
        try await driver.open(url)
      } catch let operation as UnsupportedOperation {
        throw operation
      } catch {
        part.checkedCount += 1
        add("the link is refused", message(of: error))
        continue
      }
      let found = try state(of: driver)
      if found == before, found != expected, before.canBlockLink(to: expected) {
        part.skip("a presentation, an overlay or a flow blocks links")
        continue
      }
      part.checkedCount += 1
      if first == nil { opened = found }
      if found == expected { continue }
      let leftover = found == opened ? nil : found.leftover(of: before, insteadOf: expected)
      add(leftover ?? NavigationEffect(from: expected, to: found).cause, found.line)
    }
    try await checkBrokenLink(url, to: index, &part)
    return part
  }

  /// Opens the link with components that no link has.
  private func checkBrokenLink(_ url: URL, to index: Int, _ part: inout AuditPart) async throws {
    let broken = url.appendingPathComponent("there/is/no/such/screen")
    let driver = try await driver(at: index)
    let before = try state(of: driver)
    part.checkedCount += 1
    var reason: String?
    do { try await driver.open(broken) } catch { reason = message(of: error) }
    let after = try state(of: driver)
    let cause =
      after != before ? "a broken link changes something" : "a broken link is not refused"
    if after == before, reason?.isEmpty == false { return }
    part.add(
      AuditFinding(
        law: .links, cause: cause, screen: name(of: index),
        steps: [
          show(index),
          JourneyAction.open(url: broken.absoluteString).redacted(by: Harness.redaction).text,
        ],
        expected: "refused, and \(before.line)", found: after.line))
  }
}

extension DescribedState {
  /// Whether a link may wait for the end of what is visible.
  fileprivate func canBlockLink(to target: DescribedState) -> Bool {
    stack.presentation != nil || overlay != nil || flow != target.flow
  }
}
