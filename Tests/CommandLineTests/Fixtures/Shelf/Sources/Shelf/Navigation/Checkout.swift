import ScreenNavigation

@MainActor
final class CheckoutCoordinator: Coordinator {
  let node = CoordinatorNode()
  private(set) var log: [String] = []

  func start() { log.append("checkout") }
}

@MainActor
func run(_ child: any Coordinator, in parent: any Coordinator) {
  parent.add(child)
  child.startOnce()
}
