import Observation

// One stack, with the types of its sheets and alerts nested in the router.

struct TaskItem: Hashable {
  let id: String
  let title: String

  static let fixture = TaskItem(id: "water", title: "Water the plants")
}

enum Route: Hashable {
  case detail(TaskItem)
  case settings
  case profile(userID: String)
}

@Observable @MainActor
final class AppRouter {
  var routes: [Route] = []
  var presentedSheet: SheetDestination?
  var presentedAlert: AlertDestination?

  enum SheetDestination: Identifiable {
    case addTask
    case editTask(TaskItem)

    var id: String {
      switch self {
      case .addTask: "addTask"
      case .editTask(let item): "editTask-\(item.id)"
      }
    }
  }

  enum AlertDestination: Identifiable {
    case deleteConfirmation(TaskItem)
    case error(String)

    var id: String {
      switch self {
      case .deleteConfirmation(let item): "delete-\(item.id)"
      case .error(let message): "error-\(message)"
      }
    }
  }

  // MARK: - Navigation

  func navigate(to route: Route) {
    routes.append(route)
  }

  func pop() {
    guard !routes.isEmpty else { return }
    routes.removeLast()
  }

  func popToRoot() {
    routes.removeAll()
  }

  func replaceAll(with route: Route) {
    routes = [route]
  }

  // MARK: - Sheets and alerts

  func presentSheet(_ sheet: SheetDestination) {
    presentedSheet = sheet
  }

  func dismissSheet() {
    presentedSheet = nil
  }

  func presentAlert(_ alert: AlertDestination) {
    presentedAlert = alert
  }
}
