extension AuditException {
  /// Whether the exception is for a screen.
  func isOn(_ name: String) -> Bool { Glob(screen).matches(name) }

  /// Whether the exception is for a place of the crawl that no screen shows: `route bookDetail`.
  var isForPlace: Bool { DescribedFront.isName(screen) }

  /// Whether the exception accepts a violation of its law.
  func accepts(_ finding: AuditFinding) -> Bool {
    isOn(finding.screen) && (control == nil || control == finding.control)
      && isForPlace == DescribedFront.isName(finding.screen)
  }

  /// Why the exception accepts nothing, whatever the app does; nil if it can accept something.
  func fault(among screens: [String]) -> String? {
    let name = "the exception from '\(law.rawValue)' on '\(TextColumns.visible(screen))'"
    if reason.allSatisfy(\.isWhitespace) { return "\(name) has no reason; add one" }
    if isForPlace || screens.contains(where: isOn) { return nil }
    let nearest = NearestNames.nearest(to: screen, among: screens).map { "'\($0)'" }
    if nearest.isEmpty { return "\(name) matches no screen" }
    return "\(name) matches no screen; did you mean \(nearest.joined(separator: " or "))?"
  }
}
