import ScreenText

/// Checks a part of a law.
package struct LawJob: StepJob {
  private let lawPart: LawPart
  package var knownScreens = KnownScreens()
  package var endingSteps: [Activity] = []

  init(_ part: any Law) { lawPart = LawPart(part) }

  var part: any Law { lawPart.part }
  var law: AuditLaw { lawPart.law }

  package var announcesSteps: Bool { part.announcesSteps }

  package func leavingOut(_ steps: [Activity]) -> LawJob? {
    guard let part = part.withAnnouncedSteps else { return nil }
    var job = LawJob(part)
    (job.knownScreens, job.endingSteps) = (knownScreens, steps)
    return job
  }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> LawFindings {
    do {
      return try await withAuditor(of: tools, onStep) { try await part.check(with: $0, $1) }
    } catch let operation as UnsupportedOperation {
      return LawFindings(unsupported: [operation])
    }
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(checking: part.words(among: screens))
  }
}

extension JobDescription {
  /// The description of a check in an app that it operates many times over.
  init(checking subject: String) {
    self.init(work: "checking \(subject)", success: "not when it repeated the check")
  }
}

/// Replays the steps of a violation on a place that no screen shows.
///
/// There is a result if no step fails, or one before the last: whether the last step changes something.
package struct ReplayJob: Job {
  let steps: [Step]

  package func run(with tools: JobTools, onStep: OnStep) async throws -> Bool {
    try await tools[JourneyPlayer.self].changesSomething(in: steps, onStep: onStep)
  }

  package func description(among screens: [String]) -> JobDescription {
    let names = steps.map { "'\($0.text)'" }
    return JobDescription(checking: "the steps \(WordList.list(names))")
  }

  package static var reportsCrashes: Bool { true }
}
