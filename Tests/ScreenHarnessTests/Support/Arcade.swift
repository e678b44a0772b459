import ScreenContents

@testable import ScreenSnapshot

/// An app that breaks three laws: a jump keeps what is presented, a button does nothing, and a cover has
/// no way out.
struct ArcadeSnapshots: SnapshotHarness {
  @TaskLocal static var auditExceptions: [AuditException] = []
  @TaskLocal static var isBroken = true

  enum Screen: String, CaseIterable { case hall, prizes, intro }

  enum Sheet { case prizes, intro }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Never, Sheet>()
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    switch screen {
    case .hall: if !isBroken { navigator.visibleState = VisibleState() }
    case .prizes: navigator.visibleState = VisibleState(sheet: .prizes)
    case .intro: navigator.visibleState = VisibleState(fullScreenCover: .intro)
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let navigator = context.navigator
    switch destination {
    case .root:
      return ScreenContent(
        title: "Hall",
        elements: [
          .button("Prizes") { navigator.visibleState = VisibleState(sheet: .prizes) },
          .button("Scores") {
            if !isBroken { navigator.visibleState = VisibleState(fullScreenCover: .intro) }
          },
        ])
    case .sheet(.prizes):
      return ScreenContent(
        title: "Prizes",
        leading: [.button("Close") { navigator.visibleState = VisibleState() }])
    case .sheet(.intro):
      return ScreenContent(
        title: "Welcome",
        elements: [.button("Share", action: .effect)]
          + (isBroken ? [] : [.button("Play") { navigator.visibleState = VisibleState() }]))
    default: return nil
    }
  }
}

/// An app whose `navigate` starts from what is visible, as a link in a message does.
struct TrailSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case start, hill }

  enum Route { case hill }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Route, Never>()
  }

  static let navigatesAbsolutely = false

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    if screen == .hill { navigator.visibleState.stack.routes.append(.hill) }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    guard case .root = destination else { return nil }
    let navigator = context.navigator
    return ScreenContent(
      title: "Start",
      elements: [.link("Hill") { navigator.visibleState.stack.routes.append(.hill) }])
  }
}
