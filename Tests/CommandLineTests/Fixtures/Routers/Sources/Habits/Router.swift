import Observation

@Observable @MainActor
final class Router {
  static let shared = Router()

  private(set) var stack: [Route] = []
  var sheet: Sheet?

  private init() {}

  enum Route: Hashable {
    case habit(Habit)
    case statistics
  }

  enum Sheet: Hashable {
    case newHabit
    case tip(Tip)
  }

  func push(_ route: Route) {
    stack.append(route)
  }

  func openStatistics() {
    push(.statistics)
    if Tip.statistics.isDue { sheet = .tip(.statistics) }
  }

  func reset() {
    stack = []
    sheet = nil
  }
}

/// A tip, which the app gives once.
enum Tip: Hashable {
  case statistics

  @MainActor static var given: Set<Tip> = []

  @MainActor var isDue: Bool { Tip.given.insert(self).inserted }
}
