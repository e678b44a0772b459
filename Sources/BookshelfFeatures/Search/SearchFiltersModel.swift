import BookshelfNavigation
import ScreenContents

/// The form for the search filter.
struct SearchFiltersModel: ScreenModel {
  let filter: SearchFilter
  let routing: any SearchFilterRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Filter",
      trailing: [.button("Done") { routing.applyFilter(filter) }],
      elements: elements)
  }

  private var elements: [ScreenElement] {
    let choices: [SearchFilter] = [
      .everything, .author(named: "Frank Herbert"), .published(from: 1800, to: 1899),
    ]
    return [
      .section(
        choices.map { choice in
          .link(choice.title, choice == filter ? "✓" : nil) { routing.selectFilter(choice) }
        })
    ]
  }
}

extension SearchFilter {
  /// The name of the filter.
  var title: String {
    switch self {
    case .everything: "Everything"
    case .author(let name): "By \(name)"
    case .published(let first, let last): "From \(first) to \(last)"
    }
  }
}
