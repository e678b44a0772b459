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
