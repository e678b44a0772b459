import ScreenNavigation

extension Shelf {
  static func coverPicker(of book: Book) -> ScreenPath<Shelf> {
    ScreenPath(
      tab: .library, routes: [.bookDetail(book)],
      presenting: .sheet(.bookEdit(book), StackState(routes: [.coverPicker])))
  }
}
