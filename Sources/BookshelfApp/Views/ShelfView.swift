#if canImport(SwiftUI)
  import BookshelfFeatures
  import BookshelfNavigation
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
        .navigationTitle("Library")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            button("Scan") { model.routing.scan() }
          }
          ToolbarItem(placement: .primaryAction) {
            button("Add") { model.routing.addBook(isbn: nil) }
          }
        }
        .screenContent(model.content)
      } else {
        ScreenContentView(model.content)
      }
    }

    private func button(_ label: String, action: @escaping () -> Void) -> some View {
      Button(label, action: action).screenControl(label)
    }

    private func loans(_ count: Int) -> some View {
      Button {
        model.routing.openLoans()
      } label: {
        LabeledContent("Lent to others", value: "\(count)")
      }
      .padding()
      .screenControl("Lent to others")
    }

    private func covers(of books: [Book]) -> some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 16) {
        ForEach(Array(numbered(books).enumerated()), id: \.offset) { _, cover in
          Button {
            model.routing.openBook(cover.book)
          } label: {
            CoverView(book: cover.book)
          }
          .screenControl(cover.book.title, number: cover.number)
        }
      }
      .padding()
    }

    /// The books with their numbers among the controls with the same label.
    private func numbered(_ books: [Book]) -> [(number: Int, book: Book)] {
      var counts = ["Scan": 1, "Add": 1, "Lent to others": 1]
      return books.map { book in
        counts[book.title, default: 0] += 1
        return (counts[book.title, default: 1], book)
      }
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
