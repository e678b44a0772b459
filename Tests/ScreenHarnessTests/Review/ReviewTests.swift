import Foundation
import Testing

@testable import ScreenHarness

@Suite("ReviewSession")
@MainActor
struct ReviewTests {
  private let tool: ToolRun

  /// Records goldens of which three differ: the product in both layouts, and an obsolete one.
  init() async throws {
    tool = try ToolRun()
    _ = await ShopSnapshots.$productName.withValue("Coffee") { [tool] in await tool("record") }
    try tool.write("---\nscreen: old\n---\n", to: "manifests/Shop/compact/old.txt")
  }

  private static let prompt = """
    All 2 like it:
      product (compact, regular)
    [a]ccept, [l]ike it: all 2, [s]kip, [q]uit:\u{20}
    """

  private static let deletingPrompt = "[a]ccept: delete it, [s]kip, [q]uit: "

  @Test("An accepted difference is written at once")
  func accepts() async throws {
    let result = await tool(["review"], answers: ["a", "s", "q"])
    let second = try await regular()
    #expect(
      result
        == .init(
          status: 1,
          output: """
            1 of 3
            changed   compact/product  name: "Coffee" → "Tea"
            --- a/manifests/Shop/compact/product.txt
            +++ b/manifests/Shop/compact/product.txt
            @@ -3,10 +3,10 @@
             tab: shelf
             stack:
             - product:
            -    name: "Coffee"
            +    name: "Tea"
             ---
             ┌──────────────────────────────────────────┐
            -│ ‹ Shelf          Coffee                  │
            +│ ‹ Shelf           Tea                    │
             ├──────────────────────────────────────────┤
             │                                          │
             ├──────────────────────────────────────────┤

            \(Self.prompt)wrote manifests/Shop/compact/product.txt
            2 of 3
            \(second)
            [a]ccept, [s]kip, [q]uit: 3 of 3
            obsolete  compact/old  manifests/Shop/compact/old.txt belongs to no screen
            \(Self.deletingPrompt)1 accepted, 2 left

            """))
    #expect(await tool("compact/product").status == 0)
    #expect(await tool("regular/product").status == 1)
  }

  /// The lines that `verify` prints about the regular layout.
  private func regular() async throws -> String {
    let output = await tool("regular/product").output
    return String(output[..<(try #require(output.firstRange(of: "To accept"))).lowerBound])
      .trimmingCharacters(in: .newlines) + "\n"
  }

  @Test("One answer accepts all related changes, and accepting deletes an obsolete golden")
  func acceptsAll() async throws {
    let result = await tool(["review"], answers: ["l", "a"])
    #expect(result.status == 0)
    #expect(
      result.output.hasSuffix(
        """
        \(Self.prompt)wrote manifests/Shop/compact/product.txt
        wrote manifests/Shop/regular/product.txt
        3 of 3
        obsolete  compact/old  manifests/Shop/compact/old.txt belongs to no screen
        \(Self.deletingPrompt)deleted manifests/Shop/compact/old.txt
        3 accepted, 0 left

        """))
    #expect(await tool().status == 0)
    #expect(await tool(["review"], answers: []).output == "nothing to review\n")
  }

  @Test("Unknown answers repeat the prompt, and the end of input changes nothing")
  func repeats() async throws {
    let result = await tool(["review", "compact/product"], answers: ["?", "what"])
    #expect(result.status == 1)
    let prompt = "[a]ccept, [s]kip, [q]uit: "
    #expect(
      result.output.hasSuffix(prompt + prompt + prompt + "\n0 accepted, 1 left\n"))
  }

  @Test("The prompt of an obsolete golden says that accepting deletes it")
  func explainsDeleting() async throws {
    try tool.write("---\nscreen: old\n---\n", to: "manifests/Shop/regular/old.txt")
    let prompt = "[a]ccept: delete it, [l]ike it: delete all 2, [s]kip, [q]uit: "
    let result = await tool(["review", "--quiet", "old"], answers: ["l"])
    #expect(
      result
        == .init(
          status: 0,
          output: """
            1 of 2
            obsolete  compact/old  manifests/Shop/compact/old.txt belongs to no screen
            All 2 like it:
              old (compact, regular)
            \(prompt)2 accepted, 0 left

            """))
    #expect(await tool("--layout", "regular", "--quiet").status == 1)
  }

  @Test("With --quiet, each difference is one line above its prompt")
  func quiet() async throws {
    let result = await tool(["review", "--quiet"], answers: ["s", "a", "q"])
    #expect(
      result
        == .init(
          status: 1,
          output: """
            1 of 3
            changed   compact/product  name: "Coffee" → "Tea"
            \(Self.prompt)2 of 3
            changed   regular/product  name: "Coffee" → "Tea"
            [a]ccept, [s]kip, [q]uit: 3 of 3
            obsolete  compact/old  manifests/Shop/compact/old.txt belongs to no screen
            \(Self.deletingPrompt)1 accepted, 2 left

            """))
  }

  @Test("The prompt lists the names of related screens up to a maximum")
  func names() async throws {
    let hotel = try ToolRun()
    _ = await hotel("record", "--quiet", of: HotelSnapshots.self)
    let result = await HotelSnapshots.$title.withValue("Suite") {
      await hotel(
        ["review", "--layout", "compact", "--quiet"], of: HotelSnapshots.self, answers: ["s", "l"])
    }
    let lists = [1, 2].map { first in
      stride(from: first, to: first + 14, by: 2).map { number in
        "  compact/theRoomWithTheNumber\(number), compact/theRoomWithTheNumber\(number + 1),\n"
      }
    }
    #expect(
      result
        == .init(
          status: 1,
          output: """
            1 of 30
            changed   compact/theRoomWithTheNumber1  name: "Room" → "Suite"
            All 30 like it:
            \(lists[0].joined())  … and 8 more lines; --verbose prints them
            [a]ccept, [l]ike it: all 30, [s]kip, [q]uit: 2 of 30
            changed   compact/theRoomWithTheNumber2  name: "Room" → "Suite"
            All 29 like it:
            \(lists[1].joined())  … and 8 more lines; --verbose prints them
            [a]ccept, [l]ike it: all 29, [s]kip, [q]uit: 29 accepted, 1 left

            """))
  }

  @Test("An interrupt leaves the remaining goldens unchanged and prints the counts")
  func interrupted() async throws {
    let result = await tool(["review", "--quiet"], answers: ["a", ToolRun.interrupt, "a"])
    #expect(
      result
        == .init(
          status: 130,
          output: """
            1 of 3
            changed   compact/product  name: "Coffee" → "Tea"
            \(Self.prompt)2 of 3
            changed   regular/product  name: "Coffee" → "Tea"
            [a]ccept, [s]kip, [q]uit:\u{20}
            1 accepted, 2 left

            """, errors: "interrupted: the remaining goldens are unchanged\n"))
    #expect(await tool("compact/product").status == 0)
    #expect(await tool("regular/product", "--quiet").status == 1)
  }

  @Test("A new screen is printed as a whole")
  func new() async throws {
    let empty = try ToolRun()
    let result = await empty(["review", "compact/cart"], answers: ["a"])
    #expect(result.status == 0)
    let golden = try empty.text(of: "manifests/Shop/compact/cart.txt")
    #expect(
      result.output == "1 of 1\nnew       compact/cart  no golden yet\n\(golden)"
        + "[a]ccept, [s]kip, [q]uit: wrote manifests/Shop/compact/cart.txt\n"
        + "1 accepted, 0 left\n")
  }

  @Test("An accepted golden with the current date has a note as in a recording")
  func currentDate() async throws {
    let empty = try ToolRun()
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: .now)
    let day = [parts.year, parts.month, parts.day].compactMap(\.self)
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    let result = await ShopSnapshots.$productName.withValue(day) {
      await empty(["review", "compact/product"], answers: ["a"])
    }
    #expect(
      result.output.hasSuffix(
        """
        wrote manifests/Shop/compact/product.txt
        note: manifests/Shop/compact/product.txt contains the current date or time: \(day)
        hint: use a fixture instead of 'Date()', because the text of a later run differs
        1 accepted, 0 left

        """))
  }

  @Test("Without a terminal, the error names the command")
  func withoutTerminal() async throws {
    let message = """
      error: 'review' needs a terminal
      hint: use 'swift run ShopSnapshots review' on a terminal, or 'verify' to print all differences

      """
    #expect(await tool("review") == .init(status: 64, errors: message))
  }

  @Test("A review that leaves an invalid golden exits with status 2", arguments: ["s", "q"])
  func conflict(answer: String) async throws {
    try tool.write("<<<<<<< HEAD\n", to: "manifests/Shop/compact/cart.txt")
    #expect(await tool(["review", "compact/cart"], answers: [answer]).status == 2)
    #expect(await tool(["review", "compact/cart"], answers: ["a"]).status == 0)
  }

  @Test("A screen that does not render makes review exit with status 2")
  func invalid() async throws {
    let result = await ShopSnapshots.$isBroken.withValue(true) {
      await tool(["review", "cart"], answers: [])
    }
    #expect(
      result
        == .init(
          status: 2,
          output: """
            invalid   cart (compact, regular)  the cart could not be loaded
            nothing to review

            """))
  }
}
