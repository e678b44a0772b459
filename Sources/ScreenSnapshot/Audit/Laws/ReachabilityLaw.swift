import Foundation

/// Reachability: every screen can be reached by taps, tabs and back from the start, or by a link.
///
/// A crawl starts the app and operates every control of every place that it has not seen, in breadth. A
/// place is what is in front: a route, a presentation, a tab, a flow or an overlay with its payload. Of
/// places that differ only in their payload, the crawl visits a few, so that it ends in an app whose
/// profiles lead to profiles, and more of them if a screen is not reached. A screen is reached if its
/// case was in front.
///
/// If the crawl reaches a limit, or meets a screen without content, a control that is not wired, one
/// that crashes or hangs or an operation that is not supported, it cannot tell whether the other screens
/// can be reached. A control, a tab or a back that crashes, hangs or leads to an invalid state breaks its own
/// law, also on a place that no screen of the manifest shows.
extension Auditor {
  /// Crawls the app from its start, and then from each screen that only a link reaches.
  ///
  /// - Complexity: For each control of each place, one start and the taps that lead there.
  func crawl(within limits: CrawlLimits, _ progress: AuditProgress) async throws -> AuditPart {
    var part = AuditPart()
    var crawl = Crawl(limits: limits, skipped: progress.skipped)
    // 1. Operate the controls of every place, from the start.
    try await visitStart(in: &crawl)
    try await visitAll(in: &crawl, progress)
    // 2. Find the screens that were in front.
    let fronts = await fronts(&part, progress)
    if fronts.contains(where: { !crawl.names.contains($0.name) }) {
      crawl.allowMoreVariants()
      try await visitAll(in: &crawl, progress)
    }
    part.reached.formUnion(fronts.lazy.filter { crawl.names.contains($0.name) }.map(\.screen))
    // 3. Continue from the others that have a link.
    try await visitLinks(
      to: fronts.filter { !part.reached.contains($0.screen) }, in: &crawl, &part, progress)
    // 4. Count what was skipped.
    part.checkedCount = crawl.visitedCount
    part.unchecked.merge(crawl.unchecked, uniquingKeysWith: +)
    part.unsupported = crawl.unsupported
    part.findings = crawl.findings
    part.places = Set(fronts.map(\.name))
    if let reason = crawl.openEnd { part.leaveOpen(app.screens.indices, because: reason) }
    return part
  }

  /// Starts the app.
  ///
  /// - Throws: ``AuditError``.
  private func visitStart(in crawl: inout Crawl) async throws {
    let start = CrawledPlace(start: nil, name: "the start")
    do {
      crawl.add(start, DescribedFront(of: try state(of: try await driver(to: start))))
    } catch {
      throw AuditError(screen: start.name, reason: message(of: error))
    }
  }

  /// The screens with the names of what they have in front.
  ///
  /// Those that cannot be shown count as reached.
  private func fronts(
    _ part: inout AuditPart, _ progress: AuditProgress
  ) async -> [(screen: Int, name: String)] {
    var fronts: [(screen: Int, name: String)] = []
    for index in app.screens.indices {
      if progress.skips(show(index)) {
        part.reached.insert(index)
        continue
      }
      await prepare(index, progress)
      do {
        fronts.append((index, DescribedFront(of: try await freshState(of: index)).name))
      } catch {
        part.invalid[index] = message(of: error)
        part.reached.insert(index)
      }
    }
    return fronts
  }

  /// Crawls from the screens with a link, and adds those that it reaches.
  ///
  /// If taps reached a limit before, more taps may lead to them.
  private func visitLinks(
    to fronts: [(screen: Int, name: String)], in crawl: inout Crawl, _ part: inout AuditPart,
    _ progress: AuditProgress
  ) async throws {
    let mayReachMore = crawl.hasReachedLimit
    for (index, name) in fronts where !crawl.names.contains(name) {
      // The law of links reports the error of a link table.
      guard (try? app.link(index)) != nil else { continue }
      progress.announce(show(index))
      try await visit(CrawledPlace(start: index, name: show(index)), in: &crawl)
      try await visitAll(in: &crawl, progress)
    }
    for (index, name) in fronts where crawl.names.contains(name) && !mayReachMore {
      part.skip(AuditPart.reachedByLink)
      part.reached.insert(index)
      part.linked.insert(index)
    }
  }

  /// Visits the places of the queue, and those that their controls lead to.
  private func visitAll(in crawl: inout Crawl, _ progress: AuditProgress) async throws {
    while let place = crawl.next() {
      progress.announce(place.name)
      guard let base = try? await driver(to: place), let scene = try? base.scene,
        let front = try? DescribedFront(of: state(of: base)).name
      else { continue }
      crawl.add(scene, of: front)
      let controls = scene.controls
      for control in controls where control.isOperable {
        let step = control.step(among: controls)
        crawl.add(control)
        if crawl.skips(step, on: front) { continue }
        let next = CrawledPlace(after: place, control, step: step, on: front)
        progress.announce(next.name)
        guard let error = try await visit(next, in: &crawl),
          let finding = AuditFinding(
            inCrawlAt: next.steps, on: front, verb: AuditFinding.leadsToInvalidState,
            found: message(of: error))
        else { continue }
        crawl.findings.append(finding)
      }
    }
  }

  /// Adds a place to the queue if the crawl has not seen it.
  ///
  /// - Returns: Why its state is invalid; nil if it is not, or if the way there is gone.
  @discardableResult
  private func visit(
    _ place: CrawledPlace, in crawl: inout Crawl
  ) async throws -> (any Error)? {
    guard crawl.canContinue else { return nil }
    do {
      let driver = try await driver(to: place)
      crawl.add(place, DescribedFront(of: try state(of: driver)))
    } catch let operation as UnsupportedOperation {
      crawl.unsupported.insert(operation)
    } catch let error as ControlError where error.reason == ControlError.gone {
      return nil
    } catch {
      return error
    }
    return nil
  }

  /// Starts the app, jumps to the screen that a link opens, and operates controls.
  private func driver(to place: CrawledPlace) async throws -> Driver {
    let driver = try await Driver(app, in: app.drivenLayouts[0], scenes: scenes)
    if let start = place.start { try await driver.show(start) }
    try await operate(place.path, with: driver)
    return driver
  }
}

extension AuditPart {
  /// Counts the screens that are not reached as reached, because the crawl cannot tell.
  fileprivate mutating func leaveOpen(_ screens: Range<Int>, because reason: String) {
    for index in screens where reached.insert(index).inserted {
      skip("\(Self.openPrefix)\(reason)")
      undecided[index] = reason
    }
  }
}

extension ScreenControl {
  /// Whether the crawl operates the control.
  fileprivate var isOperable: Bool {
    switch kind {
    case .button: isWiredButton
    case .field: isWiredField
    case .back, .tab: true
    }
  }
}
