import ScreenNavigation
import Testing

@testable import ScreenSnapshot

@Suite("Map")
@MainActor
struct NavigationMapTests {
  private static let map = NavigationMap(
    manifest: "Shop",
    screens: [
      NavigationMap.Screen(name: "shelf", area: "goods", isReached: true),
      NavigationMap.Screen(name: "product \"A\" <1>", area: "goods", isReached: true),
      NavigationMap.Screen(name: "#admin", area: nil, isReached: false),
    ],
    edges: [
      ControlEdge(from: 0, control: "Tea", to: 1, place: "goods › product"),
      ControlEdge(from: 0, control: "Coffee", to: 1, place: "goods › product"),
      ControlEdge(from: 0, control: "Milk", to: 1, place: "goods › product"),
      ControlEdge(from: 0, control: "Bread", to: 1, place: "goods › product"),
      ControlEdge(from: 0, control: "A very long label of a control", to: nil, place: "goods › help"),
      ControlEdge(from: 1, control: "Say \"no\"", to: 0, place: "goods"),
    ])

  @Test("The text lists each screen with its controls, and marks screens that nothing reaches")
  func text() {
    #expect(
      Self.map.text(as: .text) == """
        shelf
          Tea, Coffee, Milk, Bread → product "A" <1>
          A very long label of a control → goods › help
        product "A" <1>
          Say "no" → shelf
        #admin  (nothing leads here)

        """)
  }

  @Test("The Mermaid diagram groups screens by area, and escapes names")
  func mermaid() {
    #expect(
      Self.map.text(as: .mermaid) == """
        flowchart LR
          subgraph "goods"
            s0["shelf"]
            s1["product #quot;A#quot; #lt;1#gt;"]
          end
          s2["#35;admin"]:::unreached
          s0 -->|"Tea and 3 more"| s1
          s0 -->|"A very long label of a …"| p1["goods › help"]
          s1 -->|"Say #quot;no#quot;"| s0
          classDef unreached stroke-dasharray: 4

        """)
  }

  @Test("The graph for Graphviz groups screens by area, and escapes names")
  func dot() {
    #expect(
      Self.map.text(as: .dot) == #"""
        digraph "Shop" {
          rankdir=LR; node [shape=box];
          subgraph cluster0 {
            label="goods";
            "shelf";
            "product \"A\" <1>";
          }
          "#admin" [style=dashed];
          "shelf" -> "product \"A\" <1>" [label="Tea and 3 more"];
          "shelf" -> "goods › help" [label="A very long label of a …"];
          "product \"A\" <1>" -> "shelf" [label="Say \"no\""];
        }

        """#)
  }

  @Test("A map has what each control leads to, by content if a screen has it, or else by case")
  func session() async throws {
    let map = try await MapSession(of: AnySnapshotHarness(KioskSnapshots.self)).map()
    #expect(
      map.text(as: .text) == """
        papers
          Today, Tomorrow → paper
          Yesterday → oldPaper
          Help → papers › help
        paper
          Buy → buySheet
        oldPaper
          Buy → buySheet
        buySheet
        staff  (nothing leads here)

        """)
    #expect(map.screens.map(\.area) == ["papers", "papers", "papers", "papers", "staff"])
    #expect(map.conclusion == .matched)
  }

  @Test("A map with a screen that cannot be shown is incomplete")
  func failure() async throws {
    let map = try await KioskSnapshots.$isBroken.withValue(true) {
      try await MapSession(of: AnySnapshotHarness(KioskSnapshots.self)).map()
    }
    #expect(map.conclusion == .incomplete)
    #expect(map.failures.map(\.screen).contains("papers"))
  }
}

private enum Kiosk: NavigationSchema {
  enum Tab: CaseIterable, Sendable { case papers }
  enum Flow: Hashable, Sendable { case open, staff }
  enum Route: Hashable, Sendable {
    case paper(day: Int)
    case help
  }
  enum Sheet: Identifiable, Hashable, Sendable {
    case buy

    var id: Self { self }
  }
}

private enum KioskScreen: String, ScreenManifest {
  case papers, paper, oldPaper, buySheet, staff

  var navigationPath: ScreenPath<Kiosk> {
    switch self {
    case .papers: ScreenPath(tab: .papers)
    case .paper: ScreenPath(tab: .papers, routes: [.paper(day: 0)])
    case .oldPaper: ScreenPath(tab: .papers, routes: [.paper(day: -1)])
    case .buySheet: ScreenPath(tab: .papers, sheet: .buy)
    case .staff: ScreenPath(flow: .staff)
    }
  }
}

private struct KioskSnapshots: SnapshotHarness {
  typealias Screen = KioskScreen

  @TaskLocal static var isBroken = false

  static func makeNavigator() throws -> FlowRouter<Kiosk> {
    if isBroken { throw ScreenPathError.noOverlays }
    return FlowRouter(startingIn: .open, tabsIn: .open)
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let router = context.router
    return switch destination {
    case .tab:
      ScreenContent(elements: [
        .link("Today") { router.navigate(to: .paper(day: 0)) },
        .link("Tomorrow") { router.navigate(to: .paper(day: 1)) },
        .link("Yesterday") { router.navigate(to: .paper(day: -1)) },
        .link("Help") { router.navigate(to: .help) },
        .button("Nothing") {},
        .button("Print", action: .effect),
      ])
    case .route: ScreenContent(elements: [.button("Buy") { router.present(sheet: .buy) }])
    default: nil
    }
  }
}
