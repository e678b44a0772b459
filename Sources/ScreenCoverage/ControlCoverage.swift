import ScreenDriver
import ScreenReports
import ScreenSnapshot
import ScreenText

/// A control by its place: `Edit` of `route bookDetail` is the same control for all books.
struct PlacedControl: Hashable, Codable, Sendable {
  let place: String
  let name: String

  init(_ control: ScreenControl, showing state: DescribedState) {
    place = Place(of: state).name
    name = control.isField ? control.label : control.name
  }

  /// The controls of a scene that run code of the app, each once.
  static func all(in scene: ScreenScene, showing state: DescribedState) -> [PlacedControl] {
    scene.controls.filter { $0.isButtonOrField && $0.wiring == .wired }
      .map { PlacedControl($0, showing: state) }.uniqued
  }
}

/// The controls of an app's screens, and those that its journeys use.
struct ControlCoverage: Equatable, Sendable {
  /// The controls, in the order of the screens.
  private let controls: [PlacedControl]
  private let used: Set<PlacedControl>

  /// The number of journeys whose controls are not all known.
  let brokenJourneys: Int

  /// Compares the controls of all screens, with repetitions, with what journeys use.
  init(of controls: [PlacedControl], _ usage: [JourneyCoverageJob.Usage]) {
    self.controls = controls.uniqued
    used = Set(usage.flatMap(\.controls)).intersection(controls)
    brokenJourneys = usage.count { !$0.isComplete }
  }

  var count: Int { controls.count }

  var usedCount: Int { used.count }

  /// The controls that no journey uses, by place.
  var unused: [(place: String, names: [String])] {
    controls.filter { !used.contains($0) }.grouped(by: \.place).map { ($0, $1.map(\.name)) }
  }
}

// MARK: - Words

extension CoverageReport {
  /// How much of the app the journeys use; nil if it has no journeys.
  var journeyList: Report.List? {
    guard controls != nil else { return nil }
    return Report.List(
      title: "Journeys", badge: Report.Badge("journeys", .held),
      lines: [controls?.line, links?.journeyLine].compactMap(\.self))
  }

  /// The names of what no journey uses.
  var journeyDetails: [String] {
    let links = links?.unopenedPatterns ?? []
    let places = (controls?.unused ?? []).map { place, names in
      "no journey uses on \(TextColumns.visible(place)): \(Self.list(names))"
    }
    return places + (links.isEmpty ? [] : ["no journey opens: \(Self.list(links))"])
  }

  /// The names; of a long list of rows, the first.
  private static func list(_ names: [String]) -> String {
    Excerpt(of: names, fitting: 20).entries(TextColumns.visible).joined(separator: ", ")
  }
}

extension ControlCoverage {
  /// The numbers of controls; nil if no control runs code of the app.
  fileprivate var line: Report.List.Line? {
    if count == 0 { return nil }
    let broken =
      brokenJourneys == 0
      ? "" : "; \(WordList.count(brokenJourneys, "journey")) did not reach the last step"
    return .init(
      text: "\(usedCount) of \(count) used by journeys\(broken)",
      badge: Report.Badge("controls", .held))
  }
}

extension LinkCoverage {
  /// The numbers of patterns; nil if the app has no journeys.
  fileprivate var journeyLine: Report.List.Line? {
    guard let unopenedPatterns else { return nil }
    let opened = patternCount - unopenedPatterns.count
    return .init(
      text: "\(opened) of \(WordList.count(patternCount, "pattern")) opened by journeys",
      badge: Report.Badge("links", .held))
  }
}
