import ScreenDriver
import ScreenSnapshot
import ScreenText

/// What a crawl did not explore, so that a screen that it has not reached may be reachable.
struct UnexploredParts {
  /// The names of the places that were visited.
  private var visited: Set<String> = []

  /// The names of the places that were visible over a place, by the name of that place.
  private var covers: [String: Set<String>] = [:]

  /// The places without content, and those with a control that is not wired, in the order of the visits.
  private var undescribed: [String] = []
  private var unwired: [String] = []

  /// The places with a field that is not wired, whose text may enable a dialog.
  private var unwiredFields: [String] = []
  private var hasWiredControls = false
  private(set) var fatalSteps: Set<CrawlGap> = []

  /// Adds what the harness leaves open about a place.
  mutating func add(_ scene: ScreenScene, of name: String) {
    visited.insert(name)
    if scene.controls.contains(where: { $0.isField && $0.wiring == .notWired }) {
      unwiredFields.append(name)
    }
    if !scene.isDescribed, !undescribed.contains(name) { undescribed.append(name) }
    if scene.hasUnwiredControls, !unwired.contains(name) { unwired.append(name) }
  }

  /// Adds what covers the places beneath a state, and may present a dialog over them.
  mutating func addCovers(of state: DescribedState) {
    let front = Place(of: state).name
    for beneath in sequence(first: state, next: \.withoutFrontCover).dropFirst() {
      covers[Place(of: beneath).name, default: []].insert(front)
    }
  }

  /// Adds a button or a field that is operated.
  mutating func addWiredControl() { hasWiredControls = true }

  /// Adds a step on a place that ends the process.
  mutating func add(_ step: Step, on place: String) {
    fatalSteps.insert(.fatalStep(step, on: place))
  }

  /// Why a screen that the crawl has not reached may be reachable; nil if it is not.
  ///
  /// Only the controls of the place beneath, and of what covers it, present a dialog.
  func undecidedReason(
    ofDialogOver place: Place?, hasReachedLimit: Bool, isUnsupported: Bool
  ) -> UndecidedReason? {
    if hasReachedLimit { return .limit }
    if let place, visited.contains(place.name) {
      return reason(ofDialogOver: covers[place.name, default: []].union([place.name]))
    }
    if !fatalSteps.isEmpty { return .fatalSteps }
    if isUnsupported { return .unsupportedOperation }
    if !undescribed.isEmpty { return .noContent(undescribed) }
    if !unwired.isEmpty { return .unwiredControls(unwired) }
    return hasWiredControls ? nil : .noWiredControl
  }

  private func reason(ofDialogOver places: Set<String>) -> UndecidedReason? {
    if fatalSteps.contains(where: { $0.isFatalStep(onOneOf: places) }) { return .fatalSteps }
    let undescribed = undescribed.filter(places.contains)
    if !undescribed.isEmpty { return .noContent(undescribed) }
    let unwired = (unwired + unwiredFields).filter(places.contains).uniqued
    return unwired.isEmpty ? nil : .unwiredControls(unwired)
  }
}

extension CrawlGap {
  /// Whether the gap is a step that ends the process on one of some places, whatever its text is.
  fileprivate func isFatalStep(onOneOf places: Set<String>) -> Bool {
    guard case .fatalStep(_, let name) = self else { return false }
    return places.contains { [$0, VisitedPlace.changed($0)].contains(name) }
  }
}

/// Why a screen that the crawl has not reached may be reachable.
package enum UndecidedReason: Codable, Hashable, Sendable {
  case limit
  case fatalSteps
  case unsupportedOperation

  /// Places have no content.
  case noContent([String])

  /// Controls of places are not wired.
  case unwiredControls([String])
  case noWiredControl

  var words: String {
    switch self {
    case .limit: "the crawl reached a limit"
    case .fatalSteps: "a control crashes or hangs"
    case .unsupportedOperation: "an operation is not supported"
    case .noContent(let places):
      "\(Self.list(places)) \(places.count == 1 ? "has" : "have") no content"
    case .unwiredControls(let places): "controls of \(Self.list(places)) are not wired"
    case .noWiredControl: "no control is wired"
    }
  }

  /// Names of places; of many, the first and the number of the others.
  private static func list(_ places: [String]) -> String {
    WordList.list(Excerpt(of: places, fitting: 4).entries(TextColumns.visible))
  }
}
