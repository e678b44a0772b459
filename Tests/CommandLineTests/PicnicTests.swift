import TestSupport
import Testing

extension ShellTests {
  /// The app of the article on prototyping.
  @Suite("An app that has contents instead of views")
  struct PicnicTests {
    @Test(
      "The app builds without warnings, and a script taps through it by the identifiers of its views"
    )
    func explore() throws {
      let package = try FixturePackage("Picnic")
      let build = try package.build()
      let text = build.output + build.errors
      #expect(build.status == 0 && !text.contains("warning:"), "\(text)")

      let steps = "tap Add\ntap Cancel\ntap Bread\n"
      let result = try package.harness("explore", "--json", input: steps)
      #expect(result.status == 0, "\(result.errors)")
      let identifiers = result.output.split(separator: "\n").map { line in
        line.matches(of: /"identifier":"([^"]*)"/).map { String($0.1) }
      }
      #expect(
        identifiers == [
          Self.list, Self.newItem, Self.list,
          ["Bread.Packed", "Bread.Share", "Bread.Remove"],
        ])
    }

    /// A picker and a slider have one identifier for two controls each.
    private static let newItem =
      ["Cancel", "Save", "Name", "Brought by", "Brought by", "Number", "Number"]
      .map { "New Item.\($0)" }

    private static let list = ["Picnic.Add", "Picnic.Blanket", "Picnic.Bread", "Picnic.Cheese"]

    @Test("The contents have the goldens of the article, and the laws hold")
    func goldens() throws {
      let package = try FixturePackage(emptyFolderFor: "Picnic")
      let article = try Article("ScreenHarness/prototyping-an-app-from-its-manifest")
      try package.add("Package.swift")
      #expect(article.files.count == 4)
      for file in article.files { try package.write(file) }
      #expect(try package.record("--quiet").status == 0)
      let golden = try package.text(of: "manifests/Picnic/compact/newItem.txt")
      #expect(article.blocks().contains(golden), "\(golden)")
      let audit = try package.snapshot("audit")
      #expect(audit.status == 0, "\(audit.output)")
    }
  }
}
