import BookshelfNavigation
import ScreenContents

/// The form for the search filter.
struct SearchFiltersModel: ScreenModel {
  let filter: SearchFilter
  let store: any BookshelfStore
  let routing: any SearchFilterRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Filter",
      trailing: [.button("Done") { routing.applyFilter(filter) }],
      elements: store.elements { library in [.section([picker(of: library.searchFilters)])] })
  }

  private func picker(of offered: [SearchFilter]) -> ScreenElement {
    let filters = offered.contains(filter) ? offered : offered + [filter]
    return .picker("Books", filter.title, options: filters.map(\.title)) { title in
      if let filter = filters.first(where: { $0.title == title }) { routing.selectFilter(filter) }
    }
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
