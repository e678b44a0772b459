import ScreenDriver
import ScreenJobs
import ScreenSnapshot

/// A law of navigation: what one process checks, the check, and its words.
///
/// A value is the part of the law that one process checks, such as the law on one screen. Each law is a case
/// of `AuditLaw`, a file in the folder `Laws` with a row in `AuditLaw.type`, and its causes in ``LawCause``.
protocol Law: Codable, Hashable, Sendable {
  static var name: AuditLaw { get }

  /// What one check of the law is, and what many of them are.
  static var checks: (one: String, many: String) { get }

  /// Why the law was not checked if the harness supports its operations.
  static var nothingToCheck: String { get }

  /// What the law expects, and what breaks it.
  static var example: LawExample { get }

  /// What to do if the violations are right for the app; the examples are some of them.
  static func hint(on examples: [Violation]) -> String?

  /// The parts that a plan checks.
  static func parts(of plan: AuditPlan) -> [Self]

  /// The smallest part that shows a violation; nil if it is not on a screen.
  static func part(showing violation: Violation, among screens: [String]) -> Self?

  /// The position of the screen that the part is about; nil for the start of the app.
  var subject: Int? { get }

  /// Checks the part, and adds what that finds out.
  ///
  /// - Throws: ``JobFailure``, or `UnsupportedOperation` if the law needs it.
  @MainActor
  func check(with inspector: Inspector, _ findings: inout LawFindings) async throws
}

extension Law {
  /// The part, to compare it with parts of any law; Swift 6.0 cannot compare values of `any Law`.
  var identity: AnyHashable { AnyHashable(self) }

  static func hint(on examples: [Violation]) -> String? { nil }
}

/// The steps of a finding, what a law expects after them, and what breaks it.
package struct LawExample: Equatable, Sendable {
  package let steps: [String]
  package let right: String
  package let broken: String
}

/// A law that is checked on one screen after the other.
protocol ScreenLaw: Law {
  var screen: Int { get }

  init(screen: Int)
}

extension ScreenLaw {
  static func parts(of plan: AuditPlan) -> [Self] { plan.indices.map(Self.init) }

  static func part(showing violation: Violation, among screens: [String]) -> Self? {
    screens.firstIndex(of: violation.screen).map(Self.init)
  }

  var subject: Int? { screen }
}

extension AuditLaw {
  /// The type of the law: the only list of laws.
  var type: any Law.Type {
    switch self {
    case .isolation: IsolationLaw.self
    case .links: LinksLaw.self
    case .restoration: RestorationLaw.self
    case .back: BackLaw.self
    case .tabs: TabsLaw.self
    case .controls: ControlsLaw.self
    case .exits: ExitsLaw.self
    case .reachability: ReachabilityLaw.self
    }
  }

  package var example: LawExample { type.example }
}
