import ScreenDriver
import ScreenSnapshot
import ScreenText

/// What a crawl did not explore, so that a screen that it has not reached may be reachable.
struct UnexploredParts {
  /// Something of a place that may lead on.
  private enum Part {
    case fatalStep
    case noContent
    case unwiredControl

    /// Its text may enable a dialog of the place.
    case unwiredField
  }

  /// Names, each once, in the order in which they were added.
  private struct Names {
    private(set) var all: [String] = []
    private var positions: [String: Int] = [:]

    mutating func add(_ name: String) {
      guard positions[name] == nil else { return }
      positions[name] = all.count
      all.append(name)
    }

    func among(_ names: Set<String>) -> [String] {
      names.compactMap { positions[$0] }.sorted().map { all[$0] }
    }
  }

  /// The names of the places with such a part, in the order of the visits.
  private var places: [Part: Names] = [:]

  /// The names of the places that were visited.
  private var visited: Set<String> = []

  /// The names of the places that were visible over a place, by the name of that place.
  private var covers: [String: Set<String>] = [:]

  /// Whether a button or a field was operated.
  var hasWiredControls = false
  private(set) var fatalSteps: Set<CrawlGap> = []

  /// Adds what the harness leaves open about a place.
  mutating func add(_ scene: ScreenScene, of name: String) {
    visited.insert(name)
    if !scene.isDescribed { places[.noContent, default: Names()].add(name) }
    if scene.hasUnwiredControls { places[.unwiredControl, default: Names()].add(name) }
    if scene.controls.contains(where: { $0.isField && $0.wiring == .notWired }) {
      places[.unwiredField, default: Names()].add(name)
    }
  }

  /// Adds what covers the places beneath a state, and may present a dialog over them.
  mutating func addCovers(of state: DescribedState) {
    let front = Place(of: state).name
    for beneath in sequence(first: state, next: \.withoutFrontCover).dropFirst() {
      covers[Place(of: beneath).name, default: []].insert(front)
    }
  }

  /// Adds a step that ends the process on a place, which may have another name if its text is another one.
  mutating func add(_ step: Step, on place: String, named name: String) {
    fatalSteps.insert(.fatalStep(step, on: name))
    places[.fatalStep, default: Names()].add(place)
  }

  /// Why a screen that the crawl has not reached may be reachable; nil if it is not.
  ///
  /// Only the controls of the place beneath, and of what covers it, present a dialog.
  func undecidedReason(
    ofDialogOver place: Place?, hasReachedLimit: Bool, isUnsupported: Bool
  ) -> UndecidedReason? {
    if hasReachedLimit { return .limit }
    let presenters = place.flatMap { place in
      visited.contains(place.name) ? covers[place.name, default: []].union([place.name]) : nil
    }
    func places(with part: Part) -> [String] {
      let names = self.places[part, default: Names()]
      return presenters.map(names.among) ?? names.all
    }
    if !places(with: .fatalStep).isEmpty { return .fatalSteps }
    if presenters == nil, isUnsupported { return .unsupportedOperation }
    let undescribed = places(with: .noContent)
    if !undescribed.isEmpty { return .noContent(undescribed) }
    var unwired = places(with: .unwiredControl)
    if presenters != nil { unwired = (unwired + places(with: .unwiredField)).uniqued }
    if !unwired.isEmpty { return .unwiredControls(unwired) }
    return presenters != nil || hasWiredControls ? nil : .noWiredControl
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

  package var words: String {
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
