import Foundation
package import ScreenContents
import ScreenDriver
package import ScreenJobs
import ScreenRendering
import ScreenSnapshot
import ScreenText

/// Opens a link in an app that has just started.
struct OpenLinkJob: Job {
  let link: String

  /// The layout that the app is shown in.
  let layout: ScreenLayout

  /// - Throws: The reason why the app refuses the link, or an error of the harness.
  func run(with tools: JobTools, onStep: OnStep) async throws -> LinkedPage {
    let url = try JourneyProblem.url(link)
    let driver = try await Driver(tools.app, in: layout, scenes: tools.scenes)
    let outcome = try await driver.open(url)
    if let refusal = outcome.refusal { throw RefusedLink(reason: refusal) }
    try await driver.settle()
    let path = try driver.visible.described.path.map { "\($0)\n" }.joined()
    let picture = try driver.picture(redaction: tools.app.redaction)
    return LinkedPage(
      note: outcome.linkNote, text: path + String(decoding: picture, as: UTF8.self))
  }

  func work(among screens: [String]) -> String { "opening a link" }
}

/// What is visible after a link was opened.
package struct LinkedPage: Codable, Equatable, Sendable {
  /// What the app does with the link, unless it opens it.
  package let note: String?

  /// The path with the payloads that are too long for it, and the picture, with a newline at its end.
  package let text: String
}

extension LinkOutcome {
  /// What the app does with the link; nil if it opens or refuses the link.
  fileprivate var linkNote: String? {
    switch self {
    case .waiting: "the app keeps the link until what is visible has ended"
    case .fallback(let reason):
      "the app shows something else for this link: \(TextColumns.visible(reason))"
    case .opened, .refused, .unreported: nil
    }
  }
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
  ///   - onOutcome: Called for each link in order, with what is visible or the reason why nothing is.
  /// - Returns: Whether all links were opened, and errors that belong to none.
  /// - Throws: The error that stops the runner.
  package func open(
    _ links: [String], in layout: ScreenLayout?, with runner: any JobRunner,
    onOutcome: @MainActor (Result<LinkedPage, ScreenFailure>) -> Void
  ) async throws -> RunCompletion {
    let jobs = links.map { OpenLinkJob(link: $0, layout: layout ?? journeyLayout) }
    return try await runner.run(jobs) { position, outcome in
      let link = displayed(link: links[position])
      if case .completed(let opened) = outcome {
        onOutcome(.success(opened))
      } else if let failure = ScreenFailure(of: link, outcome) {
        onOutcome(.failure(failure))
      }
    }
  }
}
