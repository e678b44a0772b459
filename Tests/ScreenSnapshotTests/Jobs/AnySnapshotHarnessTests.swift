import TestSupport
import Testing

@testable import ScreenSnapshot

@Suite("AnySnapshotHarness")
@MainActor
struct AnySnapshotHarnessTests {
  @Test("Screens are in declared order")
  func screens() {
    let harness = AnySnapshotHarness(MuseumSnapshots.self)
    #expect(harness.manifest == "Museum")
    #expect(
      harness.screens == [
        "halls", "painting", "painter", "guide", "guidedPainting", "leaving", "fullHouse",
        "tickets", "twoAtOnce",
      ])
    #expect(harness.layouts == [.compact, .regular])
  }

  @Test("The manifest has the name of the harness without 'Snapshots'")
  func manifest() {
    #expect(AnySnapshotHarness(Small.self).manifest == "Small")
    #expect(AnySnapshotHarness(Snapshots.self).manifest == "Snapshots")
    #expect(AnySnapshotHarness(Renamed.self).manifest == "Other")
  }

  @Test("Each screen has a golden for each declared layout")
  func goldens() {
    let harness = AnySnapshotHarness(Small.self)
    #expect(
      Set(harness.goldens.files.map(\.path)) == ["compact/one.txt", "compact/Two%20words.txt"])
  }

  @Test("The check passes if each screen has a golden of its own")
  func fine() throws {
    try AnySnapshotHarness(MuseumSnapshots.self).check()
    try AnySnapshotHarness(Small.self).check()
  }

  @Test("The check fails without screens")
  func noScreens() throws {
    try Self.expect(
      Empty.self,
      """
      the manifest Empty has no screens, so there is nothing to verify
      hint: add a case for each screen of the app
      """)
  }

  @Test("The check fails without layouts")
  func noLayouts() throws {
    try Self.expect(
      Undrawn.self,
      """
      the harness of Undrawn declares no layouts, so there is nothing to verify
      hint: return [.compact], [.regular] or both from 'layouts', or leave it out
      """)
  }

  @Test("The check fails if two screens differ only in letter case")
  func letterCase() throws {
    try Self.expect(
      SameLetters.self,
      """
      the screens 'bookList' and 'booklist' of SameLetters would share the golden file booklist.txt
      hint: file systems that ignore letter case or Unicode composition cannot keep them apart; \
      rename one of them
      """)
  }

  @Test("The check fails if the lower case of a screen is another screen of ASCII letters")
  func foldsToASCII() throws {
    try Self.expect(
      SameSharpS.self,
      """
      the screens 'strasse' and 'stra\u{DF}e' of SameSharpS would share the golden file \
      stra\u{DF}e.txt
      hint: file systems that ignore letter case or Unicode composition cannot keep them apart; \
      rename one of them
      """)
  }

  @Test("The check fails if two screens differ only in Unicode composition")
  func composition() throws {
    try Self.expect(
      SameComposed.self,
      """
      the screens 'cafe\u{301}' and 'CAF\u{C9}' of SameComposed would share the golden file \
      CAF\u{C9}.txt
      hint: file systems that ignore letter case or Unicode composition cannot keep them apart; \
      rename one of them
      """)
  }

  @Test(
    "The check fails if the manifest is not a valid folder name",
    arguments: ["", ".", "..", "a/b", "/"])
  func folder(name: String) throws {
    try Renamed.$name.withValue(name) {
      try Self.expect(
        Renamed.self,
        """
        manifest name '\(name)' is not a valid folder name
        hint: return one without '/' from 'manifest', or leave it out
        """)
    }
  }

  private static func expect<Harness: SnapshotHarness>(
    _ harness: Harness.Type, _ text: String
  ) throws {
    let error = try thrownError(ManifestError.self) { try AnySnapshotHarness(harness).check() }
    #expect(error.description == text)
  }
}

// MARK: - Harnesses

/// A harness whose screens are declared but not rendered.
@MainActor
private protocol Unrendered: SnapshotHarness where Navigator == TheatreNavigator {}

extension Unrendered {
  static func makeNavigator() -> TheatreNavigator { TheatreNavigator() }
  static func navigate(_ navigator: TheatreNavigator, to screen: Screen) {}
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}

private struct Small: Unrendered {
  enum Screen: String, CaseIterable {
    case one
    case two = "Two words"
  }
  static let layouts: [ScreenLayout] = [.compact]
}

private struct Snapshots: Unrendered {
  enum Screen: String, CaseIterable { case one }
}

private struct SameSharpS: Unrendered {
  enum Screen: String, CaseIterable {
    case ascii = "strasse"
    case sharp = "stra\u{DF}e"
  }
}

private struct Renamed: Unrendered {
  enum Screen: String, CaseIterable { case one }
  @TaskLocal static var name = "Other"
  static var manifest: String { name }
}

private struct Empty: Unrendered {
  enum Screen: String, CaseIterable {
    case none
    static let allCases: [Screen] = []
  }
}

private struct Undrawn: Unrendered {
  enum Screen: String, CaseIterable { case one }
  static let layouts: [ScreenLayout] = []
}

private struct SameLetters: Unrendered {
  enum Screen: String, CaseIterable { case bookList, booklist }
}

private struct SameComposed: Unrendered {
  enum Screen: String, CaseIterable {
    case decomposed = "cafe\u{301}"
    case composed = "CAF\u{C9}"
  }
}
