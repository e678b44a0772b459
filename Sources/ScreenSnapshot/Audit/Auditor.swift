import Foundation
import ScreenText

/// Checks laws on an app in this process.
///
/// Each law is an extension in a file of its own.
@MainActor
final class Auditor: JobTool {
  let app: SnapshotApp
  let scenes: SceneBuilder
  private var describer: StateDescriber
  private var comparer = StateDescriber(redaction: .none, omitsShortForms: true)
  private let messages: MessageRedactor
  private var freshStates: [Int: Result<DescribedState, AuditError>] = [:]

  /// The screens by what they show, for the map; nil before its first use.
  var frontIndex: FrontIndex?

  init(_ app: SnapshotApp, scenes: SceneBuilder) {
    self.app = app
    self.scenes = scenes
    describer = StateDescriber(redaction: app.redaction)
    messages = MessageRedactor(app.redaction)
  }

  /// Checks a part of an audit.
  ///
  /// - Parameters:
  ///   - task: The part.
  ///   - lost: The screens that end the process, by position, with the reasons; none of them is shown.
  ///   - onStep: Called before each step that could hang or crash.
  /// - Returns: The result of the part.
  /// - Throws: ``AuditError`` if a screen cannot be shown.
  func check(
    _ task: AuditTask, without lost: [Int: String], onStep: OnStep
  ) async throws -> AuditPart {
    for (index, reason) in lost {
      freshStates[index] = .failure(AuditError(screen: name(of: index), reason: reason))
    }
    return try await withoutActuallyEscaping(onStep) { onStep in
      try await check(task, AuditProgress(skipped: Set(task.skipped), onStep: onStep))
    }
  }

  private func check(_ task: AuditTask, _ progress: AuditProgress) async throws -> AuditPart {
    switch task {
    case .pairs(let position, let list, _):
      try await checkIsolation(
        from: position, among: list ?? Array(app.screens.indices),
        announcingJumps: !task.announcesNoStep, progress)
    case .walk(let walk): try await checkIsolation(walk: walk)
    case .screen(let law, let index, _): try await check(law, on: index, progress)
    case .link(let index, let first): try await checkLink(to: index, over: first, progress)
    case .edges(let index, _): try await checkEdges(of: index, progress)
    case .crawl(let limits, _): try await crawl(within: limits, progress)
    case .journey(let steps): try await replay(steps, onStep: progress.onStep)
    }
  }

  private func check(
    _ law: AuditLaw, on index: Int, _ progress: AuditProgress
  ) async throws -> AuditPart {
    do {
      switch law {
      case .links: return try await checkLinks(to: index, progress)
      case .restoration: return try await checkRestoration(on: index, progress)
      case .back: return try await checkBack(from: index, progress)
      case .tabs: return try await checkTabs(on: index, progress)
      case .controls: return try await checkControls(on: index, progress)
      case .exits: return try await checkExits(of: index, progress)
      case .isolation, .reachability: return AuditPart()
      }
    } catch let operation as UnsupportedOperation {
      var part = AuditPart()
      part.unsupported.insert(operation)
      return part
    }
  }
}

extension Auditor {
  /// Replays the steps of a journey, unless one before the last fails.
  ///
  /// - Throws: ``JourneyStepError`` if the last one fails.
  private func replay(_ steps: [String], onStep: OnStep) async throws -> AuditPart {
    let lines = steps.map { "> \($0)\n" }.joined()
    let journey = JourneySource(name: "audit", bytes: Array(lines.utf8))
    do {
      _ = try await JourneyPlayer(app, scenes: scenes).replay(journey, onStep: onStep)
    } catch let error as JourneyStepError where error.line < steps.count {}
    return AuditPart()
  }
}

/// A screen that cannot be shown, so that no law can be checked on it.
struct AuditError: Error, Equatable, CustomStringConvertible {
  let screen: String
  let reason: String

  var description: String { reason }
}

/// The result of an operation.
enum OperationResult {
  case visible(DescribedState)

  /// The operation throws an error, or the visible state is invalid.
  case invalid(reason: String)
}

// MARK: - Tools of the laws

extension Auditor {
  /// Starts the app and jumps to a screen.
  func driver(at index: Int) async throws -> Driver {
    if case .failure(let error) = freshStates[index] { throw error }
    do {
      return try await Driver(app, at: index, in: app.drivenLayouts[0], scenes: scenes)
    } catch {
      throw AuditError(screen: name(of: index), reason: message(of: error))
    }
  }

  /// Starts the app, jumps to a screen, and finds one of its controls; nil if it is gone.
  func driver(
    at index: Int, with control: ScreenControl
  ) async throws -> (driver: Driver, control: ScreenControl)? {
    let driver = try await driver(at: index)
    let found = try driver.scene.controls.first { $0.identity == control.identity }
    return found.map { (driver, $0) }
  }

  /// Operates controls one after another.
  func operate(_ path: [ScreenControl.Identity], with driver: Driver) async throws {
    for identity in path {
      guard let control = try driver.scene.controls.first(where: { $0.identity == identity }) else {
        throw ControlError(control: identity.name, reason: ControlError.gone)
      }
      try await driver.operate(control)
    }
  }

  /// What is visible on a screen after a jump in an app that has just started.
  ///
  /// - Throws: ``AuditError``.
  func freshState(of index: Int) async throws -> DescribedState {
    if let state = freshStates[index] { return try state.get() }
    let result: Result<DescribedState, AuditError>
    do {
      result = .success(try state(of: try await driver(at: index)))
    } catch let error as AuditError {
      result = .failure(error)
    } catch {
      result = .failure(AuditError(screen: name(of: index), reason: message(of: error)))
    }
    freshStates[index] = result
    return try result.get()
  }

  /// Shows a screen once before a law needs it, so that a crash or a hang names it.
  func prepare(_ index: Int, _ progress: AuditProgress) async {
    guard freshStates[index] == nil else { return }
    progress.announce(show(index))
    _ = try? await freshState(of: index)
  }

  /// What is visible now.
  func state(of driver: Driver) throws -> DescribedState {
    describer.describe(try driver.visible.state)
  }

  /// What is visible now, or why it is invalid.
  func result(with driver: Driver) -> OperationResult {
    do {
      return .visible(try state(of: driver))
    } catch {
      return .invalid(reason: message(of: error))
    }
  }

  /// The result of an operation.
  ///
  /// - Throws: ``UnsupportedOperation``.
  func result(
    with driver: Driver, of operation: () async throws -> Void
  ) async throws -> OperationResult {
    if let reason = try await failure(of: operation) { return .invalid(reason: reason) }
    return result(with: driver)
  }

  /// The reason why an operation fails; nil if it does not.
  ///
  /// - Throws: ``UnsupportedOperation``.
  func failure(of operation: () async throws -> Void) async throws -> String? {
    do {
      try await operation()
      return nil
    } catch let operation as UnsupportedOperation {
      throw operation
    } catch {
      return message(of: error)
    }
  }

  /// Whether a screen shows now what it shows in an app that has just started.
  func isFresh(_ index: Int, _ driver: Driver) async throws -> Bool {
    comparer.describe(try driver.visible.state) == (try await freshState(of: index))
  }

  func name(of index: Int) -> String { app.screens[index] }

  /// A message of the app, without its secrets.
  func message(of error: any Error) -> String { messages.text(of: "\(error)") }

  /// The step that jumps to a screen.
  func show(_ index: Int) -> String { Step.show(screen: name(of: index)).text }
}

extension DescribedState {
  /// The path on one line.
  var line: String { path.first ?? "" }
}
