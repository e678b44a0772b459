/// A part of the app with its own stack. It can present another part over its stack.
@MainActor
protocol Coordinator: AnyObject {
  associatedtype Route: Hashable

  var id: CoordinatorID { get }
  var path: [Route] { get set }
  var child: Child? { get set }
  var parent: (any Coordinator)? { get set }
}

enum CoordinatorID: Hashable {
  case gallery
  case visits
  case tickets(ExhibitID)
  case payment(OrderID)
}

struct Child {
  enum Style {
    case sheet, cover
  }

  let coordinator: any Coordinator
  let style: Style
}

extension Coordinator {
  func push(_ route: Route) {
    path.append(route)
  }

  func pop() {
    _ = path.popLast()
  }

  func present(_ coordinator: some Coordinator, as style: Child.Style = .sheet) {
    coordinator.parent = self
    child = Child(coordinator: coordinator, style: style)
  }

  func dismiss() {
    parent?.child = nil
  }
}
