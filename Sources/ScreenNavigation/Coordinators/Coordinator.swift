/// A part of an app that runs from a beginning to an end: onboarding, a checkout.
///
/// A coordinator keeps its parts as children, and tells its parent when it is done.
///
/// ```swift
/// @MainActor
/// final class OnboardingCoordinator: Coordinator {
///   let node = CoordinatorNode()
///   func didStart() { … }
/// }
/// ```
///
/// Its path starts empty: the root of its stack is what it begins with, so `start()` pushes
/// nothing.
@MainActor
public protocol Coordinator: AnyObject, Sendable {
  /// The coordinator's place among others: `let node = CoordinatorNode()`.
  var node: CoordinatorNode { get }

  /// Begins; called once, however often ``start()`` is.
  ///
  /// Does nothing by default.
  func didStart()

  /// Takes note that a child is done; it is no child any more.
  ///
  /// Does nothing by default.
  ///
  /// - Parameter child: The child.
  func childDidFinish(_ child: any Coordinator)
}

extension Coordinator {
  /// Does nothing.
  public func didStart() {}

  /// Does nothing.
  ///
  /// - Parameter child: The child.
  public func childDidFinish(_ child: any Coordinator) {}

  /// The coordinator that this is a part of.
  public var parent: (any Coordinator)? { node.parent }

  /// The parts that are going on, in the order that they were added.
  public var children: [any Coordinator] { node.children }

  /// Begins, unless it has begun.
  public func start() {
    guard !node.isStarted else { return }
    node.isStarted = true
    didStart()
  }

  /// Keeps a coordinator as a part of this one.
  ///
  /// - Parameter child: The part; one that has another parent moves here. Adding it twice adds it
  ///   once, and this one, or one that this is a part of, is not added.
  public func add(_ child: any Coordinator) {
    guard !isWithin(child) else { return }
    child.parent?.node.remove(child)
    node.children.append(child)
    child.node.parent = self
  }

  /// Ends: leaves the parent, and tells it.
  public func finish() {
    guard let parent else { return }
    parent.node.remove(self)
    node.parent = nil
    parent.childDidFinish(self)
  }

  /// Whether this is the coordinator, or a part of it, however deep.
  private func isWithin(_ coordinator: any Coordinator) -> Bool {
    self === coordinator || parent?.isWithin(coordinator) == true
  }
}

/// What a coordinator's place among others is made of.
///
/// A protocol can neither say that the parent is weak, nor that starting twice is starting once;
/// the node does both.
@MainActor
public final class CoordinatorNode {
  /// The coordinator that this one is a part of; not kept alive.
  public internal(set) weak var parent: (any Coordinator)?

  /// The parts that are going on, in the order that they were added; kept alive.
  public internal(set) var children: [any Coordinator] = []

  /// Whether the coordinator has begun.
  public internal(set) var isStarted = false

  /// Creates the node of a coordinator that has no parent, no children and has not begun.
  public init() {}

  func remove(_ child: any Coordinator) {
    children.removeAll { $0 === child }
  }
}
