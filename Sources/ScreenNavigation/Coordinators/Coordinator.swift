/// A task with a start and an end, such as onboarding or a checkout.
///
/// A coordinator owns its child coordinators and notifies its parent when it finishes. A coordinator
/// with a stack of its own is a ``StackCoordinator``.
///
/// ```swift
/// @MainActor
/// final class AppCoordinator: Coordinator {
///   let node = CoordinatorNode()
///   func didStart() { … }
///   func childDidFinish(_ child: any Coordinator) { … }
/// }
/// ```
@MainActor
public protocol Coordinator: AnyObject, Sendable {
  /// The position in the tree of coordinators: `let node = CoordinatorNode()`.
  var node: CoordinatorNode { get }

  /// Starts the coordinator.
  ///
  /// Most coordinators implement ``didStart()`` instead, and this function calls it once. A
  /// coordinator with a `start()` of its own does its work here. Call ``startOnce()`` on it, because
  /// nothing can stop the second of two direct calls.
  func start()

  /// Starts the task; called only once, even if ``start()`` is called again.
  func didStart()

  /// Responds to the end of a child, which is no longer in ``children``.
  func childDidFinish(_ child: any Coordinator)
}

extension Coordinator {
  /// Does nothing.
  public func didStart() {}

  /// Does nothing.
  public func childDidFinish(_ child: any Coordinator) {}

  /// The coordinator that owns this one.
  public var parent: (any Coordinator)? { node.parent }

  /// The running child coordinators, in the order of their addition.
  public var children: [any Coordinator] { node.children }

  /// Calls ``didStart()``, unless the coordinator has started.
  public func start() {
    guard node.phase != .started else { return }
    node.phase = .started
    didStart()
  }

  /// Calls ``start()``, unless the coordinator has started.
  ///
  /// It runs a `start()` of the app once, too, whether the type of the coordinator is known or it is
  /// an `any Coordinator`.
  public func startOnce() {
    guard node.phase == .waiting else { return }
    node.phase = .starting
    start()
    node.phase = .started
  }

  /// Adds a child coordinator.
  ///
  /// - Parameter child: The child. If it has another parent, it moves to this one. Adding it twice
  ///   adds it once. This coordinator and its ancestors are ignored.
  public func add(_ child: any Coordinator) {
    guard !isWithin(child) else { return }
    child.parent?.node.remove(child)
    node.children.append(child)
    child.node.parent = self
  }

  /// Ends the coordinator: removes it from its parent and notifies the parent.
  public func finish() {
    guard let parent else { return }
    parent.node.remove(self)
    node.parent = nil
    parent.childDidFinish(self)
  }

  /// Returns whether this is the coordinator itself or one of its descendants.
  private func isWithin(_ coordinator: any Coordinator) -> Bool {
    self === coordinator || parent?.isWithin(coordinator) == true
  }
}

/// The position of a coordinator in the tree of coordinators.
///
/// A protocol cannot require a weak parent or a start that runs once, so the node ensures both.
@MainActor
public final class CoordinatorNode {
  /// The coordinator that owns this one; a weak reference.
  public internal(set) weak var parent: (any Coordinator)?

  /// The running child coordinators, in the order of their addition; strong references.
  public internal(set) var children: [any Coordinator] = []

  /// Whether ``Coordinator/startOnce()`` or the library's ``Coordinator/start()`` was called.
  public var isStarted: Bool { phase != .waiting }

  var phase = Phase.waiting

  enum Phase {
    case waiting
    /// In ``Coordinator/startOnce()``, before the end of ``Coordinator/start()``.
    case starting
    case started
  }

  /// Creates the node of a coordinator that has not started, without parent and children.
  public init() {}

  func remove(_ child: any Coordinator) {
    children.removeAll { $0 === child }
  }
}
