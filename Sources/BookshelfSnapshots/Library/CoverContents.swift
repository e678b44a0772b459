import BookshelfNavigation
import ScreenHarness
import ScreenNavigation

extension ScreenContent {
  static func reader(
    _ book: Book, page: Int, in context: BookshelfSnapshots.Context
  ) -> ScreenContent {
    ScreenContent(
      title: book.title,
      leading: [.button("Close") { context.presenter?.dismiss() }],
      elements: [
        .image("Page \(page) of \(book.pages)"),
        .progress("Read", Double(page) / Double(book.pages)),
        .section(nil, turns(of: book, page: page, in: context)),
      ])
  }

  /// The buttons that turn the page.
  ///
  /// Presenting the reader with another page keeps the cover, because its id is the same.
  private static func turns(
    of book: Book, page: Int, in context: BookshelfSnapshots.Context
  ) -> [ScreenElement] {
    [("Previous Page", page - 1), ("Next Page", page + 1)]
      .filter { (1...book.pages).contains($0.1) }
      .map { label, page in
        .button(label) {
          context.presenter?.present(fullScreenCover: .reader(book: book, page: page))
        }
      }
  }

  static func scannerTour(
    _ step: ScannerTourStep, in context: BookshelfSnapshots.Context
  ) -> ScreenContent {
    ScreenContent(
      title: "Scan a Book",
      leading: [.button("Skip") { context.presenter?.dismiss() }],
      elements: [
        .image(step.image),
        .text(step.text),
        .progress("Tour", step.fraction),
        .section(
          nil,
          [
            .button(step.next == nil ? "Start Scanning" : "Continue") {
              context.presenter?.continueTour(after: step)
            }
          ]),
      ])
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
