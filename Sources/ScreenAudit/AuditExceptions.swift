import ScreenJobs
import ScreenRendering
import ScreenSnapshot
import ScreenText

extension AuditException {
  /// Whether the exception is for a screen.
  func isOn(_ name: String) -> Bool { Glob(screen).matches(name) }

  /// Whether the exception is for a place of the crawl that no screen shows: `route bookDetail`.
  func isForPlace(among screens: [String]) -> Bool {
    Place.isName(screen) && !screens.contains(where: isOn)
  }

  /// Whether the exception accepts a violation.
  func accepts(_ violation: Violation) -> Bool {
    law == violation.law && isOn(violation.screen)
      && (previous.map { Glob($0).matches(violation.previous ?? "") } ?? true)
      && (control == nil || control == violation.control)
      && (cause == nil || cause == violation.cause.kind)
      && (start == nil || violation.starts.isEmpty || start == violation.starts[0])
  }

  /// Why the exception accepts nothing, whatever the app does; nil if it can accept something.
  func fault(among screens: [String], starts: [String]) -> String? {
    let after = previous.map { " after '\(TextColumns.visible($0))'" } ?? ""
    let name = "the exception from '\(law.rawValue)' on '\(TextColumns.visible(screen))'\(after)"
    if reason.allSatisfy(\.isWhitespace) { return "\(name) has no reason; add one" }
    if let start, !starts.contains(start) {
      return
        "\(name) is for the start '\(TextColumns.visible(start))', which the harness does not declare"
    }
    if previous != nil, ![.isolation, .links].contains(law) {
      return "\(name) accepts nothing: the law checks no screen after another one"
    }
    let isForPlace = isForPlace(among: screens)
    if isForPlace, ![.back, .tabs, .controls].contains(law) {
      return "\(name) accepts nothing: the law does not check places that no screen shows"
    }
    let patterns = [previous, isForPlace ? nil : screen].compactMap(\.self)
    return patterns.lazy.compactMap { Self.fault(of: $0, among: screens, name) }.first
  }

  /// Why a pattern of an exception with a name matches no screen; nil if it does.
  private static func fault(of pattern: String, among screens: [String], _ name: String) -> String?
  {
    if screens.contains(where: Glob(pattern).matches) { return nil }
    let nearest = NearestNames.nearest(to: pattern, among: screens).map { "'\($0)'" }
    if nearest.isEmpty { return "\(name) matches no screen" }
    return "\(name) matches no screen; did you mean \(WordList.alternatives(nearest))?"
  }
}

extension AuditReport {
  /// Sorts exceptions into those that are needed, and those that are stale.
  ///
  /// Only an audit of all screens can tell that an exception is stale, and only a law that was decided
  /// for all of them. `needed` has the exceptions that accept a violation.
  mutating func judge(
    _ exceptions: [AuditException], needed: [AuditException], among screens: [String]
  ) {
    let coversAllScreens = !isInterrupted && patterns.isEmpty
    let coversAllPlaces = laws.contains(where: \.hasCrawledEverything)
    var needed = Set(needed)
    for exception in exceptions {
      guard let law = laws.first(where: { $0.law == exception.law }) else { continue }
      if needed.remove(exception) != nil {
        usedExceptions.append(exception)
      } else if coversAllScreens, !law.hasUndecidedScreens,
        coversAllPlaces || !exception.isForPlace(among: screens),
        !(failures + skipped + movedOn + unstable).contains(where: { exception.isOn($0.screen) })
      {
        staleExceptions.append(exception)
      }
    }
  }
}
