import Foundation
import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("PictureRenderer")
@MainActor
struct PictureRendererTests {
  private let tools = JobTools(AnySnapshotHarness(StudioSnapshots.self))

  @Test("The order of rendering does not change texts")
  func anyOrder() async throws {
    let names = tools.app.screens
    var alone: [String: String] = [:]
    for name in names {
      alone[name] = try await JobTools(AnySnapshotHarness(StudioSnapshots.self)).text(
        of: name, in: .regular)
    }
    for name in names + names.reversed() {
      #expect(try await tools.text(of: name, in: .regular) == alone[name])
    }
  }

  @Test("A screen that fails in a layout leaves no hidden names for the next one")
  func hiddenNames() async throws {
    let tools = JobTools(AnySnapshotHarness(SafeSnapshots.self))
    await #expect(throws: JobFailure(reason: "in the regular layout: no room")) {
      try await tools.rendered("safe", in: [.compact, .regular])
    }
    #expect(try await tools.rendered("hall").hiddenNames == nil)
    #expect(try await tools.rendered("safe").hiddenNames == ["PIN", "URL"])
  }
}

private enum Safe: NavigationSchema {
  typealias Tab = Never
  typealias Sheet = Never
  enum Route: Hashable { case safe }
}

private enum SafeScreen: String, ScreenManifest {
  case hall, safe

  var navigationPath: ScreenPath<Safe> { ScreenPath(routes: self == .safe ? [.safe] : []) }
}

/// An app with a secret on a screen and one in its link, that does not start in the regular layout.
private struct SafeSnapshots: SnapshotHarness {
  typealias Screen = SafeScreen

  private struct NoRoom: Error, CustomStringConvertible {
    let description = "no room"
  }

  static func makeNavigator() -> AppRouter<Safe> { AppRouter() }

  static func makeNavigator(
    from start: SingleStart, for layout: ScreenLayout
  ) throws -> AppRouter<Safe> {
    if layout == .regular { throw NoRoom() }
    return makeNavigator()
  }

  static func link(to screen: SafeScreen) -> URL? {
    screen == .safe ? URL(string: "safe://open?token=1234") : nil
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    guard case .route(.safe) = destination else { return nil }
    return ScreenContent(title: "Safe", elements: [.field("PIN", "1234", isSecure: true)])
  }
}
