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

    @Test("The README has blocks of the session of its app")
    func output() throws {
      let session = packageFolder.appendingPathComponent("Tests/Sessions/Plugin/readme.md")
      let text = try String(contentsOf: session, encoding: .utf8)
      for language in ["", "diff"] {
        let start = try #require(readme.firstRange(of: "```\(language)\n")).upperBound
        let block = readme[start...].prefix { $0 != "`" }
        #expect(text.contains(block), "\(block)")
      }
    }
  }
}
