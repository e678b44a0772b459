import ScreenContents
import TestApps
import TestSupport
import Testing

@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("ManifestError")
@MainActor
struct ManifestErrorTests {
  @Test("The manifest has the name of the harness without 'Snapshots'")
  func manifest() {
    #expect(AnySnapshotHarness(SmallSnapshots.self).manifest == "Small")
    #expect(AnySnapshotHarness(Snapshots.self).manifest == "Snapshots")
    #expect(AnySnapshotHarness(Renamed.self).manifest == "Other")
  }

  @Test("A layout that is declared twice counts once")
  func layouts() {
    #expect(AnySnapshotHarness(SmallSnapshots.self).layouts == [.regular, .compact])
  }

  @Test("The check fails without layouts, and if two screens share a file")
  func messages() throws {
    let rename = "rename one of them, or list it once"
    let cases: [(any SnapshotHarness.Type, String)] = [
      (
        Undrawn.self,
        """
        the harness of Undrawn declares no layouts, so there is nothing to verify
        hint: return [.compact], [.regular] or both from 'layouts', or leave it out
        """
      ),
      (
        SkippedSilently.self,
        """
        the harness of SkippedSilently skips the screen 'only' without a reason
        hint: return a reason from 'reasonToSkip(_:)', or nil to render the screen
        """
      ),
      (
        SameSharpS.self,
        """
        the screens 'strasse' and 'stra\u{DF}e' of SameSharpS would share the golden file \
        stra\u{DF}e.txt
        hint: \(rename)
        """
      ),
      (
        SameComposed.self,
        """
        the screens 'cafe\u{301}' and 'CAF\u{C9}' of SameComposed would share the golden file \
        CAF\u{C9}.txt
        hint: \(rename)
        """
      ),
    ]
    for (harness, text) in cases {
      let error = try thrownError(ManifestError.self) { try AnySnapshotHarness(harness).check() }
      #expect(error.description == text)
    }
  }

  @Test(
    "The check fails if the manifest is not a valid folder name",
    arguments: ["", ".", "..", "a/b", "/"])
  func folder(name: String) throws {
    let error = try Renamed.$name.withValue(name) {
      try thrownError(ManifestError.self) { try AnySnapshotHarness(Renamed.self).check() }
    }
    #expect(
      error.description == """
        manifest name '\(name)' is not a valid folder name
        hint: return one without '/' from 'manifest', or leave it out
        """)
  }
}

/// A harness whose screens are declared but not rendered.
@MainActor
private protocol Unrendered: SnapshotHarness where Navigator == IdleNavigator {}

private final class IdleNavigator: ScreenNavigating {
  let visibleState = VisibleState<Never, Never, Never>()
}

extension Unrendered {
  static func makeNavigator() -> IdleNavigator { IdleNavigator() }
  static func navigate(_ navigator: IdleNavigator, to screen: Screen) {}
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}

private struct SameSharpS: Unrendered {
  enum Screen: String, CaseIterable {
    case ascii = "strasse"
    case sharp = "stra\u{DF}e"
  }
}

private struct Undrawn: Unrendered {
  enum Screen: String, CaseIterable { case one }
  static let layouts: [ScreenLayout] = []
}

private struct SmallSnapshots: Unrendered {
  enum Screen: String, CaseIterable { case one }
  static let layouts: [ScreenLayout] = [.regular, .compact, .regular]
}

private struct Snapshots: Unrendered {
  enum Screen: String, CaseIterable { case one }
}

private struct Renamed: Unrendered {
  enum Screen: String, CaseIterable { case one }
  @TaskLocal static var name = "Other"
  static var manifest: String { name }
}

private struct SkippedSilently: Unrendered {
  enum Screen: String, CaseIterable { case only }
  static func reasonToSkip(_ screen: Screen) -> String? { " " }
}

private struct SameComposed: Unrendered {
  enum Screen: String, CaseIterable {
    case decomposed = "cafe\u{301}"
    case composed = "CAF\u{C9}"
  }
}
