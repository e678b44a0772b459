import Observation

// Routers as a team writes them by hand, typed in from the architecture guide that it follows.
// Nothing here knows of Screenwalk.

public struct Note: Hashable, Sendable {
  public let id: String
  public let title: String

  public static let fixture = Note(id: "groceries", title: "Groceries")
}

public enum AppRoute: Hashable, Sendable {
  case noteDetail(Note)
  case settings
}

public enum AppSheet: Identifiable, Sendable {
  case noteCreate
  case noteEdit(Note)

  public var id: String {
    switch self {
    case .noteCreate: "noteCreate"
    case .noteEdit(let note): "noteEdit-\(note.id)"
    }
  }
}

@Observable
@MainActor
public final class AppRouter {
  public var stack: [AppRoute] = []
  public var activeSheet: AppSheet?
  public var activeFullScreenCover: AppSheet?

  public func navigate(to route: AppRoute) {
    stack.append(route)
  }

  public func resetAndNavigate(to routes: [AppRoute]) {
    stack = routes
  }
}
