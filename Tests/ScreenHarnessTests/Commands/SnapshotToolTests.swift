import Foundation
import Testing

@testable import ScreenHarness

@Suite("SnapshotTool")
@MainActor
struct SnapshotToolTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  @Test("Only the first recording prints notes about missing content")
  func firstRecording() async throws {
    let first = await tool("record", of: MarketSnapshots.self)
    let lines = first.output.split(separator: "\n")
    let notes = lines.filter { $0.hasPrefix("note: ") }
    #expect(
      notes == ["note: no screen has content yet, so pictures contain only titles and bars"])
    #expect(
      lines.contains("hint: return titles and elements from 'content(of:in:)' in the harness"))
    #expect(first.status == 0)
    try tool.remove("manifests/Market/compact/stall.txt")
    #expect(await !tool("record", of: MarketSnapshots.self).output.contains("note: "))
  }

  @Test("Recording writes goldens, and verify then exits with status 0")
  func green() async throws {
    let record = await tool("record", "--layout", "compact")
    #expect(
      record
        == .init(
          status: 0,
          output: """
            wrote manifests/Shop/compact/shelf.txt
            wrote manifests/Shop/compact/product.txt
            wrote manifests/Shop/compact/filterSheet.txt
            wrote manifests/Shop/compact/cart.txt
            4 screens: 4 new; 4 written (TIME)

            """))
    #expect(
      await tool("--layout", "compact") == .init(status: 0, output: "4 screens: 4 matched (TIME)\n")
    )
    #expect(
      await tool("--layout", "compact", "--verbose", "c*")
        == .init(status: 0, output: "matched   compact/cart\n1 screen: 1 matched (TIME)\n"))
  }

  @Test("--no-workers says what rendering twice in one process cannot find")
  func oneProcess() async throws {
    let note = """
      note: one process rendered all screens, so it was not checked whether screens leave \
      something behind in the process (a static, a singleton)
      hint: run without --no-workers to check that

      """
    #expect(await tool("--no-workers").errors == note)
    #expect(await tool(["review", "--no-workers"], answers: []).errors == note)
    #expect(await tool("record", "--no-workers").errors == note)
    #expect(await tool("--no-workers").errors == "")
    #expect(await tool("--no-workers", "--check-stability", "--quiet").errors == "")
    #expect(await tool("list", "--no-workers", "--check-stability").errors == note)
  }

  @Test("Verify prints differences and the next command, in color with --color")
  func changed() async throws {
    _ = await tool("record")
    let result = await ShopSnapshots.$productName.withValue("Coffee") {
      await tool("--layout", "compact", "product")
    }
    #expect(
      result
        == .init(
          status: 1,
          output: """
            \(ShopSnapshots.coffeeChange)
            To accept the differences, for review and commit:
              swift run ShopSnapshots record --layout compact product
            1 screen: 1 changed (TIME)

            """))
    let colored = await ShopSnapshots.$productName.withValue("Coffee") {
      await tool("product", variables: ["CLICOLOR_FORCE": "1"])
    }
    #expect(colored.output.hasPrefix("\u{1B}[33mchanged\u{1B}[0m   \u{1B}[1mproduct (compact,"))
    #expect(colored.output.contains("\u{1B}[31m-    name: \"Tea\"\u{1B}[0m\n"))
  }

  @Test("--quiet prints only the counts")
  func quiet() async throws {
    #expect(
      await tool("--quiet") == .init(status: 1, output: "4 screens in 2 layouts: 8 new (TIME)\n"))
    #expect(
      await tool("record", "--quiet")
        == .init(status: 0, output: "4 screens in 2 layouts: 8 new; 8 written (TIME)\n"))
    #expect(
      await tool("record", "--quiet")
        == .init(status: 0, output: "4 screens in 2 layouts: 8 matched (TIME)\n"))
    #expect(
      await tool("--quiet")
        == .init(status: 0, output: "4 screens in 2 layouts: 8 matched (TIME)\n"))
  }

  @Test("Recording exits with status 2 if a screen does not render, and records the others")
  func invalid() async throws {
    let result = await ShopSnapshots.$isBroken.withValue(true) {
      await tool("record", "--layout", "compact", "[cs]*", "c*", "shelf")
    }
    #expect(result.status == 64)
    let record = await ShopSnapshots.$isBroken.withValue(true) {
      await tool("record", "--layout", "compact", "c*", "shelf")
    }
    #expect(
      record
        == .init(
          status: 2,
          output: """
            wrote manifests/Shop/compact/shelf.txt
            invalid   compact/cart  the cart could not be loaded
            2 screens: 1 new, 1 invalid; 1 written (TIME)

            """))
    let verify = await ShopSnapshots.$isBroken.withValue(true) { await tool("cart") }
    #expect(
      verify
        == .init(
          status: 2,
          output: """
            invalid   cart (compact, regular)  the cart could not be loaded
            1 screen in 2 layouts: 2 invalid (TIME)

            """))
  }

  @Test("Recording with --missing --dry-run reports only new goldens and writes nothing")
  func modes() async throws {
    _ = await tool("record", "--layout", "compact")
    try tool.write("---\nscreen: old\n---\n", to: "manifests/Shop/compact/old.txt")
    let result = await ShopSnapshots.$productName.withValue("Coffee") {
      await tool("record", "--missing", "--prune", "--dry-run", "*/product", "*/old")
    }
    #expect(
      result
        == .init(
          status: 0,
          output: """
            would write manifests/Shop/regular/product.txt
            would delete manifests/Shop/compact/old.txt
            note: 1 golden differs, skipped because of --missing
            1 screen in 2 layouts: 1 changed, 1 new, 1 obsolete; 1 would be written, \
            1 would be deleted (TIME)

            """))
    #expect(
      await tool("--quiet", "old")
        == .init(status: 1, output: "0 screens in 2 layouts: 1 obsolete (TIME)\n"))
    for words in [["--layout", "regular", "old"], ["verify", "regular/old"], ["show", "old"]] {
      #expect(await tool(words).status == 64)
    }
    #expect(await tool("old", "nope").errors.hasPrefix("error: no screen matches 'nope'\n"))
  }

  @Test("The summary of record counts written, moved and deleted goldens")
  func recordCounts() async throws {
    _ = await tool("record", "--layout", "compact")
    let cart = try tool.text(of: "manifests/Shop/compact/cart.txt")
    try tool.write(
      cart.replacing("screen: cart", with: "screen: trolley"),
      to: "manifests/Shop/compact/trolley.txt")
    try tool.remove("manifests/Shop/compact/cart.txt")
    try tool.write("---\nscreen: old\n---\n", to: "manifests/Shop/compact/old.txt")
    let found = "4 screens: 2 matched, 1 changed, 1 renamed, 1 obsolete"
    let words = ["record", "--layout", "compact", "--prune", "--quiet"]
    await ShopSnapshots.$productName.withValue("Coffee") { [tool] in
      #expect(
        await tool(words + ["--dry-run"]).output
          == "\(found); 1 would be written, 1 would be moved, 1 would be deleted (TIME)\n")
      #expect(await tool(words).output == "\(found); 1 written, 1 moved, 1 deleted (TIME)\n")
      #expect(await tool(words).output == "4 screens: 4 matched (TIME)\n")
    }
    #expect(try tool.text(of: "manifests/Shop/compact/cart.txt") == cart)
  }

  @Test("The first pattern that matches nothing is an error")
  func unmatched() async throws {
    _ = await tool("record", "--layout", "compact")
    for name in ["old", "older"] {
      try tool.write("---\nscreen: \(name)\n---\n", to: "manifests/Shop/compact/\(name).txt")
    }
    #expect(
      await tool("old", "older", "compact/old*", "--quiet")
        == .init(status: 1, output: "0 screens in 2 layouts: 2 obsolete (TIME)\n"))
    #expect(
      await tool("old", "cart", "oldest", "older", "cartt")
        == .init(
          status: 64,
          errors: "error: no screen matches 'oldest'\nhint: list the screens with 'snapshot list'\n"
        ))
  }

  @Test(
    "A pattern that matches no screen is invalid usage, with what may be meant",
    arguments: [
      (["list", "crat"], "crat", "did you mean 'cart'?"),
      (["compact/crat"], "compact/crat", "did you mean 'compact/cart'?"),
      (["regullar/cart"], "regullar/cart", "did you mean 'regular/cart'?"),
      (
        ["--layout", "compact", "regular/cart"], "regular/cart",
        "list the screens with 'snapshot list'"
      ),
      (
        ["verify", "audit"], "audit",
        "use 'snapshot audit'; a command has only one verb, its first word"
      ),
    ])
  func unmatched(words: [String], pattern: String, hint: String) async {
    #expect(
      await tool(words)
        == .init(
          status: 64, errors: "error: no screen matches '\(pattern)'\nhint: \(hint)\n"))
  }

  @Test("A run without screens never exits with status 0")
  func nothing() async throws {
    #expect(
      await tool(of: EmptySnapshots.self)
        == .init(
          status: 2,
          errors: """
            error: the manifest Empty has no screens, so there is nothing to verify
            hint: add a case for each screen of the app

            """))
    #expect(
      await tool("nosuch*")
        == .init(
          status: 64,
          errors: """
            error: 'nosuch*' is neither a verb nor a screen
            hint: list the verbs with 'snapshot help', and the screens with 'snapshot list'

            """))
  }

  @Test("Screens that would share a golden are an error before anything is written")
  func twins() async throws {
    let message = """
      error: the screens 'home' and 'Home' of Twin would share the golden file Home.txt
      hint: rename one of them, or list it once

      """
    #expect(await tool("record", of: TwinSnapshots.self) == .init(status: 2, errors: message))
    #expect(throws: (any Error).self) { try tool.text(of: "manifests") }
  }

  @Test("Recording writes nothing through a link out of the goldens' folder")
  func links() async throws {
    let outside = try ToolRun()
    try tool.createFolder("manifests/Shop")
    try tool.link("manifests/Shop/compact", to: outside.folder.path)
    let result = await tool("record")
    #expect(
      result
        == .init(
          status: 2,
          errors: """
            error: 'PACKAGE/manifests/Shop/compact' is a link that does not lead to a folder in 'PACKAGE/manifests'
            hint: replace it with a folder

            """))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: outside.folder.path) == ["Package.swift"])
  }

  @Test("A folder without a package is an error")
  func noPackage() async throws {
    try tool.createFolder("empty")
    #expect(
      await tool("record", "--package-path", "empty")
        == .init(
          status: 2,
          errors: """
            error: folder 'PACKAGE/empty' contains no Package.swift
            hint: use '--package-path' with the folder of the package

            """))
  }

  @Test("--help, help and --version print to standard output")
  func help() async throws {
    #expect(
      await tool("help", "audit") == .init(status: 0, output: HelpPage.text(for: .audit) + "\n"))
    #expect(await tool("--help") == .init(status: 0, output: HelpPage.text(for: nil) + "\n"))
    #expect(await tool("--version") == .init(status: 0, output: "screenwalk 0.1.0\n"))
  }
}
