import ScreenNavigation

typealias CoordinatorProtocol = Coordinator

extension Coordinator {
  var childCoordinators: [any CoordinatorProtocol] { children }
}

extension StackCoordinator {
  var navigationPath: [Schema.Route] {
    get { router.stack }
    set { router.stack = newValue }
  }
}
