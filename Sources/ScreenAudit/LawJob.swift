package import ScreenDriver
import ScreenSnapshot

/// Checks a part of a law.
package struct LawJob: StepJob {
  private let lawPart: LawPart
  var knownScreens = KnownScreens()
  package var endingSteps: [Activity] = []

  init(_ part: any Law) { lawPart = LawPart(part) }

  var part: any Law { lawPart.part }
  var law: AuditLaw { lawPart.law }

  package var subject: Int? { part.subject }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> LawFindings {
    do {
      return try await withAuditor(of: tools, onStep) { try await part.check(with: $0, $1) }
    } catch let operation as UnsupportedOperation {
      return LawFindings(unsupported: [operation])
    }
  }

  package func work(among screens: [String]) -> String {
    "checking \(part.words(among: screens))"
  }
}
