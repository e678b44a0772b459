import ScreenDriver
package import ScreenJobs

/// Crawls the app from its start, to find the screens that taps reach.
struct CrawlJob: RestartingJob {
  let maximumPlaces: Int
  var survey = ScreenSurvey()
  var fatalSteps: [Activity] = []

  init(maximumPlaces: Int) { self.maximumPlaces = maximumPlaces }

  func run(with tools: JobTools, onStep: OnStep) async throws -> CrawlResult {
    try await withInspector(of: tools, onStep) {
      try await Crawler($0, maximumPlaces: maximumPlaces).crawl()
    }
  }

  func work(among screens: [String]) -> String {
    "checking what taps reach"
  }
}

extension JobKinds {
  package static let ofCrawls: [any Job.Type] = [ShowJob.self, CrawlJob.self, WayJob.self]
}
