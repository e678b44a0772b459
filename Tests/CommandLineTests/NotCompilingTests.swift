import Testing

extension ShellTests {
  /// What the plugin says of a build that failed.
  @Suite("where the harness does not compile")
  struct NotCompilingTests {
    private let package: FixturePackage

    init() throws {
      package = try FixturePackage("Notes")
    }

    @Test("shows the compiler's words once where the harness does not compile")
    func notCompiling() throws {
      try package.edit(Self.harness, replacing: "TabRouter()", with: "TabRouter(tabs: 3)")
      let result = try package.snapshot()
      let words = "15:62: error: argument passed to call that takes no arguments"
      #expect(
        result.errors.contains(
          """
          error: NotesSnapshots does not compile, so no screen was looked at
          PACKAGE/\(Self.harness):\(words)

          """))
      #expect(result.errors.split(separator: words, omittingEmptySubsequences: false).count == 2)
      #expect(
        result.errors.hasSuffix(
          " }\n17 | }\nhint: 'swift build --product NotesSnapshots' shows the same\n"))
      #expect(result.output == "")
      #expect(result.status == 1)
    }

    @Test("says what to do about the mistakes of a first harness", arguments: Self.mistakes)
    func firstMistakes(mistake: Mistake) throws {
      let package = try FixturePackage(mistake.package)
      try package.edit(mistake.file, replacing: mistake.words, with: mistake.others)
      let result = try package.snapshot()
      let hint = "hint: \(mistake.hint)\n"
      #expect(
        result.errors.hasSuffix(
          "\(hint)hint: 'swift build --product \(mistake.package)Snapshots' shows the same\n"))
      #expect(
        result.errors.contains(
          "error: \(mistake.package)Snapshots does not compile, so no screen was looked at")
      )
      #expect(try Self.guide().shows(hint))
      #expect(result.status == 1)
    }

    #if !canImport(SwiftUI)
      @Test("says what to do where the library imports what is not on this platform")
      func otherPlatform() throws {
        let imports = "import SwiftUI\n\npublic struct ScreenPath"
        try package.edit(Self.screens, replacing: "public struct ScreenPath", with: imports)
        let result = try package.snapshot()
        let hint = """
          hint: there is no SwiftUI on this platform; keep what needs it in targets that the harness \
          does not link, or between '#if canImport(SwiftUI)' and '#endif'

          """
        #expect(
          result.errors.hasSuffix(
            "\(hint)hint: 'swift build --product NotesSnapshots' shows the same\n"))
        #expect(try Self.guide().shows(hint))
        #expect(result.status == 1)
      }
    #endif

    @Test("tells of all harnesses that do not compile, and runs the others")
    func severalNotCompiling() throws {
      let package = try FixturePackage("Routers")
      try package.write("oops\n", to: "Sources/ClinicSnapshots/Oops.swift")
      try package.write("oops\n", to: "Sources/RadioSnapshots/Oops.swift")
      let result = try package.snapshot("--quiet")
      #expect(
        result.output == """
          FeedSnapshots: 5 screens in 2 layouts: 10 new (TIME)
          TasksSnapshots: 5 screens in 2 layouts: 10 new (TIME)
          TravelSnapshots: 5 screens in 2 layouts: 10 new (TIME)

          """)
      for name in ["Clinic", "Radio"] {
        #expect(
          result.errors.contains(
            "error: \(name)Snapshots does not compile, so no screen was looked at\n"))
      }
      for name in ["Feed", "Tasks", "Travel"] {
        #expect(
          result.errors.contains("error: \(name)Snapshots ended with status 1: something differs\n")
        )
      }
      #expect(result.status == 1)
    }
  }
}

extension ShellTests.NotCompilingTests {
  /// A mistake of a first harness, and what is said of it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    var package = "Notes"
    let file: String
    let words: String
    let others: String
    let hint: String

    var testDescription: String { name }
  }

  private static let harness = "Sources/NotesSnapshots/NotesSnapshots.swift"
  private static let screens = "Sources/NotesNavigation/AppScreen.swift"
  private static let recipes = "Sources/RecipesNavigation/Recipes.swift"

  private static func guide() throws -> Article {
    try Article("ScreenHarness/when-the-first-run-fails")
  }

  private static let manifestHint = """
    the manifest is a list of names: 'enum AppScreen: String, CaseIterable', on \
    ScreenNavigation 'enum AppScreen: String, ScreenManifest'; no case has a payload
    """

  private static let mistakes = [
    Mistake(
      name: "the manifest does not list its cases", file: screens,
      words: "String, CaseIterable, ", others: "String, ", hint: manifestHint),
    Mistake(
      name: "the manifest on ScreenNavigation does not", package: "Recipes", file: recipes,
      words: "String, ScreenManifest", others: "String", hint: manifestHint),
    Mistake(
      name: "the manifest has no raw values", package: "Recipes", file: recipes,
      words: "String, ScreenManifest", others: "ScreenManifest", hint: manifestHint),
    Mistake(
      name: "a screen has a payload", package: "Recipes", file: recipes,
      words: "case recipes, recipe,", others: "case recipes, recipe(Recipe),",
      hint: manifestHint),
    Mistake(
      name: "no router is made", file: harness,
      words: "  static func makeNavigator() -> TabRouter { TabRouter() }\n", others: "",
      hint: """
        a harness needs 'makeNavigator()' and a manifest; 'typealias Screen = AppScreen' names it, \
        or 'navigate(_:to:)' where the routers are the app's own
        """),
    Mistake(
      name: "the router does not say what it shows", file: harness,
      words: "var visibleState", others: "var visibelState",
      hint: """
        a router of your own tells what it shows by one property, in an extension that adopts \
        ScreenNavigating: 'var visibleState: VisibleState<Tab, Route, Sheet>', Never where it has none
        """),
    Mistake(
      name: "the router's type is internal", file: "Sources/NotesNavigation/TabRouter.swift",
      words: "public final class", others: "final class",
      hint: """
        the harness is a module of its own; import the app's, and write 'public' before what it \
        uses, or '@testable' before the import
        """),
    Mistake(
      name: "the router is internal", file: "Sources/NotesNavigation/TabRouter.swift",
      words: "public init", others: "init",
      hint: """
        the harness is a module of its own; import the app's, and write 'public' before what it \
        uses, or '@testable' before the import
        """),
  ]
}
