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

/// Explores the sample app.
@Suite("An exploration of the sample")
struct SampleExploreTests {
  private let tool = Products.folder.appendingPathComponent("BookshelfSnapshots").path
  private let article: Article

  init() throws { article = try Article("ScreenHarness/exploring-an-app") }

  /// Runs a test in a folder with an empty package.
  private func inPackage(_ body: (URL) throws -> Void) throws {
    let folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    try body(folder)
  }

  @Test("The transcript in the article is what a terminal shows, and its journey matches")
  func transcript() throws {
    let start = "$ swift run BookshelfSnapshots explore account\n"
    let block = try #require(article.blocks().first { $0.hasPrefix(start) })
    try inPackage { folder in
      let command = try TerminalCommand([tool, "explore", "account"], in: folder)
      var rest = block.dropFirst(start.count)
      var last: Substring = ""
      // What is typed follows a prompt, and ends its line.
      while let prompt = rest.firstMatch(of: #/(?:^|\n)> |\(empty for no text\) /#) {
        let output = String(last + rest[..<prompt.range.upperBound])
        let marker = String(rest[prompt.range].drop { $0 == "\n" })
        var read = try #require(command.text(to: marker))
        while read.count < output.count, let more = command.text(to: marker) { read += more }
        #expect(read == output)
        let line = rest[prompt.range.upperBound...].prefix { $0 != "\n" }
        command.type(String(line))
        last = line + "\n"
        rest = rest[prompt.range.upperBound...].dropFirst(line.count + 1)
      }
      #expect(command.wait() == CommandResult(status: 0, output: String(last), errors: ""))
      let result = try Shell.run([tool, "journeys/switch-the-user"], in: folder)
      #expect(result.output.hasPrefix("1 journey: 1 matched ("), "\(result.output)")
      let file = folder.appendingPathComponent("manifests/Bookshelf/journeys/switch-the-user.txt")
      #expect(article.blocks().contains(try String(contentsOf: file, encoding: .utf8)))
    }
  }
}
