/// The progress of a part of an audit, which leaves out the steps that end the process.
struct AuditProgress {
  let skipped: Set<String>

  /// Called before each step that could hang or crash.
  let onStep: OnStep

  /// Announces what the process does next.
  func announce(_ step: String) { onStep(.auditPart(step)) }

  /// Announces a step unless it ends the process.
  ///
  /// - Returns: Whether the step may run.
  func begin(_ step: String) -> Bool {
    if skips(step) { return false }
    announce(step)
    return true
  }

  func skips(_ step: String) -> Bool { skipped.contains(step) }
}
