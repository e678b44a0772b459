import Observation
import ScreenNavigation

enum Thrift: NavigationSchema {
  typealias Tab = Never
  typealias Sheet = Never
  typealias Route = MyFeatureRoute
}

enum MyFeatureRoute: Hashable, Sendable {
  case detail(id: String)
  case edit(item: MyItem)
}

struct MyItem: Hashable, Sendable {
  let name: String
}

// A coordinator as it was written with an array of its own. Three things differ: it has a node and a router in place
// of `childCoordinators`, `parent` and `navigationPath`; `start()` does not push the root; the root has no route.

@Observable
@MainActor
final class MyFeatureCoordinator: StackCoordinator, CoordinatorProtocol {
  let node = CoordinatorNode()
  let router = AppRouter<Thrift>()

  func navigateToDetail(id: String) {
    navigate(to: .detail(id: id))
  }

  func navigateToEdit(item: MyItem) {
    navigate(to: .edit(item: item))
  }
}

@MainActor
final class RootCoordinator: CoordinatorProtocol {
  let node = CoordinatorNode()

  func didStart() {
    let feature = MyFeatureCoordinator()
    add(feature)
    feature.start()
  }
}
