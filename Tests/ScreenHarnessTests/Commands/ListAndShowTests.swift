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
