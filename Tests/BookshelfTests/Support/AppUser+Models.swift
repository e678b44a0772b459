import BookshelfNavigation
import ScreenNavigation

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

extension AppUser {
  /// The navigation of the topmost stack.
  var routing: FeatureRouter {
    FeatureRouter(app: coordinator, stack: app.current.topmost, presenter: app.current)
  }

  /// The models of the topmost stack.
  var models: ScreenModels { models(in: navigator.store) }

  /// The models of the topmost stack, with another store.
  func models(
    in store: any BookshelfStore, copy: @escaping @MainActor @Sendable (String) -> Void = { _ in }
  ) -> ScreenModels {
    ScreenModels(
      store: store, routing: routing, environment: ScreenEnvironment(today: .fixture, copy: copy))
  }
}

extension ScreenModel {
  /// The paragraphs of the screen.
  var texts: [String] { rows.compactMap { if case .text(let text) = $0 { text } else { nil } } }

  /// The labels of the links of the screen.
  var links: [String] {
    rows.compactMap { if case .link(let action, _) = $0 { action.label } else { nil } }
  }

  /// The labels of the progress bars of the screen.
  var progressBars: [String] {
    rows.compactMap { if case .progress(let label, _) = $0 { label } else { nil } }
  }

  /// Taps a button as the app does, also one with an effect outside of the app.
  func tap(_ label: String) async {
    for case .button(let action) in rows where action.label == label { await action.perform() }
  }

  private var rows: [RowModel] { sections.flatMap(\.rows) }
}
