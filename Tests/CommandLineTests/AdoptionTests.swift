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
      try package.add("Package.swift")
      try package.add("Sources/RecipesNavigation/Recipes.swift")
      try package.add("Sources/RecipesSnapshots/RecipesSnapshots.swift")

      let first = try package.snapshot()
      #expect(guide.contains(first.output), "\(first.output)")
      #expect(first.status == 1)

      let record = try package.record()
      #expect(guide.contains(record.output), "\(record.output)")
      #expect(record.status == 0)

      let green = try package.snapshot()
      #expect(guide.contains(green.output), "\(green.output)")
      #expect(green.status == 0)

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
      let manifest = try package.original("Package.swift")
      let blocks = guide.blocks(in: "swift")
      #expect(blocks.contains(manifest.replacing("../../../..", with: "../Screenwalk")))
      let router = try package.original("Sources/NotesNavigation/TabRouter.swift")
      #expect(blocks.contains { $0.contains("navigate(to screen") && router.contains($0) })
      try package.add("Package.swift")
      for name in ["AppRouter", "AppScreen", "TabRouter"] {
        try package.add("Sources/NotesNavigation/\(name).swift")
      }
      try package.add("Sources/NotesSnapshots/NotesSnapshots.swift")
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
    }

    @Test("The guide for several apps in one package prints what the tool prints")
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
      #expect(guide.contains(green.output), "\(green.output)")
      #expect(green.status == 0)

      for (file, right, wrong) in Self.mistakes {
        try package.edit("Sources/\(file).swift", replacing: right, with: wrong)
      }
      let red = try package.snapshot("--layout", "compact")
      let lines = red.output.split(separator: "\n").filter {
        $0.hasPrefix("changed ") || $0.contains("Snapshots")
      }
      #expect(lines.joined(separator: "\n") == Self.red)
      #expect(red.errors.hasSuffix(Self.allDiffer))
      #expect(red.status == 1)

      let ambiguous = try package.snapshot("settings")
      let text = ambiguous.output + ambiguous.errors
      #expect(guide.blocks().contains { text.contains($0) }, "\(text)")
      #expect(ambiguous.status == 1)
    }
  }
}
