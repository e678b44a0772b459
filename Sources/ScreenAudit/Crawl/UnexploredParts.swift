import ScreenDriver
import ScreenSnapshot
import ScreenText

/// What a crawl did not explore, so that a screen that it has not reached may be reachable.
struct UnexploredParts {
  var fatalSteps: Set<LawGap> = []

  /// Whether a button or a field was operated.
  var hasWiredControls = false

  /// The names of the places without content, in the order of the visits.
  private var undescribed: [String] = []

  /// The names of the places with controls that are not wired, in the order of the visits.
  private var unwired: [String] = []

  /// Adds what the harness leaves open about a place.
  mutating func add(_ scene: ScreenScene, of name: String) {
    if !scene.isDescribed { undescribed.append(name) }
    if scene.controls.contains(where: { $0.wiring == .notWired }) { unwired.append(name) }
  }

  /// Why a screen that the crawl has not reached may be reachable; nil if it is not.
  func undecidedReason(isUnsupported: Bool) -> String? {
    if !fatalSteps.isEmpty { return "a control crashes or hangs" }
    if isUnsupported { return "an operation is not supported" }
    if !undescribed.isEmpty {
      return "\(Self.list(undescribed)) \(Set(undescribed).count == 1 ? "has" : "have") no content"
    }
    return unwired.isEmpty ? nil : "controls of \(Self.list(unwired)) are not wired"
  }

  /// Names of places; of many, the first and the number of the others.
  private static func list(_ places: [String]) -> String {
    WordList.list(Excerpt(of: places.uniqued, fitting: 4).entries(TextColumns.visible))
  }
}
