import Observation

// A coordinator for each feature, with a stack of its own that begins with its first screen.

@MainActor
protocol Coordinator: AnyObject {
  associatedtype Route: Hashable

  var childCoordinators: [any Coordinator] { get set }
  var parent: (any Coordinator)? { get set }
  var navigationPath: [Route] { get set }

  func start()
}

extension Coordinator {
  func navigate(to route: Route) {
    navigationPath.append(route)
  }

  func pop() {
    guard navigationPath.count > 1 else { return }
    navigationPath.removeLast()
  }

  func add(_ child: some Coordinator) {
    child.parent = self
    childCoordinators.append(child)
    child.start()
  }

  func childDidFinish(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
