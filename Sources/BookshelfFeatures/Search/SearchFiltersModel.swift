import BookshelfNavigation

/// The form for the search filter.
struct SearchFiltersModel: ScreenModel {
  let filter: SearchFilter
  let routing: any SearchFilterRouting

  let title = "Filter"

  var trailing: [ActionModel] { [ActionModel("Done") { routing.applyFilter(filter) }] }

  var sections: [SectionModel] {
    let choices: [SearchFilter] = [
      .everything, .author(named: "Frank Herbert"), .published(from: 1800, to: 1899),
    ]
    return [
      SectionModel(
        nil,
        choices.map { choice in
          .toggle(choice.title, isOn: choice == filter) { _ in routing.selectFilter(choice) }
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
