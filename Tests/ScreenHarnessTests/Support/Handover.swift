import ScreenContents

@testable import ScreenSnapshot

/// An app whose sheet closes and shows an alert; then, unless it is repaired, the sheet's binding clears what both
/// share.
struct HandoverSnapshots: SnapshotHarness {
  @TaskLocal static var isRepaired = false

  enum Screen: String, CaseIterable { case home, form, confirmed }

  enum Modal { case form }

  final class Store: ScreenNavigating {
    enum Target { case form, done }

    var target: Target?
    var showsForm = false

    var visibleState: VisibleState<Never, Never, Modal> {
      let alert = VisibleDialog("Saved", buttons: [.button("OK") { self.target = nil }])
      return VisibleState(
        sheet: target == .form ? .form : nil, alert: target == .done ? alert : nil)
    }
  }

  static let layouts: [ScreenLayout] = [.compact, .controls]
  static let navigatesAbsolutely = false

  static func makeNavigator() -> Store { Store() }

  static func navigate(_ store: Store, to screen: Screen) {
    if screen != .home { (store.target, store.showsForm) = (.form, true) }
    if screen == .confirmed { store.target = .done }
  }

  static func goBack(in store: Store) { if store.target == .form { store.target = nil } }

  static func settle(_ store: Store) {
    if store.showsForm, store.target != .form {
      store.showsForm = false
      if !isRepaired { store.target = nil }
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let store = context.navigator
    return switch destination {
    case .root:
      ScreenContent(
        title: "Home",
        elements: [.button("New Entry") { (store.target, store.showsForm) = (.form, true) }])
    case .sheet(.form):
      ScreenContent(title: "Entry", trailing: [.button("Save") { store.target = .done }])
    default: nil
    }
  }
}
