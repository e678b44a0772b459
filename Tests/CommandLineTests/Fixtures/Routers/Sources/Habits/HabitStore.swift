import Foundation
import Observation

struct Habit: Hashable, Identifiable {
  let id: UUID
  let name: String
  let start: Date
}

@Observable @MainActor
final class HabitStore {
  static let shared = HabitStore()

  private(set) var habits: [Habit] = []

  private init() {}

  @discardableResult
  func add(_ name: String, daysAgo: Int = 0) -> Habit {
    let start = world.now().addingTimeInterval(-86_400 * Double(daysAgo))
    let habit = Habit(id: world.uuid(), name: name, start: start)
    habits.append(habit)
    return habit
  }

  func deleteAll() {
    habits = []
  }
}

/// The number of days of each habit, because the list asks for it in each row.
@MainActor
enum StreakCache {
  private static var days: [Habit.ID: Int] = [:]

  static func days(of habit: Habit) -> Int {
    if let known = days[habit.id] { return known }
    let count = Int(world.now().timeIntervalSince(habit.start) / 86_400)
    days[habit.id] = count
    return count
  }

  static func clear() {
    days = [:]
  }
}
