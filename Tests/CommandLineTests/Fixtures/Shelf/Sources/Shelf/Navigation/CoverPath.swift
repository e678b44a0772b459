import ScreenNavigation

extension Bookshelf {
  static func coverPicker(of book: Book) -> ScreenPath<Bookshelf> {
    ScreenPath(
      tab: .library, routes: [.bookDetail(book)],
      presenting: .sheet(.bookEdit(book), StackState(routes: [.coverPicker])))
  }
}
