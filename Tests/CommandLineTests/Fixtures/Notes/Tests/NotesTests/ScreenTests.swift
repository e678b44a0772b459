import ScreenHarness
import Testing

@testable import NotesSnapshots

@Test("Every screen matches its golden, and every journey has its results")
func screens() async throws {
  for failure in try await NotesSnapshots.verified().failures {
    Issue.record(
      "\(failure)",
      sourceLocation: SourceLocation(
        fileID: failure.fileID, filePath: failure.filePath, line: failure.line, column: 1))
  }
}
