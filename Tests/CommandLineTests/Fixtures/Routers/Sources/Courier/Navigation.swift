import Observation

/// The screens on a stack: values of any type, which the view registers by type.
///
/// A `NavigationPath` hides its elements, so the app has a stack of its own.
struct ScreenStack: Equatable {
  private(set) var elements: [AnyHashable] = []

  mutating func push(_ screen: some Hashable) {
    elements.append(AnyHashable(screen))
  }

  mutating func pop() {
    _ = elements.popLast()
  }
}

@Observable @MainActor
final class AppRouter {
  var stack = ScreenStack()
  var sheet: AppSheet?

  enum AppSheet {
    case profile
    case help(topic: String)
  }
}
