package import ScreenDriver
package import ScreenJobs

/// Crawls the app from its start, to find the screens that taps reach.
package struct CrawlJob: RestartingJob {
  let maximumPlaces: Int
  package var survey = ScreenSurvey()
  package var fatalSteps: [Activity] = []

  init(maximumPlaces: Int) { self.maximumPlaces = maximumPlaces }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> CrawlResult {
    try await withInspector(of: tools, onStep) {
      try await Crawler($0, $1, maximumPlaces: maximumPlaces).crawl()
    }
  }

  package func work(among screens: [String]) -> String {
    "checking what taps reach"
  }
}
