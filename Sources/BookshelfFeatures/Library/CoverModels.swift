import BookshelfNavigation

/// The text of a book, opened at a page.
struct ReaderModel: ScreenModel {
  let book: Book
  let page: Int
  let routing: any CoverRouting

  var title: String { book.title }

  var leading: [ActionModel] { [ActionModel("Close") { routing.close() }] }

  var sections: [SectionModel] {
    [
      SectionModel(
        nil,
        [
          .image("Page \(page) of \(book.pages)"),
          .progress("Read", Double(page) / Double(book.pages)),
        ]),
      SectionModel(nil, turns),
    ]
  }

  /// The buttons that turn the page.
  private var turns: [RowModel] {
    [("Previous Page", page - 1), ("Next Page", page + 1)].map { label, page in
      .button(label, isEnabled: 1 <= page && page <= book.pages) {
        routing.turn(to: page, of: book)
      }
    }
  }
}

/// A step of the scanner's tour.
struct ScannerTourModel: ScreenModel {
  let step: ScannerTourStep
  let routing: any CoverRouting

  let title = "Scan a Book"

  var leading: [ActionModel] { [ActionModel("Skip") { routing.close() }] }

  var sections: [SectionModel] {
    [
      SectionModel(nil, [.image(step.image), .text(step.text), .progress("Tour", step.fraction)]),
      SectionModel(
        nil,
        [
          .button(step.next == nil ? "Start Scanning" : "Continue") {
            routing.continueTour(after: step)
          }
        ]),
    ]
  }
}

extension ScannerTourStep {
  fileprivate var image: String {
    switch self {
    case .welcome: "A stack of books with bar codes"
    case .aim: "A hand that holds a phone over a book"
    case .camera: "A camera with a question mark"
    }
  }

  fileprivate var text: String {
    switch self {
    case .welcome: "Add a book without typing: its bar code knows title and author."
    case .aim: "Hold your phone over the back of the book, about a hand away."
    case .camera: "Bookshelf asks for the camera next. No picture leaves your phone."
    }
  }

  fileprivate var fraction: Double {
    switch self {
    case .welcome: 0
    case .aim: 0.5
    case .camera: 1
    }
  }
}
