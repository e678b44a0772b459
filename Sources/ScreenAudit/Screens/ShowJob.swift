import ScreenDriver
import ScreenJobs
import ScreenSnapshot

/// What showing each screen of the manifest found out, by position.
struct ScreenSurvey: Codable, Hashable, Sendable {
  /// Why no law is checked on some screens, which are not shown again.
  var omissions: [Int: ScreenOmission] = [:]

  /// The dialogs of the manifest; a job that starts from one screen has only that of the screen.
  var dialogs: [Int: ManifestDialog] = [:]

  /// The screens that can be shown, but not compared.
  var excluded: Set<Int> { Set(omissions.filter { $0.value.kind != .fails }.keys) }

  /// The screens on which no law is checked for a reason.
  func failures(_ kind: ScreenOmission.Kind, among screens: [String]) -> [ScreenFailure] {
    omissions.filter { $0.value.kind == kind }.sorted { $0.key < $1.key }.map {
      ScreenFailure(screen: screens[$0.key], reason: $0.value.reason)
    }
  }
}

/// Why no law is checked on a screen.
struct ScreenOmission: Codable, Hashable, Sendable {
  enum Kind: String, Codable {
    /// It cannot be shown: a jump to it fails, or ends the process.
    case fails

    /// It needs another start, or the harness skips it.
    case notShown

    /// The app moves on when it settles on the screen, so that the screen is another one.
    case movesOn

    /// It is not the same each time.
    case differs
  }

  let kind: Kind
  let reason: String

  init(_ kind: Kind, _ reason: String) { (self.kind, self.reason) = (kind, reason) }
}

/// Jumps to a screen twice or more often, to see whether that ends the process, where the screen is, whether the app
/// stays there, and whether it is the same each time.
struct ShowJob: ScreenJob {
  let screen: Int

  /// The number of jumps, each in an app that has just started; a difference needs at least two.
  var times = 2

  /// How often the screen of a violation is shown: a text with two values then differs in all but one of a thousand
  /// audits.
  static let timesForViolation = 11

  struct Result: Codable, Equatable, Sendable {
    let state: DescribedState

    /// How the screen differs each time; nil if it does not.
    let difference: String?

    /// The path to what the app moves on to when it settles; nil if it stays on the screen.
    let pathAfterSettling: String?
  }

  func run(with tools: JobTools, onStep: OnStep) async throws -> Result {
    let inspector = tools[Inspector.self]
    let (first, pathAfterSettling) = try await show(inspector, onStep)
    var difference: String?
    for _ in 1..<times where difference == nil {
      difference = first.difference(from: try await show(inspector, onStep).screen)
    }
    return Result(
      state: first.state, difference: difference, pathAfterSettling: pathAfterSettling)
  }

  /// What is visible after a jump once the app has settled, with the path to it if it is another case than before.
  @MainActor
  private func show(
    _ inspector: Inspector, _ onStep: OnStep
  ) async throws -> (screen: SettledScreen, pathAfterSettling: String?) {
    // The time limit is that of one jump and its picture.
    onStep(.steps([inspector.show(screen)]))
    let driver = try await Driver(
      inspector.app, showing: screen, in: inspector.layout, scenes: inspector.scenes)
    try await driver.jump(to: screen)
    let shown = try? driver.visible.described
    try await driver.settle()
    let settled = try SettledScreen(of: driver, inspector)
    _ = settled.picture
    let stays = shown.map { $0.cases == settled.state.cases } ?? true
    return (settled, stays ? nil : settled.state.line)
  }
}
