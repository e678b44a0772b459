import TestApps
import Testing

@testable import ScreenGoldens

@Suite("A journey with CRLF line endings")
@MainActor
struct JourneyLineEndingsTests {
  private static let file = "Studio/journeys/tour.txt"

  @Test("It matches, changes and is new as one with LF, and is written with LF only if it changes")
  func verdicts() async throws {
    try await TemporaryGoldens.with { folder in
      let run = StudioRun(in: folder, "journeys/tour")
      try folder.write("A tour.\n\n> look\n", to: Self.file)
      #expect(try await run.record().1.count == 1)
      let journey = try folder.text(of: Self.file)
      let missing = "A tour.\r\n\r\n> look\r\n"
      for (text, verdict) in [
        (journey.replacing("\n", with: "\r\n"), Verdict.matched),
        (missing + "---\r\ntab: elsewhere\r\n---\r\n", .changed), (missing, .new),
      ] {
        try folder.write(text, to: Self.file)
        let result = try #require(try await run.report().results.first)
        #expect(result.verdict == verdict)
        let note = "has CRLF line endings; add 'manifests/**/*.txt text eol=lf' to .gitattributes"
        #expect(result.note == (verdict == .new ? nil : note))
        #expect(try await run.record().1.count == (verdict == .matched ? 0 : 1))
        #expect(try folder.text(of: Self.file) == (verdict == .matched ? text : journey))
      }
    }
  }
}
