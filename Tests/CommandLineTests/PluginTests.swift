import TestSupport
import Testing

extension ShellTests {
  @Suite("SnapshotPlugin")
  struct PluginTests {
    private let package: FixturePackage

    init() throws { package = try FixturePackage("Notes") }

    @Test("A package without a harness is an error with the target and the file to add")
    func noHarness() throws {
      try package.edit(
        "Package.swift", replacing: #".product(name: "ScreenHarness", package: "Screenwalk"),"#,
        with: "")
      try package.edit("Package.swift", replacing: "NotesSnapshots", with: "NotesWalk")
      try package.write("print()\n", to: "Sources/NotesWalk/main.swift")
      let result = try package.snapshot()
      #expect(result.errors.hasSuffix(Self.advice))
      #expect(result.output == "")
      #expect(result.status == 1)
    }

    @Test("A target that fails one requirement of a harness is an error with the requirement")
    func candidates() throws {
      let manifest = try package.text(of: "Package.swift")
      let start = try #require(manifest.firstRange(of: "  targets: [")).lowerBound
      let targets = """
          targets: [
            .executableTarget(name: "NotesWalk", dependencies: [\(Self.dependency)]),
            .executableTarget(name: "MainSnapshots"),
            .target(name: "LibrarySnapshots", dependencies: [\(Self.dependency)]),
          ])

        """
      try package.write(manifest[..<start] + targets, to: "Package.swift")
      try package.remove("Tests")
      for name in ["NotesWalk", "MainSnapshots", "LibrarySnapshots"] {
        try package.write("let value = 1\n", to: "Sources/\(name)/Value.swift")
      }
      let result = try package.snapshot()
      let walk = """
        note: target 'NotesWalk' is not a harness: it must have a name that ends in 'Snapshots'
        hint: rename the target in Package.swift, and its folder

        """
      let main = """
        note: target 'MainSnapshots' is not a harness: it must depend on the product 'ScreenHarness'
        hint: add .product(name: "ScreenHarness", package: "Screenwalk") to its dependencies in \
        Package.swift

        """
      let library = """
        note: target 'LibrarySnapshots' is not a harness: it must be an executable target
        hint: replace .target with .executableTarget in Package.swift

        """
      for message in [walk, main, library] { #expect(result.errors.contains(message)) }
      #expect(result.status == 1)
    }

    @Test("An executable that exits with status 0 without the tool is an error")
    func noStatusFile() throws {
      let harness = "Sources/NotesSnapshots/NotesSnapshots.swift"
      try package.edit(harness, replacing: "@main\n", with: "")
      let message = """
        error: harness 'NotesSnapshots' exited with status 0 without verifying any screen
        hint: write '@main' before 'struct NotesSnapshots: SnapshotHarness', and remove your own 'main()'
        hint: remove calls of '_exit' that run when the app starts

        """
      let result = try package.snapshot()
      #expect(result.errors.hasSuffix(message))
      #expect(result.output == "")
      #expect(result.status == 1)
      #expect(try Article("ScreenHarness/diagnosing-screens-that-fail").contains(message))
      try package.edit(harness, replacing: "struct Notes", with: "@main\nstruct Notes")
      try package.edit(
        Self.screens, replacing: "public var id: String { rawValue }",
        with: """
          public var id: String { rawValue }
          public static var allCases: [Self] { _exit(0) }
          """)
      try package.edit(
        Self.screens, replacing: "public struct", with: "import Foundation\npublic struct")
      let ended = try package.record()
      #expect(ended.errors.hasSuffix(message))
      #expect(ended.status == 1)
    }

    @Test("Two files without '@main' do not link, and the message says what is missing")
    func missingMain() throws {
      try package.edit(
        "Sources/NotesSnapshots/NotesSnapshots.swift", replacing: "@main\n", with: "")
      try package.write("enum Contents {}\n", to: "Sources/NotesSnapshots/Contents.swift")
      let result = try package.snapshot()
      let message = "hint: write '@main' before the harness's 'struct'\n"
      #expect(result.errors.contains(message))
      #expect(result.status == 1)
    }

    @Test("A manifest without screens is an error that says what to add")
    func noScreens() throws {
      try package.edit(
        Self.screens, replacing: "public var id: String { rawValue }",
        with: "public var id: String { rawValue }\n  public static let allCases: [Self] = []")
      let result = try package.snapshot()
      let words = """
        error: the manifest Notes has no screens, so there is nothing to verify
        hint: add a case for each screen of the app

        """
      #expect((result.output + result.errors).contains(words))
      let status = "harness 'NotesSnapshots' exited with status 2: some screens could not be "
      #expect(result.errors.contains("\(status)verified\n"))
      #expect(try package.snapshot("map").errors.contains("\(status)shown\n"))
      #expect(result.status == 1)
    }

    @Test("Invalid usage is an error of the tool, with the status and its meaning")
    func invalidUsage() throws {
      let result = try package.snapshot("verify", "serch")
      let message = "error: no screen matches 'serch'\nhint: did you mean 'search'?\n"
      #expect((result.output + result.errors).contains(message))
      #expect(
        result.errors.hasSuffix("harness 'NotesSnapshots' exited with status 64: invalid usage\n"))
      #expect(result.status == 1)
      #expect(try package.harness("verify", "serch").status == 64)
    }

    @Test("The meaning of a status depends on the verb, which options can precede")
    func meanings() throws {
      try package.edit(
        "Sources/NotesNavigation/AppScreen.swift", replacing: "(tab: .notes, sheet: .noteCreate)",
        with: "(tab: .notes)")
      let coverage = try package.snapshot("--color", "never", "coverage", "--quiet")
      #expect(
        coverage.errors.hasSuffix(
          """
          harness 'NotesSnapshots' exited with status 1: a case is not rendered, or an exception is \
          no longer needed

          """))
    }

    @Test("--package-path after the verb is an error, because it may name another package")
    func otherPackage() throws {
      let result = try package.record("--package-path", "..")
      #expect(
        result.errors.hasSuffix(
          """
          error: option '--package-path' must precede 'snapshot', because SwiftPM builds the \
          harness of that package
          hint: use 'swift package --package-path DIR snapshot' for the package in DIR

          """))
      #expect(result.status == 1)
    }

    #if !os(macOS)
      // On macOS, SwiftPM grants the permission only before the verb.
      @Test("The permission to write is also accepted after the verb")
      func permission() throws {
        let result = try package.snapshot(
          "record", "--allow-writing-to-package-directory", "--quiet")
        #expect(result.output == "6 screens in 2 layouts: 12 new; 12 written (TIME)\n")
        #expect(result.status == 0)
      }
    #endif

    @Test(
      "Several harnesses run one after another, but a screen name needs --harness")
    func ambiguousHarness() throws {
      let harness = try package.text(of: "Sources/NotesSnapshots/NotesSnapshots.swift")
      try package.write(
        harness.replacing("NotesSnapshots", with: "AdminSnapshots"),
        to: "Sources/AdminSnapshots/AdminSnapshots.swift")
      try package.edit(
        "Package.swift", replacing: "    .executableTarget(",
        with: """
              .executableTarget(
                name: "AdminSnapshots",
                dependencies: [
                  "NotesNavigation", .product(name: "ScreenHarness", package: "Screenwalk"),
                ]),
              .executableTarget(
          """)
      #expect(try package.record("--quiet", "--harness", "NotesSnapshots").status == 0)

      let all = try package.snapshot("--quiet")
      #expect(
        all.output == """
          AdminSnapshots: 6 screens in 2 layouts: 12 new (TIME)
          NotesSnapshots: 6 screens in 2 layouts: 12 matched (TIME)

          """)
      #expect(
        all.errors.hasSuffix("harness 'AdminSnapshots' exited with status 1: differences found\n"))
      #expect(all.status == 1)

      let named = try package.snapshot("search")
      #expect(
        (named.output + named.errors).contains(
          """
          error: option '--harness' is required because the package has several harnesses
          hint: use '--harness AdminSnapshots' or '--harness NotesSnapshots'
          """))
      #expect(named.status == 1)
      #expect(try package.snapshot("search", "--harness=NotesSnapshots", "--quiet").status == 0)
    }

    @Test("Two harnesses with one folder of goldens are an error before any of them runs")
    func sharedFolder() throws {
      let harness = try package.text(of: "Sources/NotesSnapshots/NotesSnapshots.swift")
      try package.write(
        harness.replacing("struct NotesSnapshots", with: "struct AdminSnapshots")
          .replacing(
            "struct AdminSnapshots: SnapshotHarness {",
            with: "struct AdminSnapshots: SnapshotHarness {\n  static let manifest = \"Notes\""),
        to: "Sources/AdminSnapshots/AdminSnapshots.swift")
      try package.edit(
        "Package.swift", replacing: "    .executableTarget(",
        with: """
              .executableTarget(
                name: "AdminSnapshots",
                dependencies: [
                  "NotesNavigation", .product(name: "ScreenHarness", package: "Screenwalk"),
                ]),
              .executableTarget(
          """)
      let error = """
        error: harnesses 'AdminSnapshots' and 'NotesSnapshots' have one folder of goldens, \
        'manifests/Notes'
        hint: declare another 'static var manifest' in one of them

        """
      let result = try package.record("--prune")
      #expect(result.errors.hasSuffix(error))
      #expect(result.output == "")
      #expect(result.status == 1)
      #expect(throws: (any Error).self) { try package.traces(of: "manifests") }
      #expect(try package.record("--quiet", "--harness", "NotesSnapshots").status == 0)
      // A harness that does not compile may own the files.
      try package.write("let name: Int = \"\"\n", to: "Sources/AdminSnapshots/AdminSnapshots.swift")
      try package.write("---\nscreen: old\n---\n", to: "manifests/Notes/compact/old.txt")
      let broken = try package.snapshot()
      #expect(
        broken.output.contains("To delete obsolete goldens, unless another harness owns them:"))
      #expect(broken.errors.contains("error: harness 'AdminSnapshots' does not compile"))
      #expect(broken.status == 1)
    }

    @Test("An unknown harness is an error that lists the harnesses of the package")
    func unknownHarness() throws {
      let result = try package.snapshot("--harness", "NoteSnapshots")
      #expect(
        result.errors.hasSuffix(
          """
          error: the package has no harness 'NoteSnapshots'
          hint: use '--harness NotesSnapshots'

          """))
      #expect(result.status == 1)
    }
  }
}

extension ShellTests.PluginTests {
  fileprivate static let screens = "Sources/NotesNavigation/AppScreen.swift"

  fileprivate static let dependency = #".product(name: "ScreenHarness", package: "Screenwalk")"#

  private static let advice = """
    error: package 'Notes' has no harness
    hint: add an executable target whose name ends in 'Snapshots' to Package.swift:

        .executableTarget(
          name: "MyAppSnapshots",
          dependencies: [
            "MyAppNavigation",
            .product(name: "ScreenHarness", package: "Screenwalk"),
            .product(name: "ScreenNavigation", package: "Screenwalk"),
          ]),

    and the file Sources/MyAppSnapshots/MyAppSnapshots.swift:

        import MyAppNavigation
        import ScreenHarness
        import ScreenNavigation

        @main
        struct MyAppSnapshots: SnapshotHarness {
          typealias Screen = AppScreen
          static func makeNavigator() -> TabRouter<MyApp> { TabRouter() }
          static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
        }

    """
}
