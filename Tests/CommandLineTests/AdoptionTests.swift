import Testing

extension ShellTests {
  /// The three ways in, as the guides tell them: the files, the first run, a recording, a green run,
  /// and a red one.
  @Suite("from an empty folder")
  struct AdoptionTests {
    @Test("leads an app on ScreenNavigation to a gate")
    func screenNavigation() throws {
      let guide = try Article("ScreenHarness/starting-with-screen-navigation")
      let package = try FixturePackage(emptyFolderFor: "Recipes")
      try package.add("Package.swift")
      try package.add("Sources/RecipesNavigation/Recipes.swift")
      try package.add("Sources/RecipesSnapshots/RecipesSnapshots.swift")

      let first = try package.snapshot()
      #expect(guide.shows(first.output), "\(first.output)")
      #expect(first.status == 1)

      let record = try package.record()
      #expect(guide.shows(record.output), "\(record.output)")
      #expect(record.status == 0)

      let green = try package.snapshot()
      #expect(guide.shows(green.output), "\(green.output)")
      #expect(green.status == 0)

      try package.edit(
        "Sources/RecipesNavigation/Recipes.swift", replacing: "(tab: .shopping)",
        with: "(tab: .recipes)")
      let red = try package.snapshot("--layout", "compact")
      #expect(guide.shows(red.output), "\(red.output)")
      #expect(red.errors.hasSuffix("RecipesSnapshots ended with status 1: something differs\n"))
      #expect(red.status == 1)
    }

    @Test("leads an app with routers of its own to a gate")
    func ownRouters() throws {
      let guide = try Article("ScreenHarness/starting-with-routers-of-your-own")
      let package = try FixturePackage(emptyFolderFor: "Notes")
      let manifest = try package.original("Package.swift")
      let shown = guide.blocks(in: "swift")
      #expect(shown.contains(manifest.replacing("../../../..", with: "../Screenwalk")))
      let router = try package.original("Sources/NotesNavigation/TabRouter.swift")
      #expect(shown.contains { $0.contains("navigate(to screen") && router.contains($0) })
      try package.add("Package.swift")
      for name in ["AppRouter", "AppScreen", "TabRouter"] {
        try package.add("Sources/NotesNavigation/\(name).swift")
      }
      try package.add("Sources/NotesSnapshots/NotesSnapshots.swift")
      try package.add("Tests/NotesTests/ScreenTests.swift")
      try package.add("Tests/NotesXCTests/ScreenTests.swift")

      let first = try package.snapshot()
      #expect(guide.shows(first.output), "\(first.output)")
      #expect(first.status == 1)

      #expect(try package.record("--quiet").status == 0)
      let green = try package.snapshot()
      #expect(green.output == "6 screens in 2 layouts: 12 matched (TIME)\n")
      #expect(green.status == 0)

      let file = "Sources/NotesNavigation/TabRouter.swift"
      try package.edit(
        file, replacing: "activeSheet = path", with: "activeFullScreenCover = path")
      try package.edit(
        file, replacing: "    router.activeFullScreenCover = path.fullScreenCover\n", with: "")
      let red = try package.snapshot("compact/noteCreateSheet")
      #expect(guide.shows(red.output), "\(red.output)")
      #expect(red.status == 1)
    }

    @Test("leads several apps in one package, with routers of five styles, to a gate each")
    func severalApps() throws {
      let guide = try Article("ScreenHarness/keeping-several-apps-in-one-package")
      let package = try FixturePackage("Routers")

      let first = try package.snapshot("--quiet")
      #expect(first.output == Self.missing)
      #expect(first.errors.hasSuffix(Self.allDiffer))
      #expect(first.status == 1)

      let record = try package.record("--quiet")
      #expect(record.output == Self.recorded)
      #expect(record.status == 0)

      let green = try package.snapshot()
      #expect(guide.shows(green.output), "\(green.output)")
      #expect(green.status == 0)

      for (file, right, wrong) in Self.mistakes {
        try package.edit("Sources/\(file).swift", replacing: right, with: wrong)
      }
      let red = try package.snapshot("--layout", "compact")
      #expect(red.output == Self.red)
      #expect(red.errors.hasSuffix(Self.allDiffer))
      #expect(red.status == 1)

      let which = try package.snapshot("settings")
      let said = which.output + which.errors
      #expect(guide.blocks().contains { said.contains($0) }, "\(said)")
      #expect(which.status == 1)
      #expect(try package.snapshot("settings", "--harness", "TasksSnapshots").status == 0)
    }
  }
}
