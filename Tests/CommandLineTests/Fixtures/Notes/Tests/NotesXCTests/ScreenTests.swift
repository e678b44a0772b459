import ScreenHarness
import XCTest

@testable import NotesSnapshots

final class ScreenTests: XCTestCase {
  func testScreens() async throws {
    for failure in try await NotesSnapshots.verified().failures {
      XCTFail("\(failure)")
    }
  }
}
