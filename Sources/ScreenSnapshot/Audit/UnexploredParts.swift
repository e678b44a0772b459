import ScreenText

/// What a crawl did not explore, so that a screen that it has not reached may be reachable.
struct UnexploredParts {
  /// The places without content, and those with a control that is not wired, in the order of the visits.
  private var undescribed: [String] = []
  private var unwired: [String] = []
  private var hasWiredControls = false
  private(set) var endingSteps: Set<CrawlGap> = []

  /// Adds what the harness leaves open about a place.
  mutating func add(_ scene: ScreenScene, of name: String) {
    if !scene.isDescribed, !undescribed.contains(name) { undescribed.append(name) }
    if scene.hasUnwiredControls, !unwired.contains(name) { unwired.append(name) }
  }

  /// Adds a button or a field that is operated.
  mutating func addWiredControl() { hasWiredControls = true }

  /// Adds a step on a place that ends the process.
  mutating func add(_ step: Step, on place: String) {
    endingSteps.insert(.endingStep(step, on: place))
  }

  /// Why a screen that the crawl has not reached may be reachable; nil if it is not.
  func undecidedReason(hasReachedLimit: Bool, isUnsupported: Bool) -> UndecidedReason? {
    if hasReachedLimit { return .limit }
    if !endingSteps.isEmpty { return .endingSteps }
    if isUnsupported { return .unsupportedOperation }
    if !undescribed.isEmpty { return .noContent(undescribed) }
    if !unwired.isEmpty { return .unwiredControls(unwired) }
    return hasWiredControls ? nil : .noWiredControl
  }
}

/// Why a screen that the crawl has not reached may be reachable.
package enum UndecidedReason: Codable, Hashable, Sendable {
  case limit
  case endingSteps
  case unsupportedOperation

  /// Places have no content.
  case noContent([String])

  /// Controls of places are not wired.
  case unwiredControls([String])
  case noWiredControl

  var words: String {
    switch self {
    case .limit: "the crawl reached a limit"
    case .endingSteps: "a control crashes or hangs"
    case .unsupportedOperation: "an operation is not supported"
    case .noContent(let places):
      "\(Self.list(places)) \(places.count == 1 ? "has" : "have") no content"
    case .unwiredControls(let places): "controls of \(Self.list(places)) are not wired"
    case .noWiredControl: "no control is wired"
    }
  }

  /// Names of places; of many, the first and the number of the others.
  private static func list(_ places: [String]) -> String {
    WordList.list(Excerpt(of: places, maximumEntries: 4).entries(TextColumns.visible))
  }
}
