import ScreenHarness
import Testing

@testable import NotesSnapshots

@Test("Every screen matches its golden")
func screens() async throws {
  for failure in try await NotesSnapshots.verified().failures {
    Issue.record("\(failure)")
  }
}
