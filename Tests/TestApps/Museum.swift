package import ScreenContents
package import ScreenNavigation
package import ScreenSnapshot

package enum Museum: NavigationSchema {
  package enum Tab: CaseIterable { case halls, ticketOffice }

  package enum Route: Hashable {
    case painting(name: String)
    case painterOfIt(String)
  }

  package enum Sheet: Hashable, Identifiable {
    case audioGuide(language: String)
    case soldOut

    package var id: Self { self }
  }
}

/// The museum's screens; some cannot be rendered.
package enum MuseumScreen: String, ScreenManifest {
  case halls, painting, painter, guide, guidedPainting, leaving, fullHouse, tickets, twoAtOnce

  package var navigationPath: ScreenPath<Museum> {
    let painting = Museum.Route.painting(name: "Hunters in the Snow")
    let guide = Museum.Sheet.audioGuide(language: "nl")
    return switch self {
    case .halls: ScreenPath(tab: .halls)
    case .painting: ScreenPath(tab: .halls, routes: [painting])
    case .painter: ScreenPath(tab: .halls, routes: [painting, .painterOfIt("Bruegel")])
    case .guide: ScreenPath(tab: .halls, routes: [painting], sheet: guide)
    case .guidedPainting:
      ScreenPath(presenting: .sheet(guide, StackState(routes: [.painterOfIt("Bosch")])))
    case .leaving:
      ScreenPath(
        tab: .halls,
        confirmation: ConfirmationState(
          title: "Leave?", actions: [DialogAction("Leave", role: .destructive)]))
    case .fullHouse: ScreenPath(tab: .ticketOffice, fullScreenCover: .soldOut)
    case .tickets: ScreenPath(tab: .ticketOffice)
    case .twoAtOnce:
      ScreenPath(sheet: .soldOut, alert: AlertState(title: "Sold out", actions: []))
    }
  }
}

package struct MuseumSnapshots: SnapshotHarness {
  package typealias Screen = MuseumScreen

  package static func makeNavigator() -> TabRouter<Museum> { TabRouter() }

  package static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .tab(.halls): ScreenContent(title: "All Halls", elements: [.row("Open until", "18:00")])
    case .route(.painting(let name)):
      ScreenContent(title: name, trailing: [.button("Share")], elements: [.image("Snow")])
    default: nil
    }
  }
}
