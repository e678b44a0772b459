import ScreenHarness

@testable import Museum

enum MuseumScreen: String, CaseIterable {
  case gallery, exhibit, artist, tickets, visitors, payment, newCard, visits, order
}

extension AppCoordinator: ScreenNavigating {
  public var visibleState: VisibleState<Tab, any Hashable, CoordinatorID> {
    VisibleState(tab: selectedTab, stack: coordinator(of: selectedTab).visibleStack)
  }
}

extension Coordinator {
  /// The stack of the coordinator, with the stacks of the coordinators that it presents.
  fileprivate var visibleStack: VisibleStack<any Hashable, CoordinatorID> {
    var stack = VisibleStack<any Hashable, CoordinatorID>(routes: path)
    if let child {
      let (id, inner) = (child.coordinator.id, child.coordinator.visibleStack)
      switch child.style {
      case .sheet: stack.presentations = [.sheet(id, inner)]
      case .cover: stack.presentations = [.fullScreenCover(id, inner)]
      }
    }
    return stack
  }
}

extension Coordinator {
  fileprivate func popToRoot() { path = [] }
}

/// Makes `context.router` the coordinator of the stack that a screen is in.
extension AppCoordinator: StackRouterProviding {
  public func stackRouter(in tab: Tab?, depth: Int) -> any Coordinator {
    (0..<depth).reduce(coordinator(of: tab ?? selectedTab)) { router, _ in
      router.child?.coordinator ?? router
    }
  }
}

@main
struct MuseumSnapshots: SnapshotHarness {
  static let coveredTypes: [CoverageType] = [
    .init(.route, GalleryRoute.self), .init(.route, VisitsRoute.self),
    .init(.route, TicketsRoute.self), .init(.route, PaymentRoute.self),
  ]

  static let coverageExceptions: [CoverageException] = [
    .init(.sheet, "gallery", because: "the root of a tab"),
    .init(.sheet, "visits", because: "the root of a tab"),
  ]

  // 'navigate' starts coordinators as a person does who has just started the app.
  static let navigatesAbsolutely = false

  static func makeNavigator() -> AppCoordinator { AppCoordinator(catalogue: .fixture) }

  static func navigate(_ app: AppCoordinator, to screen: MuseumScreen) throws {
    switch screen {
    case .gallery: app.selectedTab = .gallery
    case .exhibit: app.gallery.openExhibit(.lighthouse)
    case .artist:
      app.gallery.openExhibit(.lighthouse)
      app.gallery.openArtist(.lind)
    case .tickets:
      app.gallery.openExhibit(.lighthouse)
      app.gallery.buyTickets(for: .lighthouse)
    case .visitors:
      try navigate(app, to: .tickets)
      try frontmost(TicketsCoordinator.self, in: app).chooseVisitors()
    case .payment:
      try navigate(app, to: .tickets)
      try frontmost(TicketsCoordinator.self, in: app).pay(.fixture)
    case .newCard:
      try navigate(app, to: .payment)
      try frontmost(PaymentCoordinator.self, in: app).addCard()
    case .visits: app.selectedTab = .visits
    case .order:
      app.selectedTab = .visits
      app.visits.openOrder(.fixture)
    }
  }

  private static func frontmost<Frontmost: Coordinator>(
    _: Frontmost.Type, in app: AppCoordinator
  ) throws -> Frontmost {
    let coordinator = frontmost(in: app)
    guard let frontmost = coordinator as? Frontmost else {
      throw NotInFront(coordinator: type(of: coordinator), expected: Frontmost.self)
    }
    return frontmost
  }

  private static func frontmost(in app: AppCoordinator) -> any Coordinator {
    var coordinator = app.coordinator(of: app.selectedTab)
    while let child = coordinator.child { coordinator = child.coordinator }
    return coordinator
  }

  static func goBack(in app: AppCoordinator) {
    let coordinator = frontmost(in: app)
    if coordinator.path.isEmpty { coordinator.dismiss() } else { coordinator.pop() }
  }

  /// SwiftUI empties the stack of the selected tab itself when a person taps the tab again.
  static func select(_ tab: AppCoordinator.Tab, in app: AppCoordinator) {
    if tab == app.selectedTab { app.coordinator(of: tab).popToRoot() }
    app.selectedTab = tab
  }

  struct NotInFront: Error, CustomStringConvertible {
    let coordinator: Any.Type
    let expected: Any.Type

    var description: String { "a \(coordinator) is in front instead of a \(expected)" }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let catalogue = context.navigator.catalogue
    switch destination {
    case .route(GalleryRoute.exhibit(let id)):
      guard let exhibit = catalogue.exhibit(id) else { return nil }
      let gallery = context.router as? GalleryCoordinator
      return ScreenContent(
        title: exhibit.title,
        elements: [
          .link("Artist", exhibit.artist.name) { gallery?.openArtist(exhibit.artist.id) },
          .button("Buy Tickets") { gallery?.buyTickets(for: id) },
        ])
    case .route(GalleryRoute.artist(let id)):
      return ScreenContent(title: catalogue.artist(id)?.name)
    case .sheet(.tickets(let id)):
      let tickets = context.router as? TicketsCoordinator
      return ScreenContent(
        leading: [.button("Cancel") { tickets?.dismiss() }],
        elements: [
          .row("Exhibit", catalogue.exhibit(id)?.title ?? ""),
          .link("Visitors", "2") { tickets?.chooseVisitors() },
        ])
    default: return nil
    }
  }
}

extension ExhibitID {
  static let lighthouse = ExhibitID(rawValue: "the-lighthouse")
}

extension ArtistID {
  static let lind = ArtistID(rawValue: "m-lind")
}

extension OrderID {
  static let fixture = OrderID(rawValue: 1042)
}

extension Catalogue {
  static let fixture = Catalogue(exhibits: [
    Exhibit(id: .lighthouse, title: "The Lighthouse", artist: Artist(id: .lind, name: "M. Lind"))
  ])
}
