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
        let golden = "manifests/Cafe/\(layout)/menu.txt"
        try package.write(try package.text(of: golden).replacing("Menu", with: title), to: golden)
      }
    }

    private static let prompt = "[a]ccept, [s]kip, [q]uit: "

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
