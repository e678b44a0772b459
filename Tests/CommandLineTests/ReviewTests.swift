import Foundation
import Testing

extension ShellTests {
  /// What somebody at a terminal sees of a review.
  @Suite("where somebody goes through differences at a terminal")
  struct ReviewTests {
    private let package: FixturePackage

    /// Two goldens that differ, of one screen, and not alike.
    init() throws {
      package = try FixturePackage("Notes")
      #expect(try package.record("--quiet").status == 0)
      try package.edit(
        "Sources/NotesNavigation/AppScreen.swift", replacing: "(tab: .search)",
        with: "(tab: .search, routes: [.settings])")
      #expect(try package.snapshot("--quiet").status == 1)
    }

    private static let prompt = "[a]ccept, [s]kip, [q]uit, [?]: "

    @Test("writes what is accepted, and ends with 1 where something is left")
    func answers() throws {
      let command = try package.startOnTerminal("NotesSnapshots", "review", "--quiet")
      try #require(command.waitFor(Self.prompt))
      command.type("s")
      try #require(command.waitFor(Self.prompt))
      command.type("a")
      #expect(
        command.wait() == CommandResult(status: 1, output: "a\n1 accepted, 1 left\n", errors: ""))
      #expect(try package.harness("NotesSnapshots", "regular/search").status == 0)
    }

    @Test(
      "keeps what was accepted and says how it ended where a signal comes at the question",
      arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
      let command = try package.startOnTerminal("NotesSnapshots", "review", "--quiet")
      try #require(command.waitFor(Self.prompt))
      command.type("a")
      try #require(command.waitFor(Self.prompt))
      kill(command.identifier, signal)
      let end = "\n1 accepted, 1 left\ninterrupted: the remaining goldens are unchanged\n"
      #expect(command.wait() == CommandResult(status: 130, output: end, errors: ""))
      #expect(try package.harness("NotesSnapshots", "compact/search").status == 0)
      #expect(try package.harness("NotesSnapshots", "regular/search").status == 1)
    }
  }
}
