package import ScreenContents
package import ScreenSnapshot

/// An app on a navigator of its own, which supports no operation.
package struct HandDrivenSnapshots: SnapshotHarness {
  package enum Screen: String, CaseIterable { case root, pushed, sheet }
  package enum Tab: CaseIterable { case home, shop }

  package final class Navigator: ScreenNavigating {
    package var visibleState = VisibleState<Tab, Int, String>(tab: .home)
  }

  @MainActor
  package final class Launches {
    package var count = 0

    package init() {}
  }

  @TaskLocal package static var launches: Launches?

  package static let layouts: [ScreenLayout] = [.compact, .controls]

  package static let auditExceptions: [AuditException] = [
    .init(.exits, "sheet", because: "the app closes the sheet when the upload ends")
  ]

  package static func makeNavigator() -> Navigator {
    launches?.count += 1
    return Navigator()
  }

  package static func navigate(_ navigator: Navigator, to screen: Screen) {
    switch screen {
    case .root: break
    case .pushed: navigator.visibleState = VisibleState(tab: .home, routes: [1])
    case .sheet: navigator.visibleState = VisibleState(tab: .home, sheet: "edit")
    }
  }

  package static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    guard case .tab(.home) = destination else { return nil }
    // Only the first navigator has the control.
    if let launches, launches.count > 1 { return nil }
    let navigator = context.navigator
    return ScreenContent(elements: [
      breaks
        ? .button("Break It") {
          navigator.visibleState = VisibleState(tab: .home, sheet: "a", alert: VisibleDialog("b"))
        } : .button("Push") { navigator.visibleState = VisibleState(tab: .home, routes: [2]) }
    ])
  }

  @TaskLocal package static var breaks = false
}
