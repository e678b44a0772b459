#if canImport(SwiftUI)
  import BookshelfFeatures
  import BookshelfNavigation
  import ScreenContents
  import ScreenNavigationUI
  import SwiftUI

  /// The covers of the books on the shelf; the form of the content until they are loaded.
  ///
  /// Its controls have the accessibility identifiers that they have in the model's content.
  struct ShelfView: View {
    let model: LibraryModel

    var body: some View {
      if let library = model.library {
        ScrollView {
          loans(library.loans.count)
          Text(LibraryModel.shelf).font(.headline)
          covers(of: library.books)
        }
        .navigationTitle(Self.title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            button("Scan") { model.routing.scan() }
          }
          ToolbarItem(placement: .primaryAction) {
            button("Add") { model.routing.addBook(isbn: nil) }
          }
        }
      } else {
        ScreenContentView(model.content)
      }
    }

    private static let title = "Library"

    private func button(_ label: String, action: @escaping () -> Void) -> some View {
      Button(label, action: action).accessibilityIdentifier("\(Self.title).\(label)")
    }

    private func loans(_ count: Int) -> some View {
      Button {
        model.routing.openLoans()
      } label: {
        LabeledContent("Lent to others", value: "\(count)")
      }
      .padding()
      .accessibilityIdentifier("\(Self.title).Lent to others")
    }

    private func covers(of books: [Book]) -> some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 16) {
        ForEach(identified(books), id: \.identifier) { identifier, book in
          Button {
            model.routing.openBook(book)
          } label: {
            CoverView(book: book)
          }
          .accessibilityIdentifier(identifier)
        }
      }
      .padding()
    }

    /// The books with the identifiers of their covers, which differ also if titles repeat.
    private func identified(_ books: [Book]) -> [(identifier: String, book: Book)] {
      var identifiers = ControlIdentifiers(screen: Self.title)
      for label in ["Scan", "Add", "Lent to others"] { _ = identifiers.next(for: label) }
      return books.map { book in (identifiers.next(for: book.title), book) }
    }
  }

  /// A cover with the title and the author of a book.
  private struct CoverView: View {
    let book: Book

    var body: some View {
      VStack(spacing: 8) {
        Text(book.title).font(.headline)
        Text(book.author).font(.caption)
      }
      .padding(8)
      .frame(maxWidth: .infinity, minHeight: 160)
      .background(Color.accentColor.opacity(0.2), in: RoundedRectangle(cornerRadius: 4))
    }
  }
#endif
