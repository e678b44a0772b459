import ScreenText

extension AuditException {
  /// Whether the exception is for a screen.
  func isOn(_ name: String) -> Bool { Glob(screen).matches(name) }

  /// Whether the exception is for a place of the crawl that no screen shows: `route bookDetail`.
  func isForPlace(among screens: [String]) -> Bool {
    DescribedFront.isName(screen) && !screens.contains(where: isOn)
  }

  /// Whether the exception accepts a violation of its law.
  func accepts(_ finding: AuditFinding) -> Bool {
    isOn(finding.screen) && (control == nil || control == finding.control)
  }

  /// Why the exception accepts nothing, whatever the app does; nil if it can accept something.
  func fault(among screens: [String]) -> String? {
    let name = "the exception from '\(law.rawValue)' on '\(TextColumns.visible(screen))'"
    if reason.allSatisfy(\.isWhitespace) { return "\(name) has no reason; add one" }
    if isForPlace(among: screens) {
      return JudgedStep.laws.contains(law)
        ? nil : "\(name) accepts nothing: the law does not check places that no screen shows"
    }
    if screens.contains(where: isOn) { return nil }
    let nearest = NearestNames.nearest(to: screen, among: screens).map { "'\($0)'" }
    if nearest.isEmpty { return "\(name) matches no screen" }
    return "\(name) matches no screen; did you mean \(nearest.joined(separator: " or "))?"
  }
}
