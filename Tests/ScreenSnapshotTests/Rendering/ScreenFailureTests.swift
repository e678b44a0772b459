import TestSupport
import Testing

@testable import ScreenSnapshot

@Suite("A screen that cannot be shown")
@MainActor
struct ScreenFailureTests {
  private static let museum = AnySnapshotHarness(MuseumSnapshots.self)
  private static let theatre = AnySnapshotHarness(TheatreSnapshots.self)

  private static func reason(
    _ screen: String, in walk: AnySnapshotHarness
  ) async throws -> String {
    let error = try await thrownError((any Error).self) { _ = try await walk.rendered(screen) }
    return "\(error)"
  }

  @Test("says that its path presents two things at once")
  func path() async throws {
    #expect(
      try await Self.reason("twoAtOnce", in: Self.museum)
        == "the path presents a sheet and an alert over one stack; "
        + "keep one of them, because a stack can present only one")
  }

  @Test("says that the router presents two things at once")
  func visibleState() async throws {
    #expect(
      try await Self.reason("twice", in: Self.theatre)
        == "the router presents a sheet and an alert over one stack, but SwiftUI "
        + "supports only one presentation; make the router dismiss the first one")
  }

  @Test("says so also of a stack within a sheet")
  func innerState() async throws {
    #expect(
      try await Self.reason("twiceInside", in: Self.theatre)
        == "the router presents a full-screen cover and a confirmation over one stack, but SwiftUI "
        + "supports only one presentation; make the router dismiss the first one")
  }

  @Test("says what the harness threw on the way to it")
  func navigate() async throws {
    #expect(try await Self.reason("nowhere", in: Self.theatre) == "there is no such seat")
  }

  @Test("says what the harness threw while it made the navigator")
  func makeNavigator() async throws {
    let walk = AnySnapshotHarness(ClosedTheatreSnapshots.self)
    #expect(try await Self.reason("stage", in: walk) == "the theatre is closed")
  }

  @Test("leaves the others as they are")
  func others() async throws {
    let walk = AnySnapshotHarness(TheatreSnapshots.self)
    let before = try await walk.text(of: "seat")
    for screen in ["nowhere", "twice", "twiceInside"] {
      _ = try await Self.reason(screen, in: walk)
      #expect(try await walk.text(of: "seat") == before)
    }
  }
}
