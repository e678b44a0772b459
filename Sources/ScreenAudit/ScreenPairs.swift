import ScreenSnapshot
import ScreenText

/// Screens on which a law is broken, each of them after each of some others.
struct ScreenPairs: Codable, Equatable, Sendable {
  /// The screens that were visible before, or the start of the app.
  var after: [String]
  let on: [String]
}

extension ScreenPairs {
  /// The pairs of some violations, those of the example first; empty if no screen before matters.
  ///
  /// - Complexity: O(*n*) in the violations.
  static func pairs(
    of violations: [Violation], first example: Violation, in order: AuditOrder
  ) -> [ScreenPairs] {
    if violations.allSatisfy({ $0.previous == nil }) { return [] }
    let screens = Dictionary(grouping: violations) { $0.previous ?? Place.startName }
      .mapValues { Set($0.map(\.screen)) }
    let first = example.previous ?? Place.startName
    let all = order.sorted(Array(screens.keys), first: first)
    return all.grouped { screens[$0] ?? [] }.map { on, after in
      ScreenPairs(
        after: after,
        on: order.sorted(Array(on), first: on.contains(example.screen) ? example.screen : nil))
    }
  }

  /// The pairs in words: `after home, on settings`; above a maximum, only the number of screens or pairs.
  static func words(of pairs: [ScreenPairs], maximum: Int) -> String {
    if pairs.count <= maximum {
      return pairs.map { "after \(list($0.after, maximum)), on \(list($0.on, maximum))" }
        .joined(separator: "; ")
    }
    let after = list(pairs.flatMap(\.after), maximum)
    let count = pairs.reduce(0) { $0 + $1.after.count * $1.on.count }
    return "after \(after), on \(list(pairs.flatMap(\.on).uniqued, maximum)), in \(count) pairs"
  }

  /// Names, or their number.
  static func list(_ names: [String], _ maximum: Int) -> String {
    if names.count <= maximum { return WordList.list(names.map(TextColumns.visible)) }
    let count = names.count { $0 != Place.startName }
    return count < names.count ? "\(Place.startName) and \(count) screens" : "\(count) screens"
  }
}
