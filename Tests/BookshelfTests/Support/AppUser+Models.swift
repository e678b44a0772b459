import BookshelfNavigation
import ScreenContents
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
  func models(in store: any BookshelfStore) -> ScreenModels {
    ScreenModels(
      store: store, routing: routing,
      environment: ScreenEnvironment(today: .fixture, copy: { _ in }))
  }
}

extension ScreenModel {
  /// The paragraphs of the screen.
  var texts: [String] { kinds.compactMap { if case .text(let text) = $0 { text } else { nil } } }

  /// The labels of the links of the screen.
  var links: [String] {
    kinds.compactMap { if case .link(let button, _) = $0 { button.label } else { nil } }
  }

  /// The labels of the progress bars of the screen.
  var progressBars: [String] {
    kinds.compactMap { if case .progress(let label, _) = $0 { label } else { nil } }
  }

  /// The elements of all sections.
  private var kinds: [ScreenElement.Kind] {
    content.elements.flatMap { element in
      if case .section(_, let elements) = element.kind {
        elements.map(\.kind)
      } else {
        [element.kind]
      }
    }
  }
}
