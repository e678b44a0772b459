import ScreenContents
import ScreenNavigation
import Testing

@testable import ScreenCoverage
@testable import ScreenJobs
@testable import ScreenSnapshot

@Suite("Coverage of the dialogs of the library's routers")
@MainActor
struct DialogCoverageTests {
  @Test("The app's values for alerts and confirmations are counted, also in a sheet")
  func values() async throws {
    let report = try await CoverageCollector(of: AnySnapshotHarness(BakerySnapshots.self)).report()
    let dialogs = report.types.filter { $0.kind == .alert }
    #expect(dialogs.map(\.typeName) == ["Bakery.Dialog"])
    #expect(
      dialogs.flatMap(\.cases).map { "\($0.name) \($0.screenCount)" } == [
        "soldOut 1", "refund 1", "closing 0",
      ])
  }

  @Test("Dialogs with one text and other roles look different")
  func looks() async throws {
    let report = try await CoverageCollector(of: AnySnapshotHarness(AlertSnapshots.self)).report()
    #expect(report.duplicateScreens == [["leave", "stay"]])
  }

  @Test("The value is not in goldens, which have the title")
  func goldens() throws {
    let router = AppRouter<Bakery>()
    router.navigate(to: BakeryScreen.soldOut)
    guard case .alert(let dialog)? = router.visibleState.stack.presentations.first else {
      Issue.record("no alert")
      return
    }
    #expect(dialog.value == nil)
    #expect(dialog.title == "Sold Out")
    #expect(dialog.countedValue as? Bakery.Dialog == .soldOut(paper: "Globe"))
  }
}

/// Alerts with one text, whose buttons have other roles.
private struct AlertSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case delete, leave, stay }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Never, Never>()
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    let button = ScreenButton.button("OK", role: screen == .delete ? .destructive : nil) {}
    navigator.visibleState = VisibleState(alert: VisibleDialog("Sure?", buttons: [button]))
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}

enum Bakery: NavigationSchema {
  typealias Tab = Never
  enum Route: Hashable { case paper }
  enum Sheet: Hashable, Identifiable {
    case basket
    var id: Self { self }
  }
  enum Dialog: Hashable {
    case soldOut(paper: String)
    case refund
    case closing
  }
}

enum BakeryScreen: String, ScreenManifest {
  case soldOut, refund

  var navigationPath: ScreenPath<Bakery> {
    switch self {
    case .soldOut:
      ScreenPath(
        alert: AlertState(describing: Bakery.Dialog.soldOut(paper: "Globe"), title: "Sold Out"))
    case .refund:
      ScreenPath(
        presenting: .sheet(
          .basket,
          StackState(
            presenting: .confirmation(
              ConfirmationState(describing: Bakery.Dialog.refund, title: "Refund?") {}))))
    }
  }
}

struct BakerySnapshots: SnapshotHarness {
  typealias Screen = BakeryScreen
  static func makeNavigator() -> AppRouter<Bakery> { AppRouter() }
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}
