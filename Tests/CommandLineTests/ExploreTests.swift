import Foundation
import TestSupport
import Testing

extension HarnessTests {
  @Suite("An exploration of an app that crashes and hangs")
  struct ExploreTests {
    private let package: FixturePackage

    init() throws { package = try FixturePackage(app: "Hazards") }

    private static let note =
      "note: the next step starts the app again, where it was before\n> "

    @Test("Of a step that prints a lot, the start is printed, and the app goes on")
    func flood() throws {
      let command = try package.startOnTerminal("explore")
      try command.output(to: "\n> ")
      try command.type("show printsAMegabyte")
      let output = try command.output(to: "the rest of this output is omitted\n")
      #expect(output.utf8.count < 70_000)
      try command.output(to: "push screen(name: \"printsAMegabyte\")\n")
      try command.type("quit")
      #expect(try command.wait().status == 0)
    }

    @Test("Ctrl-C leaves the step, and the next one begins before it; another signal ends the tool")
    func signals() throws {
      let command = try package.startOnTerminal("explore", "--timeout", "60", "good0")
      try command.output(to: "\n> ")
      try command.type("show hangs")
      try command.output(to: "hanging\n")
      command.send(SIGINT)
      #expect(
        try command.output(to: Self.note)
          == "\ninterrupted: the line was not performed\n\(Self.note)")
      try command.type("look")
      #expect(try command.output(to: "\n> ").contains("screen(name: \"good0\")"))
      try command.type("show hangs")
      try command.output(to: "hanging\n")
      command.send(SIGTERM)
      #expect(try command.wait().status == 130)
    }
  }
}
