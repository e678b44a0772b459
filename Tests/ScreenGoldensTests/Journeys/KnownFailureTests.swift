import Foundation
import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("Journeys that know that a step fails")
@MainActor
struct KnownFailureTests {
  private static let journey = """
    A guest takes two sheets.

    > show room
    home › room(1)

    # It has no picture.
    # known: two sheets at once
    > tap Both

    > back
    home

    """

  /// The file of a journey with the results of an app whose button fails or works.
  private func job(
    _ journey: String = Self.journey, fails: Bool
  ) async throws -> (rendered: RenderedScreen, text: String) {
    let app = LobbyApp {
      $0.content = { @MainActor destination, navigator in
        let both = ScreenButton.button("Both") {
          navigator.state.sheet = .help
          if fails { navigator.state.cover = .photo }
        }
        if case .route = destination { return ScreenContent(trailing: [both]) }
        return ScreenContent()
      }
    }
    return try await Lobby.$app.withValue(app) {
      let source = JourneySource(name: "sheets", bytes: Array(journey.utf8))
      let rendered = try await AnySnapshotHarness(LobbySnapshots.self)
        .result(of: JourneyJob(source))
      return (rendered, String(decoding: rendered.text(in: .journeys) ?? [], as: UTF8.self))
    }
  }

  @Test("A journey ends with a step that fails as is known, and keeps the steps after it")
  func known() async throws {
    let (rendered, text) = try await job(fails: true)
    #expect(text == Self.journey)
    #expect(
      rendered.note
        == "ends with a step that fails, as is known: two sheets at once")
  }

  @Test("A step that works is known to fail no more")
  func works() async throws {
    let (rendered, text) = try await job(fails: false)
    #expect(
      text == """
        A guest takes two sheets.

        > show room
        home › room(1)

        # It has no picture.
        > tap Both
        home › room(1) › sheet help

        > back
        home › room(1)

        """)
    #expect(rendered.note == nil)
  }

  @Test("A mistake of the journey is no failure of the app")
  func mistake() async throws {
    do {
      _ = try await job("> show room\n\n# known: none\n> tap Nothing\n", fails: true)
      Issue.record("no error")
    } catch {
      let failure = try #require(error as? JobFailure)
      #expect(failure.line == 4)
      #expect(failure.trail == ["> show room", "home › room(1)", "> tap Nothing"])
    }
  }

  @Test("A step that ends the process as is known is left out when the journey is replayed again")
  func crash() throws {
    let source = JourneySource(name: "sheets", bytes: Array(Self.journey.utf8))
    let job = JourneyJob(source)
    func outcome(line: Int) -> JobOutcome<RenderedScreen> {
      .crashed(
        JobCrash(
          signal: "SIGTRAP", standardErrorTail: [],
          during: .journeyStep(line: line, text: "> tap Both")))
    }
    #expect(job.retry(after: outcome(line: 8))?.endsBeforeKnown == true)
    #expect(job.retry(after: outcome(line: 3)) == nil)
  }

  @Test(
    "A line that says what is known needs a reason and a step",
    arguments: [
      ("> show room\n\n# known:\n> back\n", "line 3: '# known:' has no reason, or no step follows"),
      (
        "> show room\n\n# known: it crashes\n",
        "line 3: '# known:' has no reason, or no step follows"
      ),
      (
        "# known: it crashes\nprose\n\n> back\n",
        "line 1: '# known:' has no reason, or no step follows"
      ),
    ])
  func defects(file: String, defect: String) {
    do {
      _ = try JourneyFile(parsing: Array(file.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.description.hasPrefix(defect))
    }
  }
}
