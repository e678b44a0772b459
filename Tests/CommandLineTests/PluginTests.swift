import Testing

extension ShellTests {
  /// What the plugin says where there is nothing to run, and what it passes on.
  @Suite("where the harness is missing, broken or misused")
  struct PluginTests {
    private let package: FixturePackage

    init() throws {
      package = try FixturePackage("Notes")
    }

    @Test("prints what to add where the package has no harness")
    func noHarness() throws {
      try package.edit(
        "Package.swift", replacing: #".product(name: "ScreenHarness", package: "Screenwalk"),"#,
        with: "")
      try package.edit("Package.swift", replacing: "NotesSnapshots", with: "NotesWalk")
      try package.write("print()\n", to: "Sources/NotesWalk/main.swift")
      let result = try package.snapshot()
      #expect(result.errors.hasSuffix(Self.advice))
      #expect(try Self.guide().quotes(Self.advice.prefixLines(2)))
      #expect(result.output == "")
      #expect(result.status == 1)
    }

    @Test(
      "says of a target that is nearly a harness what it lacks, and what to do",
      arguments: [
        (
          "NotesSnapshots", "NotesWalk", "NotesWalk is none: its name does not end in Snapshots",
          "give the target such a name in Package.swift, and its folder the same"
        ),
        (
          #".product(name: "ScreenHarness", package: "Screenwalk"),"#, "",
          "NotesSnapshots is none: it does not depend on the product ScreenHarness",
          #"add .product(name: "ScreenHarness", package: "Screenwalk") to its dependencies in Package.swift"#
        ),
        (
          ".executableTarget(", ".target(", "NotesSnapshots is none: it is no executable target",
          "write .executableTarget in place of .target in Package.swift"
        ),
      ])
    func nearMiss(words: String, others: String, note: String, hint: String) throws {
      try package.edit("Package.swift", replacing: words, with: others)
      try package.write(
        try package.text(of: "Sources/NotesSnapshots/NotesSnapshots.swift"),
        to: "Sources/NotesWalk/NotesSnapshots.swift")
      let result = try package.snapshot()
      let message = """
        error: Notes has no harness to walk its screens with
        note: \(note)
        hint: \(hint)

        """
      #expect(result.errors.hasSuffix(message))
      #expect(result.status == 1)
      if others == "NotesWalk" { #expect(try Self.guide().shows(message)) }
    }

    @Test("is not green where the executable is no harness, or the app ends it")
    func noStatusFile() throws {
      let harness = "Sources/NotesSnapshots/NotesSnapshots.swift"
      try package.edit(harness, replacing: "@main\n", with: "")
      let message = """
        error: NotesSnapshots ended with status 0, and no screen was looked at
        hint: write '@main' before 'struct NotesSnapshots: SnapshotHarness', and no 'main()' of your own
        hint: look for code that calls 'exit' when the app starts

        """
      let result = try package.snapshot()
      #expect(result.errors.hasSuffix(message))
      #expect(result.output == "")
      #expect(result.status == 1)
      #expect(try Self.guide().shows(message))
      try package.edit(harness, replacing: "struct Notes", with: "@main\nstruct Notes")
      try package.edit(
        Self.screens, replacing: "public var id: String { rawValue }",
        with: """
          public var id: String { rawValue }
          public static var allCases: [Self] { exit(0) }
          """)
      try package.edit(
        Self.screens, replacing: "public struct", with: "import Foundation\npublic struct")
      let ended = try package.record()
      #expect(ended.errors.hasSuffix(message))
      #expect(ended.status == 1)
    }

    @Test("says what to add where a manifest has no screens")
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
      #expect(try Self.guide().shows(words))
      #expect(result.errors.contains("NotesSnapshots ended with status 2"))
      #expect(result.status == 1)
    }

    @Test(
      "passes on what the tool says of wrong usage",
      arguments: [
        (
          ["verfy"],
          "error: 'verfy' is neither a verb nor a screen\nhint: did you mean 'verify'?\n"
        ),
        (
          ["verify", "serch"],
          "error: no screen matches 'serch'\nhint: did you mean 'search'?\n"
        ),
        (
          ["--layuot", "compact"],
          "error: unknown option '--layuot'\nhint: did you mean --layout?\n"
        ),
        (
          ["--layout", "compct"],
          "error: --layout takes compact or regular, not 'compct'\n"
            + "hint: did you mean --layout compact?\n"
        ),
      ])
    func wrongUsage(words: [String], message: String) throws {
      let result = try package.snapshot(words[0], words.count > 1 ? words[1] : "--quiet")
      #expect(result.output.hasPrefix(message) || result.errors.contains(message))
      #expect(result.errors.contains("NotesSnapshots ended with status 64: wrong usage"))
      #expect(result.status == 1)
      #expect(try package.harness("NotesSnapshots", words[0], words.last ?? "").status == 64)
    }

    @Test("says of a status what it means for the verb, wherever that stands")
    func meanings() throws {
      try package.edit(
        "Sources/NotesNavigation/AppScreen.swift", replacing: "(tab: .notes, sheet: .noteCreate)",
        with: "(tab: .notes)")
      let coverage = try package.snapshot("--color", "never", "coverage", "--quiet")
      #expect(
        coverage.errors.hasSuffix(
          "NotesSnapshots ended with status 1: some case is not shown, or an exception is stale\n"))
      let review = try package.snapshot("--quiet", "review")
      #expect(
        review.errors.hasSuffix(
          "NotesSnapshots ended with status 1: some differences are left\n"))
      let named = try package.snapshot("--layout", "compact", "search", "coverage")
      #expect(named.errors.hasSuffix("NotesSnapshots ended with status 64: wrong usage\n"))
      let verify = try package.snapshot("search", "--quiet")
      #expect(verify.errors.hasSuffix("NotesSnapshots ended with status 1: something differs\n"))
    }

    @Test("refuses to compare with another package's goldens")
    func otherPackage() throws {
      let result = try package.record("--package-path", "..")
      #expect(
        result.errors.hasSuffix(
          """
          error: --package-path behind 'snapshot' would compare these screens with another \
          package's goldens
          hint: 'swift package --package-path DIR snapshot' works on the package in DIR

          """))
      #expect(result.status == 1)
    }

    #if !os(macOS)
      // SwiftPM grants the permission only before the verb, so macOS' sandbox refuses the goldens.
      @Test("swallows the permission where it stands behind the verb")
      func permission() throws {
        let result = try package.snapshot(
          "record", "--allow-writing-to-package-directory", "--quiet")
        #expect(result.output == "6 screens in 2 layouts: 12 new; 12 written (TIME)\n")
        #expect(result.status == 0)
      }
    #endif

    @Test(
      "runs several harnesses one after another, and asks which is meant where screens are named")
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
      #expect(all.errors.hasSuffix("AdminSnapshots ended with status 1: something differs\n"))
      #expect(all.status == 1)

      let named = try package.snapshot("search")
      #expect(
        (named.output + named.errors).contains(
          """
          error: the package has several harnesses, and each has screens and reports of its own
          hint: say which is meant: --harness AdminSnapshots or --harness NotesSnapshots
          """))
      #expect(named.status == 1)
      #expect(try package.snapshot("search", "--harness=NotesSnapshots", "--quiet").status == 0)
    }

    @Test("names the harnesses it knows where another is asked for")
    func unknownHarness() throws {
      let result = try package.snapshot("--harness", "NoteSnapshots")
      #expect(
        result.errors.hasSuffix(
          "error: the package has no harness 'NoteSnapshots'\nhint: it has NotesSnapshots\n"))
      #expect(result.status == 1)
      #expect(try package.snapshot("--harness", "NotesSnapshots", "--quiet").status == 1)
    }
  }
}

extension ShellTests.PluginTests {
  fileprivate static let screens = "Sources/NotesNavigation/AppScreen.swift"

  fileprivate static func guide() throws -> Article {
    try Article("ScreenHarness/when-the-first-run-fails")
  }

  private static let advice = """
    error: Notes has no harness to walk its screens with
    hint: add an executable target whose name ends in Snapshots to Package.swift:

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
        }

    """
}

extension String {
  /// The first lines, without the last one's end.
  fileprivate func prefixLines(_ count: Int) -> String {
    split(separator: "\n").prefix(count).joined(separator: "\n")
  }
}
