/// Back: each back removes exactly one level and shows what was beneath.
///
/// Repeated, it reaches a root with nothing presented.
/// Only a button closes an alert, so the law does not apply to one.
struct BackLaw: StepLaw {
  let screen: Int

  static let name = AuditLaw.back
  static let checks = (one: "step back", many: "steps back")
  static let nothingToCheck = "found no screen to go back from"

  enum Cause: String, LawStatement {
    case changesNothing = "back changes nothing"
    case removesOtherLevels = "back removes more or less than one level"
  }

  static func expectation(of violation: Violation) -> String {
    violation.expected ?? "one level less"
  }

  static func violation(at steps: [Step], on place: String, _ found: Found) -> Violation? {
    switch steps.last {
    case .back, .backOver: violation(.fails(.back, found.failure), on: place, steps: steps, found)
    default: nil
    }
  }

  /// Goes back from the screen to a root, or to a step that ends the process.
  ///
  /// - Complexity: One back per level.
  func check(with auditor: Auditor, _ progress: StepProgress) async throws -> LawFindings {
    var findings = LawFindings()
    let driver = try await auditor.driver(at: screen)
    var state = try auditor.state(of: driver)
    var steps = [auditor.show(screen)]
    while let expected = state.withoutTopLevel {
      steps.append(state.backStep)
      guard progress.begin(steps) else { break }
      let result = try await auditor.result(with: driver, of: driver.goBack)
      let violation = Self.violation(
        by: result, on: auditor.name(of: screen), steps: steps, expected: expected,
        ifInvalid: .fails(.back, .leadsToInvalidState)
      ) { after in
        if after == expected { return nil }
        return .own(after == state ? .changesNothing : .removesOtherLevels)
      }
      findings.addCheck(violation)
      if violation != nil { break }
      state = expected
    }
    return findings
  }
}

extension DescribedState {
  /// The step of one back.
  fileprivate var backStep: Step {
    if overlay != nil { return .backOver(.overlay) }
    if let top = stack.topmost, top.kind == .cover, top.stack.routes.isEmpty {
      return .backOver(.cover)
    }
    return .back
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
