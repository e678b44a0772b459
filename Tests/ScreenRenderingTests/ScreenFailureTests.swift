import TestApps
import TestSupport
import Testing

@testable import ScreenJobs

@Suite("ScreenFailure")
@MainActor
struct ScreenFailureTests {
  private static let museum = AnySnapshotHarness(MuseumSnapshots.self)
  private static let theatre = AnySnapshotHarness(TheatreSnapshots.self)

  private static func reason(_ screen: String, in harness: AnySnapshotHarness) async throws
    -> String
  {
    let error = try await thrownError((any Error).self) { _ = try await harness.rendered(screen) }
    return "\(error)"
  }

  @Test("A path that presents two things at once is a failure")
  func path() async throws {
    #expect(
      try await Self.reason("twoAtOnce", in: Self.museum)
        == "the path presents a sheet and an alert over one stack; "
        + "keep one of them, or present an alert over the stack in the other: "
        + "'presenting: .sheet(…, StackState(presenting: .alert(…)))'")
  }

  @Test("A router that presents two things at once is a failure")
  func visibleState() async throws {
    #expect(
      try await Self.reason("twice", in: Self.theatre)
        == "the router presents a sheet and an alert over one stack, but SwiftUI "
        + "supports only one presentation; make the router dismiss the first one")
  }

  @Test("A stack in a sheet that presents two things at once is a failure")
  func innerState() async throws {
    #expect(
      try await Self.reason("twiceInside", in: Self.theatre)
        == "the router presents a full-screen cover and a confirmation over one stack, but SwiftUI "
        + "supports only one presentation; make the router dismiss the first one")
  }

  @Test("An error thrown by makeNavigator is the reason of a failure")
  func makeNavigator() async throws {
    let harness = AnySnapshotHarness(ClosedTheatreSnapshots.self)
    #expect(try await Self.reason("stage", in: harness) == "the theatre is closed")
  }
}
