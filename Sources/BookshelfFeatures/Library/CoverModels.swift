public import BookshelfNavigation
public import ScreenContents

/// The text of a book, opened at a page.
public struct ReaderModel: ScreenModel {
  /// A button that turns the page.
  public struct Turn: Equatable, Sendable {
    /// The text on the button.
    public let label: String

    /// The page to which the button turns.
    public let page: Int

    /// Whether the book has the page.
    public let isEnabled: Bool
  }

  /// The book.
  public let book: Book

  /// The number of the opened page, from 1.
  public let page: Int

  /// The moves of the screen.
  public let routing: any CoverRouting

  /// The screen in words, which has a view of its own in the app.
  public var content: ScreenContent {
    ScreenContent(
      title: book.title,
      leading: [.button("Close") { routing.close() }],
      elements: [
        .section([
          .text(position),
          .progress("Read", fraction),
        ]),
        .section(
          turns.map { turn in
            .button(turn.label, isEnabled: turn.isEnabled) {
              routing.turn(to: turn.page, of: book)
            }
          }),
      ])
  }

  /// The page and the number of pages.
  public var position: String { "Page \(page) of \(book.pages)" }

  /// The part of the book up to the page, from 0 to 1.
  public var fraction: Double { Double(page) / Double(book.pages) }

  /// The buttons that turn the page.
  public var turns: [Turn] {
    [("Previous Page", page - 1), ("Next Page", page + 1)].map { label, page in
      Turn(label: label, page: page, isEnabled: 1 <= page && page <= book.pages)
    }
  }
}

/// A step of the scanner's tour.
struct ScannerTourModel: ScreenModel {
  let step: ScannerTourStep
  let routing: any CoverRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Scan a Book",
      leading: [.button("Skip") { routing.close() }],
      elements: [
        .section([.image(step.image), .text(step.text), .progress(step.label, step.fraction)]),
        .section([
          .button(step.next == nil ? "Start Scanning" : "Continue") {
            routing.continueTour(after: step)
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

  /// The number of the step, from 1.
  private var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  fileprivate var label: String { "Step \(number) of \(Self.allCases.count)" }

  fileprivate var fraction: Double { Double(number) / Double(Self.allCases.count) }
}
