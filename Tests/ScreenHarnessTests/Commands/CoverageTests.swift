import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("snapshot coverage")
@MainActor
struct CoverageTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  @Test("Coverage exits with status 0 if every case has a screen, without goldens")
  func green() async {
    #expect(
      await tool("coverage")
        == .init(
          status: 0,
          output: """
            routes    1 of 1 rendered
            sheets    1 of 1 rendered
            tabs      2 of 2 rendered
            4 cases: 4 rendered (TIME)

            """))
    #expect(
      await tool("coverage", "--quiet") == .init(status: 0, output: "4 cases: 4 rendered (TIME)\n"))
  }

  @Test("Coverage lists missing cases, unsupported types and next steps")
  func uncovered() async {
    #expect(
      await tool("coverage", of: MarketSnapshots.self)
        == .init(
          status: 1,
          output: """
            routes    2 of 7 rendered; not rendered: debugMenu, cellar, attic, roof, well
            sheets    1 of 1 rendered
            tabs      not checked: Tab is not an enum
            flows     1 of 1 rendered
            note: stall and sameStall have the same text except for name and link
            To cover everything, add screens that render these cases, or exceptions with reasons to the harness:
              static let coverageExceptions: [CoverageException] = [
                .route("debugMenu", because: "why no screen renders it"),
                .route("cellar", because: "why no screen renders it"),
                .route("attic", because: "why no screen renders it"),
                .route("roof", because: "why no screen renders it"),
                .route("well", because: "why no screen renders it"),
              ]
            9 cases: 4 rendered, 5 not rendered, 1 type not checked (TIME)

            """))
  }

  private static let exceptions: [CoverageException] = [
    .route("cellar", because: "locked"), .route("attic", because: "locked, too"),
    .route("roof", because: "for cats"), .route("well", because: "dry"),
  ]

  @Test("Coverage lists exceptions with their reasons, and the faults of stale ones")
  func exceptions() async {
    let stale: [CoverageException] = [
      .route("stall", because: "old"), .route("debugMenue", because: "typed wrongly"),
      .sheet("kiosk", because: "gone"), .overlay("rain", because: "weather"),
      .tab("Square", because: "a value"), .route("cellar", because: "again"),
      .route("debugMenu", because: ""),
    ]
    let result = await MarketSnapshots.$coverageExceptions.withValue(Self.exceptions + stale) {
      await tool("coverage", of: MarketSnapshots.self)
    }
    #expect(
      result
        == .init(
          status: 1,
          output: """
            routes    2 of 7 rendered; not rendered: debugMenu
            sheets    1 of 1 rendered
            tabs      not checked: Tab is not an enum
            flows     1 of 1 rendered
            excepted  route cellar: locked
            excepted  route attic: locked, too
            excepted  route roof: for cats
            excepted  route well: dry
            stale     exception for route stall: a screen renders it: stall; delete the exception
            stale     exception for route debugMenue: the type has no such case; did you mean 'debugMenu'?
            stale     exception for sheet kiosk: the type has no such case; delete the exception
            stale     exception for overlay rain: the app has no overlays; delete the exception
            stale     exception for tab Square: tabs are not checked; delete the exception
            stale     exception for route cellar: an earlier exception is for the same case; \
            delete one of them
            stale     exception for route debugMenu: its reason is empty; add one
            note: stall and sameStall have the same text except for name and link
            9 cases: 4 rendered, 1 not rendered, 4 excepted, 7 stale exceptions, 1 type not checked (TIME)

            """))
  }

  @Test("Coverage lists enums inside cases and existential values, and types that are not checked")
  func nested() async {
    let exceptions: [CoverageException] = [
      .alert("stay", because: "not built yet"), .sheet("*", in: "Map", because: "no cases"),
      .route("apes", in: "House", because: "old"), .route("lions", because: "without a type"),
      .route("*", in: "Houses", because: "misspelled"),
    ]
    let result = await ZooSnapshots.$coverageExceptions.withValue(exceptions) {
      await tool("coverage", of: ZooSnapshots.self)
    }
    #expect(
      result
        == .init(
          status: 1,
          output: """
            routes    2 of 2 rendered
            routes    not checked: ZooSnapshots.Diet is one of several values in search
            routes    ZooSnapshots.House (in house): 1 of 2 rendered; not rendered: lions
            sheets    not checked: Hashable is an existential type; only enums that screens render \
            or 'coveredTypes' declares are checked
            sheets    ZooSnapshots.Ticket: 1 of 2 rendered; not rendered: year
            sheets    not checked: ZooSnapshots.Map is not an enum (rendered by gate)
            alerts    ZooSnapshots.Alert: 1 of 2 rendered
            excepted  alert stay: not built yet
            stale     exception for sheet Map.*: the type is not checked; delete the exception
            stale     exception for route House.apes: a screen renders it: house; delete the exception
            stale     exception for route lions: the type has no such case; did you mean \
            'ZooSnapshots.House.lions'?
            stale     exception for route Houses.*: no rendered route has a type of that name; did \
            you mean 'House'?
            To cover everything, add screens that render these cases, or exceptions with reasons to the harness:
              static let coverageExceptions: [CoverageException] = [
                .route("lions", in: "ZooSnapshots.House", because: "why no screen renders it"),
                .sheet("year", because: "why no screen renders it"),
              ]
            8 cases: 5 rendered, 2 not rendered, 1 excepted, 4 stale exceptions, 2 types not \
            checked (TIME)

            """))
  }

  @Test("Coverage says how to create dialogs whose cases it counts")
  func plainDialogs() async {
    #expect(
      await tool("coverage", of: BellSnapshots.self)
        == .init(
          status: 0,
          output: """
            tabs      1 of 1 rendered
            alerts    not checked: dialogs that no value describes; create them with 'describing:' \
            (rendered by ringing)
            1 case: 1 rendered, 1 type not checked (TIME)

            """))
  }

  @Test("With --json, coverage names the cases that contain a type")
  func jsonNested() async {
    let output = await tool("coverage", "--json", of: ZooSnapshots.self).output
    let types = """
          {
            "firstScreen" : "house",
            "in" : [
              "search"
            ],
            "kind" : "route",
            "notLookedAt" : "parameter",
            "screens" : 1,
            "type" : "ZooSnapshots.Diet"
          },
          {
            "cases" : [
              {
                "name" : "lions",
                "screens" : 0
              },
              {
                "firstScreen" : "house",
                "name" : "apes",
                "screens" : 1
              }
            ],
            "in" : [
              "house"
            ],
            "kind" : "route",
            "type" : "ZooSnapshots.House"
          },

      """
    #expect(output.contains(types))
  }

  @Test("A screen that does not render makes coverage exit with status 2")
  func invalid() async {
    let result = await ShopSnapshots.$isBroken.withValue(true) {
      await tool("coverage", variables: ["CLICOLOR_FORCE": "1"])
    }
    #expect(
      result
        == .init(
          status: 2,
          output: """
            \u{1B}[32mroutes\u{1B}[0m    1 of 1 rendered
            \u{1B}[32msheets\u{1B}[0m    1 of 1 rendered
            \u{1B}[33mtabs\u{1B}[0m      1 of 2 rendered; not rendered: cart
            \u{1B}[31minvalid\u{1B}[0m   \u{1B}[1mcart\u{1B}[0m  the cart could not be loaded
            4 cases: 3 rendered, \u{1B}[33m1 not rendered\u{1B}[0m, \
            \u{1B}[31m1 invalid screen\u{1B}[0m (TIME)

            """))
  }

  @Test("With --json, coverage prints one JSON object")
  func json() async {
    let exceptions: [CoverageException] = [
      .tab("cart", because: "closed"), .sheet("filter", because: "old"),
    ]
    let result = await ShopSnapshots.$isBroken.withValue(true) {
      await ShopSnapshots.$coverageExceptions.withValue(exceptions) {
        await tool("coverage", "--json")
      }
    }
    #expect(result == .init(status: 2, output: Self.json))
  }

  @Test("With --json, coverage names unsupported types")
  func jsonObstacle() async {
    let output = await tool("coverage", "--json", of: MarketSnapshots.self).output
    let tabs = """
          {
            "kind" : "tab",
            "notLookedAt" : "noEnum",
            "type" : "Tab"
          },

      """
    #expect(output.contains(tabs))
  }

  @Test("Coverage rejects screens and options about goldens")
  func usage() async {
    #expect(
      await tool("coverage", "cart")
        == .init(
          status: 64,
          errors: """
            error: unexpected argument 'cart' of 'coverage'
            hint: see 'snapshot coverage --help'

            """))
    #expect(await tool("coverage", "--layout", "compact").status == 64)
    #expect(
      await tool("coverage", of: EmptySnapshots.self).errors.hasPrefix(
        "error: the manifest Empty has no screens"))
  }
}

extension CoverageTests {
  private static let json = """
    {
      "counts" : {
        "cases" : 4,
        "excepted" : 1,
        "shown" : 3,
        "uncovered" : 0
      },
      "exceptions" : [
        {
          "kind" : "tab",
          "name" : "cart",
          "reason" : "closed"
        },
        {
          "kind" : "sheet",
          "name" : "filter",
          "reason" : "old",
          "stale" : "shown"
        }
      ],
      "invalid" : [
        {
          "reason" : "the cart could not be loaded",
          "screen" : "cart"
        }
      ],
      "lookalikes" : [

      ],
      "manifest" : "Shop",
      "schema" : 1,
      "status" : 2,
      "types" : [
        {
          "cases" : [
            {
              "firstScreen" : "product",
              "name" : "product",
              "screens" : 1
            }
          ],
          "kind" : "route",
          "type" : "ShopRoute"
        },
        {
          "cases" : [
            {
              "firstScreen" : "filterSheet",
              "name" : "filter",
              "screens" : 1
            }
          ],
          "kind" : "sheet",
          "type" : "ShopSheet"
        },
        {
          "cases" : [
            {
              "firstScreen" : "shelf",
              "name" : "shelf",
              "screens" : 3
            },
            {
              "excepted" : true,
              "name" : "cart",
              "screens" : 0
            }
          ],
          "kind" : "tab",
          "type" : "ShopTab"
        }
      ]
    }

    """
}

/// An app with a dialog that no value describes.
private struct BellSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case ringing }
  enum Tab: CaseIterable { case desk }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Tab, Never, Never>(tab: .desk)
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    navigator.visibleState = VisibleState(tab: .desk, alert: VisibleDialog("Ring?"))
  }
}
