import Foundation
import Testing

@Suite("snapshot list and show")
@MainActor
struct ListAndShowTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  @Test("The list verb prints a table")
  func list() async throws {
    _ = await tool("record", "shelf")
    let result = await ShopSnapshots.$isBroken.withValue(true) {
      await tool("list", "--layout", "compact")
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
            4 screens: 1 matched, 2 new, 1 invalid (TIME)

            """))
  }

  private static func screens(in result: ToolRun.Result) -> [String] {
    result.output.split(separator: "\n").dropFirst().dropLast()
      .map { String($0.prefix { $0 != " " }) }
  }

  @Test(
    "Patterns and exclusions select screens",
    arguments: [
      (["*t*"], ["product", "filterSheet", "cart"]), (["--exclude", "*e*"], ["product", "cart"]),
      (["*t*", "--exclude", "product", "--exclude", "compact/cart"], ["filterSheet"]),
    ])
  func selection(options: [String], screens: [String]) async {
    let result = await tool(["list", "--layout", "compact"] + options)
    #expect(Self.screens(in: result) == screens)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test("Selections without screens are invalid usage", arguments: ["list", "show", "record"])
  func noScreens(verb: String) async {
    #expect(
      await tool(verb, "--exclude", "karts", "*").errors
        == "error: no screen matches 'karts'\nhint: list the screens with 'snapshot list'\n")
    #expect(
      await tool(verb, "cart", "--exclude", "*t")
        == .init(
          status: 64,
          errors: """
            error: the options select no screen
            hint: remove '--exclude', or name other screens

            """))
  }

  @Test("Exclusions compare the names of obsolete goldens")
  func obsolete() async throws {
    _ = await tool("record")
    try FileManager.default.copyItem(
      at: tool.folder.appendingPathComponent("manifests/Shop/compact/cart.txt"),
      to: tool.folder.appendingPathComponent("manifests/Shop/compact/card.txt"))
    #expect(await tool("--exclude", "card").status == 0)
    let result = await tool("--exclude", "shelf", "--quiet")
    #expect(result.output == "3 screens in 2 layouts: 6 matched, 1 obsolete (TIME)\n")
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
              "by" : "report by Screenwalk",
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
