import ScreenDriver
package import ScreenJobs
import ScreenSnapshot

/// Checks a part of a law.
struct LawJob: InspectingJob {
  private let coded: CodedLaw
  var survey = ScreenSurvey()
  var fatalSteps: [Activity: String] = [:]

  /// The last part is the crawl, if the law of reachability is checked; it takes about as long as all other parts.
  static var startsWithLast: Bool { true }

  init(_ part: any Law) { coded = CodedLaw(part: part) }

  var part: any Law { coded.part }
  var law: AuditLaw { type(of: part).name }

  var subject: Int? { part.subject }

  func run(with tools: JobTools, onStep: OnStep) async throws -> LawFindings {
    try await withInspector(of: tools, onStep) { inspector in
      var findings = LawFindings(law)
      do {
        try await part.check(with: inspector, &findings)
      } catch let operation as UnsupportedOperation {
        findings.unsupported.insert(operation)
      }
      return findings
    }
  }

  func work(among screens: [String]) -> String {
    if law == .reachability { return "checking what taps reach" }
    return "checking the law \(law.rawValue)\(subject.map { " on \(screens[$0])" } ?? "")"
  }
}

/// A part of a law, encoded with the name of the law, which tells its type.
private struct CodedLaw: Codable, Hashable, Sendable {
  let part: any Law

  private enum Key: CodingKey { case law, part }

  init(part: any Law) { self.part = part }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let law = try container.decode(AuditLaw.self, forKey: .law)
    part = try law.type.init(from: container.superDecoder(forKey: .part))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(type(of: part).name, forKey: .law)
    try part.encode(to: container.superEncoder(forKey: .part))
  }

  static func == (one: Self, other: Self) -> Bool {
    one.part.identity == other.part.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(part.identity) }
}

extension JobKinds {
  package static let ofAudits: [any Job.Type] = [ShowJob.self, LawJob.self, WayJob.self]
}
