import Foundation
import TestSupport
import Testing

extension ShellTests {
  @Suite("README")
  struct ReadmeTests {
    private let package: FixturePackage
    private let readme: String

    init() throws {
      package = try FixturePackage("Recipes")
      readme = try String(contentsOf: FixturePackage.readme, encoding: .utf8)
    }

    @Test(
      "The README contains the files of a fixture that compiles",
      arguments: [
        "Package.swift", "Sources/RecipesNavigation/Recipes.swift",
        "Sources/RecipesSnapshots/RecipesSnapshots.swift",
      ])
    func files(path: String) throws {
      let file = try package.original(path).replacing("../../../..", with: "../Screenwalk")
      #expect(readme.contains("```swift\n\(file)```"))
    }

    @Test("The README contains a golden and a diff as the tool writes them")
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
