import BookshelfNavigation
import ScreenHarness
import ScreenNavigation

extension ScreenContent {
  static func bookDetail(_ book: Book, in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: book.title,
      trailing: [.button("Edit") { context.router.present(sheet: .bookEdit(book)) }],
      elements: [
        .author(of: book, in: context),
        .section("Details", [.row("Pages", "\(book.pages)"), .row("Published", book.year)]),
        .section(
          "Readers",
          [
            .link("Reviews") { context.router.navigate(to: .reviews(of: book, sortedBy: .best)) },
            .link("Notes") { context.router.navigate(to: .notes(of: book, chapter: nil)) },
          ]),
        .section(
          nil,
          [
            .button("Start Reading") {
              context.router.present(fullScreenCover: .reader(book: book, page: 1))
            },
            .button("Lend Book") { context.router.present(sheet: .lend(book)) },
            .button("Delete Book", role: .destructive) { context.router.askToDelete(book) },
          ]),
      ])
  }

  static func author(id: Author.ID, in context: BookshelfSnapshots.Context) -> ScreenContent {
    guard let author = Catalog.author(id: id) else {
      return ScreenContent(
        title: "Author", elements: [.text("Nothing is known of this author.")])
    }
    return ScreenContent(
      title: author.name,
      elements: [
        .text(author.biography),
        .section("Life", [.row("Born", "\(author.born)"), .row("Died", author.yearOfDeath)]),
        .books(Catalog.books(by: author), title: "In your library", in: context),
        .section(
          nil,
          [
            .button("Search for More") {
              context.navigator.router.search(for: author.name, filter: .author(named: author.name))
            }
          ]),
      ])
  }

  static func reviews(of book: Book, sortedBy order: Review.Order) -> ScreenContent {
    let reviews = Catalog.reviews(of: book, sortedBy: order)
    guard !reviews.isEmpty else {
      return ScreenContent(title: "Reviews", elements: [.text("No reviews yet.")])
    }
    return ScreenContent(
      title: "Reviews",
      elements: [.row("Sorted by", order.title)]
        + reviews.map { .section($0.reader, [.text($0.starsText), .text($0.text)]) })
  }

  static func notes(
    of book: Book, chapter: Int?, in context: BookshelfSnapshots.Context
  ) -> ScreenContent {
    if let chapter {
      ScreenContent(
        title: "Chapter \(chapter)",
        elements: [.text(Catalog.note(on: book, chapter: chapter) ?? "No notes yet.")])
    } else {
      ScreenContent(
        title: "Notes",
        elements: Catalog.chaptersWithNotes(of: book).map { chapter in
          .link("Chapter \(chapter)") {
            context.router.navigate(to: .notes(of: book, chapter: chapter))
          }
        })
    }
  }
}

extension ScreenElement {
  /// The author, with a link to their screen if they have a biography.
  fileprivate static func author(
    of book: Book, in context: BookshelfSnapshots.Context
  ) -> ScreenElement {
    guard let author = Catalog.author(of: book) else { return .row("Author", book.author) }
    return .link("Author", author.name) { context.router.navigate(to: .author(id: author.id)) }
  }
}

extension Book {
  fileprivate var year: String { "\(published)" }
}

extension Author {
  fileprivate var yearOfDeath: String { died.map { "\($0)" } ?? "—" }
}

extension Review {
  fileprivate var starsText: String {
    String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
  }
}

extension Review.Order {
  fileprivate var title: String {
    switch self {
    case .newest: "Newest first"
    case .best: "Best first"
    case .worst: "Worst first"
    }
  }
}
