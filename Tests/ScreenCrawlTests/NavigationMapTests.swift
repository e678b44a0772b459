import Foundation
import ScreenContents
import ScreenNavigation
import Testing

@testable import ScreenCrawl
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("Map")
@MainActor
struct NavigationMapTests {
  private static let map = NavigationMap(
    manifest: "Shop",
    screens: [
      NavigationMap.Screen(name: "shelf", area: "goods", reach: .taps),
      NavigationMap.Screen(name: "product \"A\" <1>", area: "goods", reach: .taps),
      NavigationMap.Screen(name: "#admin", area: nil, reach: .nothing),
      NavigationMap.Screen(name: "offer", area: "goods", reach: .link),
      NavigationMap.Screen(
        name: "vault", area: nil, reach: .undecided(.limit)),
    ],
    connections: [
      Connection(from: 0, to: .screen(1), labels: ["Tea", "Coffee", "Milk", "Bread"]),
      Connection(
        from: 0, to: .place(path: "goods › help(id: \"a\")", shortPath: "goods › help"),
        labels: ["A very long label of a control"]),
      Connection(from: 1, to: .screen(0), labels: ["Say \"no\""]),
      Connection(
        from: 1, to: .place(path: "goods › help(id: \"a\")", shortPath: "goods › help"),
        labels: ["?"]),
    ])

  @Test("The text lists each screen with its controls, and marks screens that taps do not reach")
  func text() {
    #expect(
      Self.map.text(as: .text) == """
        shelf
          Tea, Coffee, Milk, Bread → product "A" <1>
          A very long label of a control → goods › help(id: "a")
        product "A" <1>
          Say "no" → shelf
          ? → goods › help(id: "a")
        #admin  (nothing leads here)
        offer  (only a link leads here)
        vault  (not reached, but the crawl reached a limit)

        """)
  }

  @Test("The Mermaid diagram groups screens by area, and has one node for each state")
  func mermaid() {
    #expect(
      Self.map.text(as: .mermaid) == """
        flowchart LR
          subgraph a_goods ["goods"]
            s_shelf["shelf"]
            s_product_A_1["product #34;A#34; #60;1#62;"]
            s_offer["offer<br/>(only a link leads here)"]:::unreached
          end
          s_admin["#35;admin<br/>(nothing leads here)"]:::unreached
          s_vault["vault<br/>(not reached, but the crawl reached a limit)"]:::unreached
          p_goods_help(["goods › help"])
          s_shelf -->|"Tea and 3 more"| s_product_A_1
          s_shelf -->|"A very long label of a …"| p_goods_help
          s_product_A_1 -->|"Say #34;no#34;"| s_shelf
          s_product_A_1 -->|"?"| p_goods_help
          classDef unreached stroke-dasharray: 4

        """)
  }

  @Test(
    "Names are text in diagrams, whatever their characters mean there",
    arguments: [
      ("end", "end", "end"),
      ("a\nb", "a_b", "a␊b"),
      ("[a](b) {c} |d|", "a_b_c_d", "#91;a#93;#40;b#41; #123;c#125; #124;d#124;"),
      ("1. Tea", "1_Tea", "1#46; Tea"),
      ("- Tea", "Tea", "#45; Tea"),
      ("Sign-in, 50 %", "Sign_in_50", "Sign-in, 50 %"),
      ("`a` *b* _c_ ~d~", "a_b_c_d", "#96;a#96; #42;b#42; #95;c#95; #126;d#126;"),
      ("style: a;", "style_a", "style#58; a#59;"),
      ("<b>Tea & cake</b>", "b_Tea_cake_b", "#60;b#62;Tea #38; cake#60;/b#62;"),
      (#"\N "a\"#, "N_a", #"#92;N #34;a#92;"#),
      ("🫖 茶 Café", "Caf", "🫖 茶 Café"),
    ])
  func escaped(name: String, identifier: String, mermaid: String) {
    let map = NavigationMap(
      manifest: name, screens: [NavigationMap.Screen(name: name, area: name, reach: .taps)],
      connections: [Connection(from: 0, to: .screen(0), labels: [name])])
    #expect(
      map.text(as: .mermaid) == """
        flowchart LR
          subgraph a_\(identifier) ["\(mermaid)"]
            s_\(identifier)["\(mermaid)"]
          end
          s_\(identifier) -->|"\(mermaid)"| s_\(identifier)

        """)
  }

  @Test("Identifiers do not depend on other screens, unless names have the same letters and digits")
  func identifiers() {
    func lines(_ names: [String], selecting selected: [String]) -> [String] {
      let screens = names.map {
        NavigationMap.Screen(
          name: $0, area: nil, reach: .taps, isSelected: selected.contains($0))
      }
      return NavigationMap(manifest: "Shop", screens: screens, connections: [])
        .text(as: .mermaid).split(separator: "\n").map(String.init)
    }
    #expect(lines(["tea", "cup"], selecting: ["cup"]) == ["flowchart LR", #"  s_cup["cup"]"#])
    #expect(lines(["new", "cup"], selecting: ["cup"]) == ["flowchart LR", #"  s_cup["cup"]"#])
    #expect(
      lines(["a-b", "a b", "a.b"], selecting: ["a b", "a.b"]) == [
        "flowchart LR", #"  s_a_b_2["a b"]"#, #"  s_a_b_3["a#46;b"]"#,
      ])
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
        poster
          Buy → buyPoster
        buyPoster
        staff  (nothing leads here)
        strike  (only a link leads here)

        """)
    #expect(
      map.screens.map(\.area)
        == ["papers", "papers", "papers", "papers", "posters", "posters", "staff", "strike"])
    #expect(map.conclusion == .matched)
  }

  @Test("A pattern selects screens, and diagrams have what they lead to")
  func selection() async throws {
    let harness = AnySnapshotHarness(KioskSnapshots.self)
    let map = try await MapSession(of: harness, patterns: ["papers", "staff"]).map()
    #expect(
      map.text(as: .text) == """
        papers
          Today, Tomorrow → paper
          Yesterday → oldPaper
          Help → papers › help
        staff  (nothing leads here)

        """)
    #expect(
      map.text(as: .mermaid) == """
        flowchart LR
          subgraph a_papers ["papers"]
            s_papers["papers"]
            s_paper["paper"]
            s_oldPaper["oldPaper"]
          end
          subgraph a_staff ["staff"]
            s_staff["staff<br/>(nothing leads here)"]:::unreached
          end
          p_papers_help(["papers › help"])
          s_papers -->|"Today and 1 more"| s_paper
          s_papers -->|"Yesterday"| s_oldPaper
          s_papers -->|"Help"| p_papers_help
          classDef unreached stroke-dasharray: 4

        """)
    #expect(throws: SelectionError.noMatch(for: "poper", nearest: ["paper"])) {
      try MapSession(of: harness, patterns: ["poper"])
    }
  }

  @Test("A crawl that reaches a limit marks no screen as unreachable")
  func limit() async throws {
    let map = try await MapSession(
      of: AnySnapshotHarness(KioskSnapshots.self), patterns: ["staff"], maximumPlaces: 2
    ).map()
    #expect(map.text(as: .text) == "staff  (not reached, but the crawl reached a limit)\n")
  }

  @Test(
    "A way has the steps of a journey, or the nearest place",
    arguments: [
      ("papers", "buySheet", .found(["show papers", "tap Today", "tap Buy"])),
      ("poster", "papers", .found(["show poster", "tab Papers"])),
      ("paper", "paper", .found([])),
      (nil, "buyPoster", .none(nearest: "posters", hasReachedLimit: false)),
      (nil, "staff", .none(nearest: "papers", hasReachedLimit: false)),
    ] as [(String?, String, WaySession.Outcome)])
  func way(from start: String?, to screen: String, outcome: WaySession.Outcome) async throws {
    let harness = AnySnapshotHarness(KioskSnapshots.self)
    let session = try WaySession(
      of: harness, from: start, to: screen, maximumPlaces: CrawlResult.defaultMaximumPlaces,
      runner: InProcessRunner(harness))
    #expect(try await session.way() == outcome)
  }

  @Test("A way from or to an unknown screen is an error with the nearest names")
  func unknownWay() {
    let harness = AnySnapshotHarness(KioskSnapshots.self)
    for (start, screen) in [("poper", "staff"), ("staff", "poper")] {
      #expect(throws: SelectionError.noMatch(for: "poper", nearest: ["paper"])) {
        try WaySession(
          of: harness, from: start, to: screen, maximumPlaces: CrawlResult.defaultMaximumPlaces,
          runner: InProcessRunner(harness))
      }
    }
  }

  @Test("A map with a screen that cannot be shown is incomplete")
  func failure() async throws {
    let map = try await KioskSnapshots.$isBroken.withValue(true) {
      try await MapSession(of: AnySnapshotHarness(KioskSnapshots.self)).map()
    }
    #expect(map.conclusion == .incomplete)
    let failure = ScreenFailure(screen: "papers", reason: "\(ScreenPathError.noOverlays)")
    #expect(map.failures.contains(failure))
  }
}

private enum Kiosk: NavigationSchema {
  enum Tab: CaseIterable, Sendable { case papers, posters }
  enum Flow: Hashable, Sendable { case open, staff, strike }
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
  case papers, paper, oldPaper, buySheet, poster, buyPoster, staff, strike

  var navigationPath: ScreenPath<Kiosk> {
    switch self {
    case .papers: ScreenPath(tab: .papers)
    case .paper: ScreenPath(tab: .papers, routes: [.paper(day: 0)])
    case .oldPaper: ScreenPath(tab: .papers, routes: [.paper(day: -1)])
    case .buySheet: ScreenPath(tab: .papers, sheet: .buy)
    case .poster: ScreenPath(tab: .posters, routes: [.paper(day: 7)])
    case .buyPoster: ScreenPath(tab: .posters, routes: [.paper(day: 7)], sheet: .buy)
    case .staff: ScreenPath(flow: .staff)
    case .strike: ScreenPath(flow: .strike)
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

  static func link(to screen: KioskScreen) -> URL? {
    screen == .strike ? URL(string: "kiosk://strike") : nil
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let router = context.router
    return switch destination {
    case .tab(.papers):
      ScreenContent(elements: [
        .link("Today") { router.navigate(to: .paper(day: 0)) },
        .link("Tomorrow") { router.navigate(to: .paper(day: 1)) },
        .link("Yesterday") { router.navigate(to: .paper(day: -1)) },
        .link("Help") { router.navigate(to: .help) },
        .button("Nothing") {},
        .button("Print", action: .effect),
      ])
    case .route: ScreenContent(elements: [.button("Buy") { router.present(sheet: .buy) }])
    default: ScreenContent(elements: [.row("Open", "no")])
    }
  }
}
