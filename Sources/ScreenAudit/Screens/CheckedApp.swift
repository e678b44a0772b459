import ScreenDriver
import ScreenSnapshot

/// An app that a law operates: each step is announced before it, and one that ends the process is left out.
@MainActor
final class CheckedApp {
  let driver: Driver
  private let inspector: Inspector

  /// The steps of a journey to what is visible.
  private(set) var steps: [Step]

  /// An app that has just started, and is on a screen unless it is nil; only then, it may not have settled yet.
  init(at screen: Int?, settles: Bool = true, _ inspector: Inspector) async throws {
    self.inspector = inspector
    steps = [screen.map(inspector.show)].compactMap(\.self)
    inspector.onStep(screen == nil ? .named("the start of the app") : .steps(steps))
    driver = try await inspector.driver(at: screen, settles: settles)
  }

  var state: DescribedState { get throws { try driver.state } }
  var scene: ScreenScene { get throws { try driver.scene } }

  var screen: SettledScreen { get throws { try SettledScreen(of: driver, inspector) } }

  /// Begins a step, unless it ends the process.
  func begin(_ step: Step) -> Bool {
    guard inspector.begin(steps + [step]) else { return false }
    steps.append(step)
    return true
  }

  /// Takes a step; nil if it ends the process.
  func take(_ step: Step, _ operation: () async throws -> Void) async throws -> OperationResult? {
    guard begin(step) else { return nil }
    return try await driver.result(of: operation)
  }

  /// Operates a control of the same screen by its step; nil if it is gone, or ends the process.
  func operate(_ control: ScreenControl) async throws -> OperationResult? {
    guard let found = try scene.control(like: control) else { return nil }
    return try await take(control.step) { try await driver.operate(found) }
  }

  func goBack() async throws -> OperationResult? { try await take(.back, driver.goBack) }

  func select(_ position: Int) async throws -> OperationResult? {
    let tab = try scene.controls.first { $0.place == .tab(position) }
    guard let tab else { return nil }
    return try await take(tab.step) { try await driver.operate(tab) }
  }
}

/// The result of an operation.
enum OperationResult: Equatable {
  case visible(DescribedState)

  /// The operation throws an error.
  case failed(reason: String)

  /// The visible state is invalid.
  case invalid(reason: String)
}

extension OperationResult {
  /// The path to what is visible, or the reason.
  var words: String {
    switch self {
    case .visible(let state): state.line
    case .failed(let reason), .invalid(let reason): reason
    }
  }
}

extension Driver {
  var state: DescribedState { get throws { try visible.described } }

  /// What is visible after an operation, or why it fails or leads to an invalid state.
  ///
  /// - Throws: `UnsupportedOperation`.
  func result(of operation: () async throws -> Void) async throws -> OperationResult {
    try await result(of: operation) { try state }
  }

  /// The same, with the screen that a person sees then if its state is one of those expected; the contents of another
  /// screen are not made.
  ///
  /// - Throws: `UnsupportedOperation`.
  func result(
    of operation: () async throws -> Void, expecting expected: [DescribedState],
    _ inspector: Inspector
  ) async throws -> (result: OperationResult, screen: SettledScreen?) {
    var screen: SettledScreen?
    let result = try await result(of: operation) {
      let visible = try self.visible
      if expected.contains(visible.described) { screen = SettledScreen(visible, inspector) }
      return visible.described
    }
    return (result, screen)
  }

  private func result(
    of operation: () async throws -> Void, reading state: () throws -> DescribedState
  ) async throws -> OperationResult {
    do {
      try await operation()
    } catch let operation as UnsupportedOperation {
      throw operation
    } catch {
      return .failed(reason: "\(error)")
    }
    do {
      return .visible(try state())
    } catch {
      return .invalid(reason: "\(error)")
    }
  }
}
