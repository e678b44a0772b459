import ScreenContents

@testable import ScreenSnapshot

/// An app with enums inside cases, existential sheets, and alerts that values describe.
struct ZooSnapshots: SnapshotHarness {
  @TaskLocal static var coverageExceptions: [CoverageException] = []
  @TaskLocal static var describesDialogs = true

  enum Screen: String, CaseIterable { case gate, house, ticket, leaving }

  enum Route {
    case house(House)
    case search(Diet, text: String)
  }

  enum House { case lions, apes }
  enum Diet { case meat, leaves }
  enum Ticket: Hashable { case day, year }
  struct Map: Hashable {}
  enum Alert { case leave, stay }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Route, any Hashable>()
  }

  static let coveredTypes: [CoverageType] = [
    CoverageType(.alert, Alert.self), CoverageType(.sheet, Ticket.self),
  ]

  static func makeNavigator() -> Navigator { Navigator() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    switch screen {
    case .gate: navigator.visibleState.stack.presentations = [.sheet(Map())]
    case .house: navigator.visibleState.stack.routes = [.search(.meat, text: ""), .house(.apes)]
    case .ticket: navigator.visibleState.stack.presentations = [.sheet(Ticket.day)]
    case .leaving:
      let dialog =
        describesDialogs ? VisibleDialog(describing: Alert.leave) : VisibleDialog("Leave?")
      navigator.visibleState.stack.presentations = [.alert(dialog)]
    }
  }
}
