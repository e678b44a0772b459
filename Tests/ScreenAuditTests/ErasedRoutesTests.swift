import Testing

@testable import ScreenAudit
@testable import ScreenPayloads
@testable import ScreenRendering
@testable import ScreenSnapshot

/// Routes of several types, as `NavigationPath` erases them.
private enum Movies: Hashable { case edit }

private enum Series: Hashable { case edit }

private enum Settings: Hashable {
  case page(Page?)
  case theme(Theme)

  enum Page: Hashable { case account, privacy, terms }

  enum Theme: Hashable { case dark, light }
}

/// A route without a name of its own.
private struct Detail: Hashable { let id: Int }

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

  @Test("Cases with one name, nested cases and values without a name are screens of their own")
  func screens() {
    let rows: [(screens: [AnyHashable], visible: AnyHashable, screen: Int?)] = [
      ([Movies.edit, Series.edit], Series.edit, 1),
      ([Settings.page(.account), Settings.page(.privacy)], Settings.page(.account), 0),
      ([Settings.page(.account), Settings.page(.privacy)], Settings.page(.terms), nil),
      ([Settings.page(nil), Settings.page(.privacy)], Settings.page(.privacy), 1),
      ([Settings.theme(.light)], Settings.theme(.dark), 0),
      ([Detail(id: 1), Detail(id: 2)], Detail(id: 1), 0),
    ]
    for row in rows {
      var describer = PayloadDescriber(redaction: .standard)
      func state(_ route: AnyHashable) -> DescribedState {
        describer.state(VisibleState<Never, AnyHashable, Never>(routes: [route]).erased)
      }
      let (screens, visible) = (row.screens.map(state), state(row.visible))
      let index = PlaceIndex(of: Dictionary(uniqueKeysWithValues: zip(screens.indices, screens)))
      #expect(index.screen(showing: visible) == row.screen, "\(row)")
      var queue = CrawlQueue(maximumPlaces: AuditSession.defaultMaximumPlaces)
      queue.add(CrawlPath(), to: Place(of: visible))
      let families = PlaceFamilies(of: screens.map(Place.init))
      let seen = screens.indices.filter {
        queue.screens.contains(families.screen(of: Place(of: screens[$0])))
      }
      #expect(seen == [row.screen].compactMap(\.self), "\(row)")
    }
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
}
