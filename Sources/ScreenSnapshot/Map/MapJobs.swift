/// Crawls the app from its start, to find the screens that taps reach.
package struct CrawlJob: StepJob {
  let limits: CrawlLimits
  package var knownScreens = KnownScreens()
  package var endingSteps: [Activity] = []

  init(within limits: CrawlLimits) { self.limits = limits }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> CrawlResult {
    try await withAuditor(of: tools, onStep) { try await Crawler($0, $1, limits).crawl() }
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(checking: "what taps reach")
  }
}
