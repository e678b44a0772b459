import Foundation
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenReports

@Suite("Recording of journeys")
@MainActor
struct JourneyRecordingTests {
  private static let file = "Studio/journeys/visit.txt"

  @Test("A journey that its author changes during a recording is not overwritten")
  func editedMeanwhile() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write("> show room\n", to: Self.file)
      let runner = NotingRunner { _, outcome in
        try? folder.write("> show home\n", to: Self.file)
        return outcome
      }
      let (report, lines) = try await StudioRun(in: folder, "journeys/*", runner: runner).record()
      #expect(lines.isEmpty)
      #expect(
        report.failures.map(\.line) == [
          "error: cannot write 'manifests/\(Self.file)': it changed after it was compared"
        ])
      #expect(try folder.text(of: Self.file) == "> show home\n")
    }
  }
}
