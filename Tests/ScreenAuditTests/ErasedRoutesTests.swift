import ScreenContents
import Testing

@testable import ScreenAudit
@testable import ScreenJobs
@testable import ScreenPayloads
@testable import ScreenSnapshot

/// Routes of several types, as `NavigationPath` erases them.
private enum Movies: Hashable { case edit }

private enum Series: Hashable { case edit }

private enum Settings: Hashable {
  case page(Page)
  case theme(Theme)

  enum Page: Hashable { case account, privacy, terms }

  enum Theme: Hashable { case dark, light }
}

/// A route without a name of its own.
private struct Detail: Hashable { let id: Int }

@MainActor
private final class ErasedNavigator: NavigatorDriving {
  var routes: [AnyHashable] = []

  var visibleState: VisibleState<Never, AnyHashable, Never> { VisibleState(routes: routes) }

  func goBack() { if !routes.isEmpty { routes.removeLast() } }

  func select(_ tab: Never) {}
}

private struct ErasedSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable {
    case home, movieEdit, seriesEdit, account, privacy, theme, first, second
  }

  static func makeNavigator() -> ErasedNavigator { ErasedNavigator() }

  static func navigate(_ navigator: ErasedNavigator, to screen: Screen) {
    navigator.routes =
      switch screen {
      case .home: []
      case .movieEdit: [Movies.edit]
      case .seriesEdit: [Series.edit]
      case .account: [Settings.page(.account)]
      case .privacy: [Settings.page(.privacy)]
      case .theme: [Settings.theme(.light)]
      case .first: [Detail(id: 1)]
      case .second: [Detail(id: 2)]
      }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let navigator = context.navigator
    guard case .root = destination else { return ScreenContent() }
    return ScreenContent(
      elements: [
        .link("Series") { navigator.routes = [Series.edit] },
        .link("Account") { navigator.routes = [Settings.page(.account)] },
        .link("Terms") { navigator.routes = [Settings.page(.terms)] },
        .link("Dark") { navigator.routes = [Settings.theme(.dark)] },
        .link("First") { navigator.routes = [Detail(id: 1)] },
      ])
  }
}

@Suite("Routes of several types")
@MainActor
struct ErasedRoutesTests {
  @Test("Many places with one nested case do not keep others of the family from being visited")
  func nestedVariants() async throws {
    var queue = CrawlQueue(maximumPlaces: AuditSession.defaultMaximumPlaces)
    var describer = PayloadDescriber(redaction: .standard)
    for number in 0..<100 {
      for route in [Item.list(.detail(number)), .list(.edit(number))] {
        let state = VisibleState<Never, Item, Never>(routes: [route])
        queue.add(CrawlPath(), to: Place(of: describer.state(state.erased)))
      }
    }
    var visited = 0
    while queue.next() != nil { visited += 1 }
    #expect(visited == 128)
  }

  private enum Item: Hashable {
    case list(Kind)

    enum Kind: Hashable {
      case detail(Int)
      case edit(Int)
    }
  }

  @Test("A case without a nested one is a screen of its own")
  func optionalPayload() {
    var queue = CrawlQueue(maximumPlaces: AuditSession.defaultMaximumPlaces)
    var describer = PayloadDescriber(redaction: .standard)
    let places = [Page.settings(nil), .settings(.privacy)].map { page in
      Place(of: describer.state(VisibleState<Never, Page, Never>(routes: [page]).erased))
    }
    queue.add(CrawlPath(), to: places[1])
    let families = PlaceFamilies(of: places)
    #expect(places.map { queue.screens.contains(families.screen(of: $0)) } == [false, true])
  }

  private enum Page: Hashable {
    case settings(Section?)

    enum Section: Hashable { case privacy }
  }

  private enum Albums: Hashable { case detail(Int) }

  private enum Songs: Hashable { case detail(Int) }

  @Test("Payloads that differ are one finding for each type")
  func payloads() {
    var describer = PayloadDescriber(redaction: .standard)
    func cause(from expected: AnyHashable, to found: AnyHashable) -> LawCause {
      let states = [expected, found].map { route in
        describer.state(VisibleState<Never, AnyHashable, Never>(routes: [route]).erased)
      }
      return LawCause.differs(from: states[0], to: states[1])
    }
    let albums = cause(from: Albums.detail(1), to: Albums.detail(2))
    #expect(albums.words == "a payload differs")
    #expect(albums == cause(from: Albums.detail(3), to: Albums.detail(4)))
    #expect(albums != cause(from: Songs.detail(1), to: Songs.detail(2)))
  }

  @Test("Screens with cases of two types are of two shapes")
  func shapes() {
    var describer = PayloadDescriber(redaction: .standard)
    let routes: [AnyHashable] =
      Array(repeating: Movies.edit, count: 4) + Array(repeating: Series.edit, count: 4)
    let states = routes.map {
      describer.state(VisibleState<Never, AnyHashable, Never>(routes: [$0]).erased)
    }
    let pairs = PairSelection(
      of: states.indices, showing: Dictionary(uniqueKeysWithValues: zip(states.indices, states)))
    #expect(pairs.partners(of: 1) == [0, 1, 4])
  }

  @Test("Cases with one name, nested cases and values without a name are screens of their own")
  func map() async throws {
    let map = try await MapSession(of: AnySnapshotHarness(ErasedSnapshots.self)).map()
    #expect(
      map.text(as: .text) == """
        home
          Series → seriesEdit
          Account → account
          Terms → root › page(terms)
          Dark → theme
          First → first
        movieEdit  (nothing leads here)
        seriesEdit
        account
        privacy  (nothing leads here)
        theme
        first
        second  (nothing leads here)

        """)
  }
}
