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

public struct ConfirmationState: Sendable {
  public let title: String
  public let message: String
  public let destructiveLabel: String
  public let onConfirm: @MainActor @Sendable () -> Void

  public init(
    title: String, message: String, destructiveLabel: String = "Delete",
    onConfirm: @escaping @MainActor @Sendable () -> Void
  ) {
    self.title = title
    self.message = message
    self.destructiveLabel = destructiveLabel
    self.onConfirm = onConfirm
  }
}

@Observable
@MainActor
public final class AppRouter {
  public var stack: [AppRoute] = []
  public var activeSheet: AppSheet?
  public var activeFullScreenCover: AppSheet?
  public var activeConfirmation: ConfirmationState?

  public func navigate(to route: AppRoute) {
    stack.append(route)
  }

  public func resetAndNavigate(to routes: [AppRoute]) {
    stack = routes
  }

  public func presentConfirmation(_ state: ConfirmationState) {
    activeConfirmation = state
  }

  public func dismissConfirmation() {
    activeConfirmation = nil
  }
}
