import ScreenContents
import ScreenNavigation

@testable import ScreenDriver
@testable import ScreenSnapshot

enum Museum: NavigationSchema {
  enum Tab: CaseIterable { case halls, ticketOffice }

  enum Route: Hashable {
    case painting(name: String)
    case painterOfIt(String)
  }

  enum Sheet: Hashable, Identifiable {
    case audioGuide(language: String)
    case soldOut

    var id: Self { self }
  }
}

/// The museum's screens; some cannot be rendered.
enum MuseumScreen: String, ScreenManifest {
  case halls, painting, painter, guide, guidedPainting, leaving, fullHouse, tickets, twoAtOnce

  var navigationPath: ScreenPath<Museum> {
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

struct MuseumSnapshots: SnapshotHarness {
  typealias Screen = MuseumScreen

  static func makeNavigator() -> TabRouter<Museum> { TabRouter() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .tab(.halls): ScreenContent(title: "All Halls", elements: [.row("Open until", "18:00")])
    case .route(.painting(let name)):
      ScreenContent(title: name, trailing: [.button("Share")], elements: [.image("Snow")])
    default: nil
    }
  }
}

extension AnySnapshotHarness {
  func text(of screen: String, in layout: ScreenLayout = .compact) async throws -> String {
    let texts = try await rendered(screen, in: [layout]).texts
    return texts.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
  }

  func rendered(
    _ screen: String, in layouts: [ScreenLayout] = [.compact]
  ) async throws -> RenderedScreen {
    let index = screens.firstIndex(of: screen)
    guard let index else { throw UnknownScreen(name: screen) }
    return try await PictureJob(screen: index, layouts: layouts).run(with: tools) { _ in }
  }

  private struct UnknownScreen: Error {
    let name: String
  }
}
