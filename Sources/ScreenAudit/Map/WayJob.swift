import ScreenDriver
import ScreenJobs
import ScreenRendering
import ScreenSnapshot

/// Finds a shortest way from one screen to another, or from the start of the app.
struct WayJob: InspectingJob {
  let start: Int?
  let screen: Int
  let states: [Int: DescribedState]

  let maximumPlaces: Int

  /// The step that names the start of the app; empty for the first start.
  var firstSteps: [Step] = []
  var survey = ScreenSurvey()
  var fatalSteps: [Activity: String] = [:]

  func run(with tools: JobTools, onStep: OnStep) async throws -> MapSession.Way {
    try await withInspector(of: tools, onStep) { inspector in
      guard let target = states[screen] else {
        throw JobFailure(reason: "\(inspector.name(of: screen)) cannot be rendered")
      }
      let index = PlaceIndex(of: states)
      var way: [Step]?
      var nearest = (path: "", common: -1)
      var crawler = Crawler(inspector, maximumPlaces: maximumPlaces)
      try await crawler.search(from: start) { shown, _, steps in
        if index.screen(showing: shown.state) == screen { way = steps }
        // Of equally near places, the first counts.
        let common = zip(shown.state.cases, target.cases).prefix { $0 == $1 }.count
        if common > nearest.common { nearest = (shown.state.line, common) }
        return way != nil
      }
      return way.map { .found((firstSteps + $0).map(\.text)) }
        ?? .none(nearest: nearest.path, hasReachedLimit: crawler.queue.hasReachedLimit)
    }
  }

  func work(among screens: [String]) -> String {
    "checking the way to \(screens[screen])"
  }
}
