import Foundation
import TestSupport
import Testing

extension HarnessTests {
  @Suite("Review on a terminal")
  struct ReviewTests {
    private let package: FixturePackage

    init() throws {
      package = try FixturePackage(app: "Cafe")
      #expect(try package.harness("record", "--quiet").status == 0)
      for (layout, title) in [("compact", "Find"), ("regular", "Look")] {
        try package.edit("manifests/Cafe/\(layout)/menu.txt", replacing: "Menu", with: title)
      }
    }

    private static let prompt = "[a]ccept, [s]kip, [q]uit: "

    @Test("Review writes accepted goldens and exits with status 1 if differences are left")
    func answers() throws {
      let command = try package.startOnTerminal("review", "--quiet")
      try #require(command.waitFor(Self.prompt))
      command.type("s")
      try #require(command.waitFor(Self.prompt))
      command.type("a")
      #expect(
        command.wait() == CommandResult(status: 1, output: "a\n1 accepted, 1 left\n", errors: ""))
      #expect(try package.harness("regular/menu").status == 0)
    }

    @Test(
      "A signal at the prompt keeps accepted goldens and prints what is left",
      arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
      let command = try package.startOnTerminal("review", "--quiet")
      try #require(command.waitFor(Self.prompt))
      command.type("a")
      try #require(command.waitFor(Self.prompt))
      kill(command.identifier, signal)
      let end = "\n1 accepted, 1 left\ninterrupted: the remaining goldens are unchanged\n"
      #expect(command.wait() == CommandResult(status: 130, output: end, errors: ""))
      #expect(try package.harness("compact/menu").status == 0)
      #expect(try package.harness("regular/menu").status == 1)
    }
  }
}
