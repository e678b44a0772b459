import Foundation
import ScreenHarness

@testable import Habits

enum HabitsScreen: String, CaseIterable {
  case noHabits, habits, habit, newHabit, statistics, statisticsTip
}

extension Router: ScreenNavigating {
  public var visibleState: VisibleState<Never, Route, Sheet> {
    VisibleState(routes: stack, sheet: sheet)
  }
}

@main
struct HabitsSnapshots: SnapshotHarness {
  // 'navigate' adds habits, and pushes on what is visible.
  static let navigatesAbsolutely = false

  /// Returns the shared router after it resets everything that outlives a screen.
  static func makeNavigator() -> Router {
    world = .fixture()
    HabitStore.shared.deleteAll()
    StreakCache.clear()
    Tip.given = []
    Router.shared.reset()
    return .shared
  }

  static func navigate(_ router: Router, to screen: HabitsScreen) {
    if screen == .noHabits { return }
    let habit = HabitStore.shared.add("Read", daysAgo: 12)
    HabitStore.shared.add("Run", daysAgo: 3)
    switch screen {
    case .noHabits, .habits: break
    case .habit: router.push(.habit(habit))
    case .newHabit: router.sheet = .newHabit
    case .statistics:
      router.openStatistics()
      router.sheet = nil
    case .statisticsTip: router.openStatistics()
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .root:
      ScreenContent(
        title: "Habits",
        elements: HabitStore.shared.habits.map { .link($0.name, streak($0)) })
    case .route(.habit(let habit)):
      ScreenContent(title: habit.name, elements: [.row("Streak", streak(habit))])
    default: nil
    }
  }

  private static func streak(_ habit: Habit) -> String { "\(StreakCache.days(of: habit)) days" }
}

extension World {
  /// A world with a fixed date, and with identifiers that count from 1.
  static func fixture() -> World {
    var count: UInt8 = 0
    return World(
      now: { Date(timeIntervalSince1970: 1_767_225_600) },
      uuid: {
        count += 1
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, count))
      })
  }
}
