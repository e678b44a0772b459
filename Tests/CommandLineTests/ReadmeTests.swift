import Foundation
import Testing

extension ShellTests {
  /// What the README says is what happens.
  @Suite("as the README tells a new user")
  struct ReadmeTests {
    private let package: FixturePackage
    private let readme: String

    init() throws {
      package = try FixturePackage("Recipes")
      readme = try String(contentsOf: FixturePackage.readme, encoding: .utf8)
    }

    @Test(
      "prints the files to write as they compile",
      arguments: [
        "Package.swift", "Sources/RecipesNavigation/Recipes.swift",
        "Sources/RecipesSnapshots/RecipesSnapshots.swift",
      ])
    func files(path: String) throws {
      let file = try package.original(path).replacing("../../../..", with: "../Screenwalk")
      #expect(readme.contains("```swift\n\(file)```"))
    }

    @Test("shows a golden and a diff as they are")
    func output() throws {
      #expect(try package.record("--quiet").status == 0)
      let golden = try package.text(of: "manifests/Recipes/compact/recipeEdit.txt")
      #expect(readme.contains("```\n\(golden)```"))

      try package.edit(
        "Sources/RecipesSnapshots/RecipesSnapshots.swift", replacing: "\"Edit Recipe\"",
        with: "\"Change Recipe\"")
      let result = try package.snapshot()
      let diff = try #require(result.output.firstRange(of: "\n\n")).lowerBound
      #expect(readme.contains("```diff\n\(result.output[..<diff])\n```"))
      #expect(result.status == 1)
    }
  }
}
