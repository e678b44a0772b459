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
    attach(failure.newTexts)
  }
}

/// Attaches the text and the difference of each screen; Swift Testing has attachments since Swift 6.2.
func attach(_ texts: [VerifiedScreens.NewText]) {
  #if compiler(>=6.2)
    for text in texts {
      let name = text.screen.replacing("/", with: "-")
      Attachment.record(text.text, named: "\(name).txt")
      Attachment.record(text.difference, named: "\(name).diff")
    }
  #endif
}
