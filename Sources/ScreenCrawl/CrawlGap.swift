package import ScreenDriver
import ScreenText

/// Why a crawl left something out.
package enum CrawlGap: Codable, Hashable, Sendable {
  case places(moreThan: Int)
  case variants(moreThan: Int)

  /// A step on a place ends the process.
  case fatalStep(Step, on: String)
  case reachedOnlyByLink
  case notReached(UndecidedReason)

  /// Screens are values of a type that has no name for them.
  case unnamed(type: String)

  /// The words, which are equal for equal gaps.
  package var words: String {
    switch self {
    case .places(let count): "more than \(count) \(count == 1 ? "place" : "places")"
    case .variants(let count): "more than \(count) places that differ in their payload"
    case .fatalStep(let step, let place):
      "\(TextColumns.visible("'\(step.text)' on \(place)")) crashes or hangs"
    case .reachedOnlyByLink: "reached only by a link"
    case .notReached(let reason): "not reached, but \(reason.words)"
    case .unnamed(let type):
      "told apart by value; let '\(type)' conform to 'SnapshotNaming'"
    }
  }
}

/// How often something was left out, and where.
package struct Omission: Codable, Equatable, Sendable {
  package private(set) var count: Int

  /// The screens, or the names of places of the crawl.
  package private(set) var places: Set<String>

  /// The controls, unless screens are left out as a whole.
  package private(set) var controls: Set<ControlOfScreen>

  package init(
    _ count: Int = 0, on places: some Sequence<String> = [],
    controls: some Sequence<ControlOfScreen> = []
  ) {
    (self.count, self.places, self.controls) = (count, Set(places), Set(controls))
  }

  mutating func add(_ other: Omission) {
    count += other.count
    places.formUnion(other.places)
    controls.formUnion(other.controls)
  }
}

/// A control, by the screen that has it and its label.
package struct ControlOfScreen: Codable, Hashable, Sendable {
  package let screen: String
  package let control: String

  package init(screen: String, control: String) {
    (self.screen, self.control) = (screen, control)
  }
}

extension ControlOfScreen: Comparable {
  package static func < (one: ControlOfScreen, other: ControlOfScreen) -> Bool {
    (one.screen, one.control) < (other.screen, other.control)
  }
}

extension Dictionary where Value == Omission {
  package mutating func add(_ others: Self) {
    for (gap, other) in others { self[gap, default: Omission()].add(other) }
  }

  /// Counts what is left out on a screen, or on a place of the crawl; nil if none matters.
  package mutating func add(_ gap: Key, on place: String? = nil, count: Int = 1) {
    if count > 0 { add([gap: Omission(count, on: [place].compactMap(\.self))]) }
  }
}
