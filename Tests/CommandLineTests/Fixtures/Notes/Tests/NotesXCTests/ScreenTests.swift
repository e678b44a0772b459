import ScreenHarness
import XCTest

@testable import NotesSnapshots

final class ScreenTests: XCTestCase {
  func testScreens() async throws {
    for failure in try await NotesSnapshots.verified().failures {
      record(failure)
    }
  }

  /// Records a failure at the line of the golden or the journey.
  private func record(_ failure: VerifiedScreens.Failure) {
    #if canImport(Darwin)
      let location = XCTSourceCodeLocation(filePath: failure.filePath, lineNumber: failure.line)
      var issue = XCTIssue(
        type: .assertionFailure, compactDescription: "\(failure)",
        sourceCodeContext: XCTSourceCodeContext(location: location))
      for text in failure.newTexts {
        let attachment = XCTAttachment(string: text.text)
        attachment.name = text.screen
        issue.add(attachment)
      }
      record(issue)
    #else
      recordFailure(
        withDescription: "\(failure)", inFile: failure.filePath, atLine: failure.line,
        expected: true)
    #endif
  }
}
