import Observation

@Observable @MainActor
final class AppCoordinator {
  enum Tab: CaseIterable {
    case gallery, visits
  }

  let gallery = GalleryCoordinator()
  let visits = VisitsCoordinator()
  let catalogue: Catalogue
  var selectedTab = Tab.gallery

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  func coordinator(of tab: Tab) -> any Coordinator {
    switch tab {
    case .gallery: gallery
    case .visits: visits
    }
  }
}

enum GalleryRoute: Hashable {
  case exhibit(ExhibitID)
  case artist(ArtistID)
}

@Observable @MainActor
final class GalleryCoordinator: Coordinator {
  let id = CoordinatorID.gallery
  var path: [GalleryRoute] = []
  var child: Child?
  weak var parent: (any Coordinator)?

  func openExhibit(_ id: ExhibitID) {
    push(.exhibit(id))
  }

  func openArtist(_ id: ArtistID) {
    push(.artist(id))
  }

  func buyTickets(for exhibit: ExhibitID) {
    present(TicketsCoordinator(exhibit: exhibit))
  }
}

enum VisitsRoute: Hashable {
  case order(OrderID)
}

@Observable @MainActor
final class VisitsCoordinator: Coordinator {
  let id = CoordinatorID.visits
  var path: [VisitsRoute] = []
  var child: Child?
  weak var parent: (any Coordinator)?

  func openOrder(_ id: OrderID) {
    push(.order(id))
  }
}

enum TicketsRoute: Hashable {
  case visitors
}

@Observable @MainActor
final class TicketsCoordinator: Coordinator {
  let id: CoordinatorID
  var path: [TicketsRoute] = []
  var child: Child?
  weak var parent: (any Coordinator)?

  init(exhibit: ExhibitID) {
    id = .tickets(exhibit)
  }

  func chooseVisitors() {
    push(.visitors)
  }

  func pay(_ order: OrderID) {
    present(PaymentCoordinator(order: order), as: .cover)
  }
}

enum PaymentRoute: Hashable {
  case newCard
}

@Observable @MainActor
final class PaymentCoordinator: Coordinator {
  let id: CoordinatorID
  var path: [PaymentRoute] = []
  var child: Child?
  weak var parent: (any Coordinator)?

  init(order: OrderID) {
    id = .payment(order)
  }

  func addCard() {
    push(.newCard)
  }
}
