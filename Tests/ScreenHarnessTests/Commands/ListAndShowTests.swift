import Foundation
import Testing

@testable import ScreenHarness

@Suite("snapshot list and show")
@MainActor
struct ListAndShowTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  @Test("The list verb prints a table and the number of screens with content")
  func list() async throws {
    _ = await tool("record", "shelf")
    let result = await ShopSnapshots.$isBroken.withValue(true) {
      await tool("list", "--layout", "compact", "--verbose")
    }
    #expect(
      result
        == .init(
          status: 2,
          output: """
            SCREEN       LAYOUT   TAB    PATH          VERDICT
            shelf        compact  shelf  –             matched
            product      compact  shelf  product       new
            filterSheet  compact  shelf  sheet filter  new
            cart         compact  –      –             invalid
            content: 1 of 3 screens have content
            4 screens: 1 matched, 2 new, 1 invalid (TIME)

            """))
  }

  private static func screens(in result: ToolRun.Result) -> [String] {
    result.output.split(separator: "\n").dropFirst().dropLast()
      .map { String($0.prefix { $0 != " " }) }
  }

  @Test(
    "Tabs, flows and exclusions select screens",
    arguments: [
      (["--tab", "cart"], ["cart"]), (["--tab", "shelf"], ["shelf", "product", "filterSheet"]),
      (["--tab", "shelf", "--tab", "cart", "*t*"], ["product", "filterSheet", "cart"]),
      (["--exclude", "*e*"], ["product", "cart"]),
      (["--tab", "shelf", "--exclude", "product", "--exclude", "compact/shelf"], ["filterSheet"]),
    ])
  func locations(options: [String], screens: [String]) async {
    let result = await tool(["list", "--layout", "compact"] + options)
    #expect(Self.screens(in: result) == screens)
    #expect(result.errors == "")
  }

  @Test("A tab selects the screens to show without their names")
  func showTab() async {
    let result = await tool("show", "--layout", "compact", "--tab", "cart")
    #expect(result == (await tool("show", "--layout", "compact", "cart")))
    #expect(result.status == 0)
  }

  @Test("Flows select screens of the flow")
  func flows() async {
    let result = await tool(
      "list", "--layout", "compact", "--flow", "market", of: MarketSnapshots.self)
    #expect(Self.screens(in: result) == ["square", "stall", "sameStall", "map"])
  }

  @Test("A screen that cannot navigate stays selected")
  func invalidLocation() async {
    let result = await ShopSnapshots.$isBroken.withValue(true) {
      await tool("list", "--layout", "compact", "--tab", "kart")
    }
    #expect(Self.screens(in: result) == ["cart"])
    #expect(result.status == 2)
  }

  @Test("Selections without screens are invalid usage", arguments: ["list", "show", "record"])
  func noScreens(verb: String) async {
    #expect(
      await tool(verb, "--tab", "kart", "*")
        == .init(
          status: 64,
          errors: """
            error: no selected screen is in tab 'kart'
            hint: the selected screens are in 'shelf' and 'cart'; did you mean 'cart'?

            """))
    #expect(
      await tool(verb, "--tab", "cart", "product").errors
        == """
        error: no selected screen is in tab 'cart'
        hint: the selected screens are in 'shelf'

        """)
    #expect(
      await tool(verb, "--flow", "open", "*").errors
        == """
        error: no selected screen is in flow 'open'
        hint: the selected screens have no flows; remove '--flow'

        """)
    #expect(
      await tool(verb, "--exclude", "karts", "*").errors
        == "error: no screen matches 'karts'\nhint: list the screens with 'snapshot list'\n")
    for options in [["--exclude", "*"], ["--tab", "cart", "--exclude", "cart"]] {
      let result = await tool([verb] + options + ["*"])
      #expect(result.status == 64)
      #expect(result.output == "")
    }
  }

  @Test("Shards split the screens of a tab")
  func shards() async {
    let parts = await [
      tool("list", "--layout", "compact", "--tab", "shelf", "--shard", "1/2"),
      tool("list", "--layout", "compact", "--tab", "shelf", "--shard", "2/2"),
      tool("list", "--layout", "compact", "--tab", "cart", "--shard", "2/2"),
    ]
    #expect(parts.map(Self.screens) == [["shelf", "filterSheet"], ["product"], []])
    #expect(parts.map(\.status) == [0, 0, 0])
  }

  @Test("An obsolete golden is in no tab, and exclusions compare its name")
  func obsolete() async throws {
    _ = await tool("record")
    try FileManager.default.copyItem(
      at: tool.folder.appendingPathComponent("manifests/Shop/compact/cart.txt"),
      to: tool.folder.appendingPathComponent("manifests/Shop/compact/card.txt"))
    #expect(
      await tool("--tab", "cart")
        == .init(status: 0, output: "1 screen in 2 layouts: 2 matched (TIME)\n"))
    #expect(await tool("--exclude", "card").status == 0)
    let result = await tool("--exclude", "shelf", "--quiet")
    #expect(result.output == "3 screens in 2 layouts: 6 matched, 1 obsolete (TIME)\n")
    #expect(
      await tool("verify", "--tab", "cart", "card").errors.hasPrefix(
        "error: no screen matches 'card'"))
    #expect(
      await tool("record", "--prune", "--tab", "cart").output
        == "1 screen in 2 layouts: 2 matched (TIME)\n")
  }

  @Test("With --json, list prints one JSON object")
  func json() async throws {
    let result = await tool("list", "--json", "compact/product")
    #expect(
      result
        == .init(
          status: 0,
          output: """
            {
              "counts" : {
                "new" : 1
              },
              "layouts" : [
                "compact",
                "regular"
              ],
              "manifest" : "Shop",
              "partial" : false,
              "patterns" : [
                "compact/product"
              ],
              "schema" : 1,
              "screens" : [
                {
                  "golden" : "manifests/Shop/compact/product.txt",
                  "layout" : "compact",
                  "path" : "product",
                  "screen" : "product",
                  "tab" : "shelf",
                  "verdict" : "new"
                }
              ],
              "status" : 1
            }

            """))
  }

  @Test("The show verb prints rendered screens and errors for the others")
  func show() async throws {
    let result = await ShopSnapshots.$isBroken.withValue(true) {
      await tool("show", "--layout", "compact", "product", "cart")
    }
    #expect(
      result
        == .init(
          status: 2,
          output: """
            ---
            screen: product
            tab: shelf
            stack:
            - product:
                name: "Tea"
            ---
            ┌──────────────────────────────────────────┐
            │ ‹ Shelf           Tea                    │
            ├──────────────────────────────────────────┤
            │                                          │
            ├──────────────────────────────────────────┤
            │ ● Shelf   ○ Cart                         │
            └──────────────────────────────────────────┘

            """,
          errors: "error: cannot render 'cart': the cart could not be loaded\n"))
  }
}
