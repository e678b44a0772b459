import ScreenNavigation
import Testing

@testable import AdaptedCoordinators

@Test("Code for coordinators with an array works on the coordinators of the library")
@MainActor
func coordinators() throws {
  let root = RootCoordinator()
  root.start()
  let coordinator = try #require(root.childCoordinators.first as? MyFeatureCoordinator)
  #expect(coordinator.parent === root)
  #expect(coordinator.navigationPath.isEmpty)
  coordinator.navigateToDetail(id: "123")
  let lamp = MyItem(name: "Lamp")
  coordinator.navigateToEdit(item: lamp)
  #expect(coordinator.navigationPath == [.detail(id: "123"), .edit(item: lamp)])
  coordinator.pop()
  #expect(coordinator.navigationPath.last == .detail(id: "123"))
}
