import Foundation
import TestSupport
import Testing

extension HarnessTests {
  @Suite("An exploration of an app that crashes and hangs")
  struct ExploreTests {
    private let package: FixturePackage

    init() throws { package = try FixturePackage(app: "Hazards") }

    private static let note =
      "note: the app was started again, and is where it was before the step\n> "

    @Test("Of a step that prints a lot, the start is printed, and the app goes on")
    func flood() throws {
      let command = try package.startOnTerminal("explore")
      try #require(command.waitFor("\n> "))
      command.type("show printsAMegabyte")
      let output = try #require(command.text(to: "the rest of this output is omitted\n"))
      #expect(output.utf8.count < 70_000)
      try #require(command.waitFor("push screen(name: \"printsAMegabyte\")\n"))
      command.type("quit")
      #expect(command.wait().status == 0)
    }

    @Test("Ctrl-C leaves the step and shows a page that differs; another signal ends the tool")
    func signals() throws {
      let command = try package.startOnTerminal("explore", "--timeout", "60", "good0")
      try #require(command.waitFor("\n> "))
      command.type("show hangs")
      try #require(command.waitFor("hanging\n"))
      kill(command.identifier, SIGINT)
      #expect(
        try #require(command.text(to: Self.note))
          == "\ninterrupted: the line was not performed\n\(Self.note)")
      command.type("show isRandom")
      try #require(command.waitFor("\n> "))
      command.type("show hangs")
      try #require(command.waitFor("hanging\n"))
      kill(command.identifier, SIGINT)
      try #require(command.waitFor("where it was before the step\n"))
      #expect(try #require(command.text(to: "\n> ")).contains("danger › number"))
      command.type("show hangs")
      try #require(command.waitFor("hanging\n"))
      kill(command.identifier, SIGTERM)
      #expect(command.wait().status == 130)
    }
  }
}
