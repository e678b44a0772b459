import TestApps
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering

@Suite("JourneyJob")
struct JourneyJobTests {
  @Test("A step that ends the process as is known is left out when the journey is replayed again")
  func crash() throws {
    let text = "> show room\n\n# known: two sheets at once\n> tap Both\n\n> back\nhome\n"
    let job = JourneyJob(JourneySource(name: "sheets", bytes: Array(text.utf8)))
    func retry(afterLine line: Int) -> JourneyJob? {
      job.retry(
        after: .crashed(
          JobCrash(
            signal: "SIGTRAP", standardErrorTail: [],
            during: .journeyStep(line: line, text: ""))))
    }
    #expect(retry(afterLine: 4)?.endsBeforeKnown == true)
    #expect(retry(afterLine: 1) == nil)
  }

  @Test(
    "A journey is compared with the file that was replayed, which its author may have changed since"
  )
  func editedMeanwhile() throws {
    try TemporaryGoldens.with { folder in
      try folder.write("> show room\n", to: "Studio/journeys/visit.txt")
      let store = GoldenStore(of: "Studio", in: folder.path, displayedAs: "manifests")
      let journey = try #require(try store.journeys().first)
      try folder.write("> show home\n", to: "Studio/journeys/visit.txt")
      let golden = JourneyJob(journey)
        .golden(GoldenFile(folder: .journeys, name: "visit"), in: store)
      #expect(golden == Array("> show room\n".utf8))
    }
  }
}
