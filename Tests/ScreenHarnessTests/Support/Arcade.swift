import ScreenContents

@testable import ScreenSnapshot

/// An app that breaks three laws: a jump keeps what is presented, a button does nothing, and a cover has
/// no way out.
struct ArcadeSnapshots: SnapshotHarness {
  @TaskLocal static var auditExceptions: [AuditException] = []
  @TaskLocal static var isBroken = true
  @TaskLocal static var navigatesAbsolutely = true

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
