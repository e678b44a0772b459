import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering

@Suite("Journeys that know that a step fails")
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
}
