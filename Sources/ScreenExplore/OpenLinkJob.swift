package import ScreenContents
import ScreenDriver
package import ScreenJobs
import ScreenRendering
package import ScreenSnapshot

/// Opens a link in an app that has just started.
struct OpenLinkJob: Job {
  let link: String

  /// The layout that the app is shown in.
  let layout: ScreenLayout

  /// - Returns: What the app does with the link and the path, as in a journey, and the picture.
  /// - Throws: The reason why the app refuses the link, or an error of the harness.
  func run(with tools: JobTools, onStep: OnStep) async throws -> String {
    let url = try JourneyProblem.url(link)
    let driver = try await Driver(tools.app, in: layout, scenes: tools.scenes)
    let outcome = try await driver.open(url)
    if let refusal = outcome.refusal { throw RefusedLink(reason: refusal) }
    try await driver.settle()
    let lines = [outcome.journeyNote].compactMap(\.self) + (try driver.visible.described.path)
    let picture = try driver.picture(redaction: tools.app.redaction)
    return lines.map { "\($0)\n" }.joined() + String(decoding: picture, as: UTF8.self)
  }

  func work(among screens: [String]) -> String { "opening a link" }
}

extension AnySnapshotHarness {
  /// Whether a word of a command line is a link: it starts with a scheme, and selects no screen.
  package func isLink(_ word: String) -> Bool {
    guard word.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:.*/) != nil else { return false }
    return !ScreenSelection([word], in: layouts).unmatchedPatterns(among: screens).isEmpty
  }

  /// Opens links, each in an app that has just started.
  ///
  /// - Parameters:
  ///   - links: The URLs.
  ///   - layout: The layout of the app; nil for the one of journeys.
  ///   - runner: Operates the app.
  ///   - onOutcome: Called for each link in order, with the path and the picture, or with why the link failed.
  /// - Returns: Whether all links were opened, and errors that belong to no link.
  /// - Throws: The error that stops the runner.
  package func open(
    _ links: [String], in layout: ScreenLayout?, with runner: any JobRunner,
    onOutcome: @MainActor (Result<String, ScreenFailure>) -> Void
  ) async throws -> RunCompletion {
    let jobs = links.map { OpenLinkJob(link: $0, layout: layout ?? journeyLayout) }
    return try await runner.run(jobs) { position, outcome in
      let link = displayed(link: links[position])
      if case .completed(let text) = outcome { onOutcome(.success(text)) }
      if let failure = ScreenFailure(of: link, outcome) { onOutcome(.failure(failure)) }
    }
  }
}
