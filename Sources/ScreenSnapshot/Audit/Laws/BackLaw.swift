/// Back: each back removes exactly one level and shows what was beneath. Repeated, it reaches a root with
/// nothing presented.
///
/// Only a button closes an alert, so the law does not apply to one. A back that crashes or hangs ends the
/// process, and the session reports it.
extension Auditor {
  /// Goes back from a screen to a root, or to a step that ends the process.
  ///
  /// - Complexity: One back per level.
  func checkBack(from index: Int, _ progress: AuditProgress) async throws -> AuditPart {
    var part = AuditPart()
    let driver = try await driver(at: index)
    var state = try state(of: driver)
    var steps = [show(index)]
    while let expected = state.withoutTopLevel {
      steps.append(state.backStep)
      let step = AuditTask.name(of: steps)
      guard progress.begin(step) else { break }
      part.checkedCount += 1
      let result = try await result(with: driver, of: driver.goBack)
      guard let (cause, found) = result.violation(of: expected, before: state) else {
        state = expected
        continue
      }
      part.add(
        AuditFinding(
          law: .back, cause: cause, screen: name(of: index), steps: steps,
          expected: expected.line, found: found))
      break
    }
    return part
  }
}

extension OperationResult {
  /// The cause and what was found; nil if back leads to the expected state.
  fileprivate func violation(
    of expected: DescribedState, before state: DescribedState
  ) -> (cause: String, found: String)? {
    switch self {
    case .visible(expected): nil
    case .visible(state): ("back changes nothing", state.line)
    case .visible(let found): ("back removes more or less than one level", found.line)
    case .invalid(let reason): ("back \(AuditFinding.leadsToInvalidState)", reason)
    }
  }
}

extension DescribedState {
  /// The step of one back.
  ///
  /// Only a control closes a cover or an overlay, so that a journey cannot go back over one.
  fileprivate var backStep: String {
    let back = Step.back.text
    if overlay != nil { return "\(back) over an overlay" }
    if let top = stack.topmost, top.kind == .cover, top.stack.routes.isEmpty {
      return "\(back) over a cover"
    }
    return back
  }

  /// The state after one back; nil on an alert, and on a root with nothing presented.
  fileprivate var withoutTopLevel: DescribedState? {
    var state = self
    if overlay != nil {
      state.overlay = nil
      return state
    }
    if self.stack.topmost?.kind == .alert { return nil }
    guard let stack = stack.withoutTopLevel else { return nil }
    state.stack = stack
    return state
  }
}

extension DescribedStack {
  fileprivate var withoutTopLevel: DescribedStack? {
    guard let presentation else {
      return routes.isEmpty ? nil : DescribedStack(routes: Array(routes.dropLast()))
    }
    guard let inner = presentation.stack.withoutTopLevel else {
      return DescribedStack(routes: routes)
    }
    return DescribedStack(
      routes: routes,
      presentation: DescribedPresentation(
        kind: presentation.kind, value: presentation.value, stack: inner))
  }
}
