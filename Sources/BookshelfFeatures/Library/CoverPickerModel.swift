import BookshelfNavigation
import ScreenContents

/// The choice of the cover of a book, which takes effect at once.
struct CoverPickerModel: ScreenModel {
  let book: Book.ID
  let store: any BookshelfStore
  let routing: any LibraryRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Cover",
      elements: Cover.allCases.map { cover in
        .section(
          cover.title,
          [.image(cover.image), .button("Choose \(cover.name)") { choose(cover) }])
      })
  }

  private func choose(_ cover: Cover) {
    if store.update(reportingTo: routing, { $0.covers[book] = cover }) { routing.goBack() }
  }
}

extension Cover {
  /// The name in a row.
  var title: String {
    switch self {
    case .firstEdition: "First edition"
    case .plain: "Plain"
    }
  }

  /// The name on a button.
  fileprivate var name: String {
    switch self {
    case .firstEdition: "First Edition"
    case .plain: "Plain"
    }
  }

  fileprivate var image: String {
    switch self {
    case .firstEdition: "The cover of the first edition"
    case .plain: "Title and author on grey linen"
    }
  }
}
