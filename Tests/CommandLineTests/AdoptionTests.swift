import TestSupport
import Testing

extension ShellTests {
  /// The steps of the guides: the files, the first run, a recording, a run that matches and one that
  /// fails.
  @Suite("Adopting the tool")
  struct AdoptionTests {
    @Test("The guide for an app on ScreenNavigation prints what the tool prints")
    func screenNavigation() throws {
      let guide = try Article("ScreenHarness/starting-with-screen-navigation")
      let package = try FixturePackage(emptyFolderFor: "Recipes")
      #expect(guide.files.count == 3)
      for file in guide.files { try package.write(file) }

      let first = try package.snapshot()
      #expect(guide.contains(first.output), "\(first.output)")
      #expect(first.status == 1)

      let record = try package.record()
      #expect(guide.contains(record.output), "\(record.output)")
      #expect(record.status == 0)

      let green = try package.snapshot()
      #expect(guide.contains(green.output), "\(green.output)")
      #expect(green.status == 0)

      let audit = try package.snapshot("audit")
      let last = "8 laws: 6 held, 2 not checked, 4 controls are not wired (TIME)"
      #expect(audit.output.contains("\n\(last)\n"), "\(audit.output)")
      #expect(audit.status == 0)

      try package.edit(
        "Sources/RecipesNavigation/Recipes.swift", replacing: "(tab: .shopping)",
        with: "(tab: .recipes)")
      let red = try package.snapshot("--layout", "compact")
      #expect(guide.contains(red.output), "\(red.output)")
      #expect(
        red.errors.hasSuffix("harness 'RecipesSnapshots' exited with status 1: differences found\n")
      )
      #expect(red.status == 1)
    }

    @Test("The guide for an app with its own routers prints what the tool prints")
    func ownRouters() throws {
      let guide = try Article("ScreenHarness/starting-with-routers-of-your-own")
      let package = try FixturePackage(emptyFolderFor: "Notes")
      let blocks = guide.blocks(in: "swift")
      let router = try package.original("Sources/NotesNavigation/TabRouter.swift")
      #expect(blocks.contains { $0.contains("navigate(to screen") && router.contains($0) })
      for name in ["AppRouter", "AppScreen", "TabRouter"] {
        try package.add("Sources/NotesNavigation/\(name).swift")
      }
      for file in guide.files.prefix(2) { try package.write(file) }
      try package.add("Tests/NotesTests/ScreenTests.swift")
      try package.add("Tests/NotesXCTests/ScreenTests.swift")

      let first = try package.snapshot()
      #expect(guide.contains(first.output), "\(first.output)")
      #expect(first.status == 1)
      #expect(throws: (any Error).self) { try package.traces(of: "manifests") }

      #expect(try package.record("--quiet").status == 0)
      #expect(try package.plugin().output == "6 screens in 2 layouts: 12 matched (TIME)\n")

      let file = "Sources/NotesNavigation/TabRouter.swift"
      try package.edit(file, replacing: "activeSheet = path", with: "activeFullScreenCover = path")
      try package.edit(
        file, replacing: "    router.activeFullScreenCover = path.fullScreenCover\n", with: "")
      let red = try package.snapshot("compact/noteCreateSheet")
      #expect(guide.contains(red.output), "\(red.output)")
      #expect(red.status == 1)

      try package.add(file)
      let operations = try package.original("Operations/NotesSnapshots+Operations.swift")
      #expect(blocks.contains { operations.contains($0) })
      try package.write(operations, to: "Sources/NotesSnapshots/Operations.swift")
      let audit = try package.snapshot("audit", "--quiet")
      #expect(audit.output == "8 laws: 6 held, 2 not checked (TIME)\n")
      #expect(audit.status == 0)
      try Self.readStore(in: package, after: guide)
    }

    /// Forwards the router together with a store, whose notes are then on the first screen.
    private static func readStore(in package: FixturePackage, after guide: Article) throws {
      let harness = "Sources/NotesSnapshots/NotesSnapshots.swift"
      try package.remove("Sources/NotesSnapshots/Operations.swift")
      for file in guide.files.dropFirst(2) { try package.write(file) }
      let main = try #require(guide.blocks(in: "swift").first { $0.contains("-> NotesApp {") })
      let router = try package.text(of: harness).split(separator: "@main")
      try package.write("\(router[0])\(main)", to: harness)
      let screen = try package.snapshot("show", "compact/noteList")
      #expect(screen.output.contains("│ Groceries                              › │"))
      #expect(screen.status == 0)
    }

    @Test("The guides for several apps and for each style of routers print what the tool prints")
    func severalApps() throws {
      let guide = try Article("ScreenHarness/keeping-several-apps-in-one-package")
      let package = try FixturePackage("Routers")

      let first = try package.snapshot("--quiet")
      #expect(first.output == Self.missing)
      #expect(first.errors.hasSuffix(Self.errors()))
      #expect(first.status == 1)

      let record = try package.record("--quiet")
      #expect(record.output == Self.recorded)
      #expect(record.status == 0)

      let green = try package.snapshot()
      #expect(guide.contains(green.output), "\(green.output)")
      #expect(green.status == 0)

      let audit = try package.snapshot("audit", "--quiet")
      #expect(audit.output == Self.audited)
      #expect(audit.status == 0)

      let unstable = try Self.leftover(in: package)
      for (file, right, wrong) in Self.mistakes {
        try package.edit("Sources/\(file).swift", replacing: right, with: wrong)
      }
      let red = try package.snapshot("--layout", "compact")
      #expect(Self.headlines(of: red.output) == Self.red)
      #expect(red.errors.hasSuffix(Self.errors(invalid: ["Courier"])))
      #expect(red.status == 1)
      try Self.checkGuides(against: [red.output, unstable], in: package)

      let ambiguous = try package.snapshot("settings")
      let text = ambiguous.output + ambiguous.errors
      #expect(guide.blocks().contains { text.contains($0) }, "\(text)")
      #expect(ambiguous.status == 1)
    }

    /// Makes a router leave a sheet behind, which only a stability check finds.
    private static func leftover(in package: FixturePackage) throws -> String {
      let (file, reset) = ("Sources/Habits/Router.swift", "    stack = []\n    sheet = nil\n")
      try package.edit(file, replacing: reset, with: "    stack = []\n")
      let plain = try package.snapshot("--harness", "HabitsSnapshots")
      #expect(plain.output == "6 screens in 2 layouts: 12 matched (TIME)\n")
      let check = try package.snapshot("--harness", "HabitsSnapshots", "--check-stability")
      #expect(
        check.errors.hasSuffix(
          "harness 'HabitsSnapshots' exited with status 2: some screens could not be verified\n"))
      try package.edit(file, replacing: "    stack = []\n", with: reset)
      return check.output
    }

    /// Checks that the blocks in the guides are goldens or parts of the output.
    private static func checkGuides(against output: [String], in package: FixturePackage) throws {
      let goldens = try package.traces(of: "manifests").keys.filter { $0.hasSuffix(".txt") }
        .map { try package.text(of: "manifests/\($0)") }
      for name in Self.guides {
        let blocks = try Article("ScreenSnapshot/\(name)").outputs
        #expect(!blocks.isEmpty)
        for block in blocks {
          #expect((goldens + output).contains { "\n\($0)".contains("\n\(block)") }, "\(block)")
        }
      }
    }

    private static let guides = [
      "harnessing-a-store-with-reducers", "harnessing-flow-coordinators",
      "harnessing-routers-of-your-own", "resetting-globals-and-statics",
    ]

    /// The lines that name a difference, a command or the counts.
    private static func headlines(of output: String) -> String {
      output.split(separator: "\n")
        .filter { line in
          ["changed ", "invalid "].contains { line.hasPrefix($0) } || line.contains("Snapshots")
        }
        .joined(separator: "\n")
    }
  }
}
