import ScreenContents

@testable import ScreenSnapshot

/// An app with a tab on tablets only, and with popovers, an inspector and a second column.
enum Atelier {
  enum Tab: CaseIterable { case works, archive }
  enum Route { case work(id: Int) }
  enum Sheet { case brushes, inspector, color, mail }
}

@MainActor
final class AtelierNavigator: ScreenNavigating {
  typealias State = VisibleState<Atelier.Tab, Atelier.Route, Atelier.Sheet>

  var state = State()
  var failure: AtelierError?
  let tabs: [Atelier.Tab]

  /// Whether the content of the mail was made.
  var hasReadMail = false

  init(tabs: [Atelier.Tab]) { self.tabs = tabs }

  var visibleState: State {
    get throws {
      if let failure { throw failure }
      return state
    }
  }
}

enum AtelierError: Error, CustomStringConvertible {
  case unreadablePath
  case noArchive

  var description: String {
    switch self {
    case .unreadablePath: "the path has a value of an unknown type"
    case .noArchive: "there is no archive"
    }
  }
}

enum AtelierScreen: String, CaseIterable {
  case works, archive, broken, brushes, colorInBrushes, inspector, work, depot, mail
}

struct AtelierSnapshots: SnapshotHarness {
  @TaskLocal static var isLayoutKnown = true

  static let auditExceptions: [AuditException] = [
    .init(.exits, "mail", because: "the app closes the mail when it is sent")
  ]

  static func makeNavigator() -> AtelierNavigator {
    AtelierNavigator(tabs: [.works])
  }

  static func makeNavigator(from start: SingleStart, for layout: ScreenLayout) -> AtelierNavigator {
    isLayoutKnown && layout == .regular
      ? AtelierNavigator(tabs: [.works, .archive]) : makeNavigator()
  }

  static func navigate(_ navigator: AtelierNavigator, to screen: AtelierScreen) throws {
    let tabs = navigator.tabs
    switch screen {
    case .works: navigator.state = .init(tabs: tabs, tab: .works)
    case .archive where tabs.count == 2 && !isLayoutKnown: throw AtelierError.noArchive
    case .archive: navigator.state = .init(tabs: tabs, tab: tabs.last)
    case .broken where tabs.count == 2: navigator.failure = .unreadablePath
    case .broken: navigator.state = .init(tabs: tabs, tab: .works)
    case .brushes: navigator.state = .init(tabs: tabs, tab: .works, popover: .brushes)
    case .colorInBrushes:
      let color = VisibleStack<Atelier.Route, Atelier.Sheet>(presentations: [.popover(.color)])
      navigator.state = .init(
        tabs: tabs, tab: .works, stack: VisibleStack(presentations: [.popover(.brushes, color)]))
    case .inspector:
      navigator.state = .init(
        tabs: tabs, tab: .works, routes: [.work(id: 2)],
        sheet: tabs.count == 1 ? .inspector : nil)
    case .depot where tabs.count == 1: throw AtelierError.noArchive
    case .mail: navigator.state = .init(tabs: tabs, tab: .works, sheet: .mail)
    case .depot: navigator.state = .init(tabs: tabs, tab: .archive)
    case .work: navigator.state = .init(tabs: tabs, tab: .works, routes: [.work(id: 2)])
    }
  }

  private static let works = ["Night", "Day"]

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .tab(.works):
      ScreenContent(title: "All Works", tabLabel: "Works", elements: list(selecting: nil))
    case .route(.work(let id)):
      ScreenContent(
        title: works[id - 1],
        elements: [
          .section("All Works", list(selecting: id)).only(in: .regular),
          .image("A painting"),
          .section("Inspector", inspector).only(in: .regular),
        ])
    case .sheet(.inspector): ScreenContent(title: "Inspector", elements: inspector)
    case .sheet(.mail): mail(of: context.navigator)
    case .sheet(.brushes): ScreenContent(title: "Brushes", elements: [.link("Color", "Red")])
    default: nil
    }
  }

  /// A letter that marks itself as read.
  private static func mail(of navigator: AtelierNavigator) -> ScreenContent {
    defer { navigator.hasReadMail = true }
    return ScreenContent(elements: [.text(navigator.hasReadMail ? "Letter" : "● Letter")])
  }

  private static let inspector: [ScreenElement] = [.row("Year", "1889"), .row("Paint", "Oil")]

  private static func list(selecting id: Int?) -> [ScreenElement] {
    works.indices.map { index in
      .link(works[index], index + 1 == id ? "selected" : nil)
    }
  }
}
