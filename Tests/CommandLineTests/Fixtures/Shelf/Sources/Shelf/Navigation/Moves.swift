import ScreenNavigation

@MainActor
func moveInTabs(to book: Book) {
  let tabs = TabRouter<Shelf>()
  tabs.current.navigate(to: .bookDetail(book))
  tabs.current.present(sheet: .bookEdit(book))
  tabs.navigate(to: AppScreen.account)
}

@MainActor
func move(_ router: AppRouter<Shelf>, to book: Book) {
  router.navigate(to: .bookDetail(book))
  router.pop()
  router.pop(2)
  router.popToRoot()
  router.popTo { $0 == .bookDetail(book) }
  router.replaceAll(with: .account)
  router.resetAndNavigate(to: [.bookDetail(book), .coverPicker])
}

@MainActor
func present(_ book: Book, over router: AppRouter<Shelf>, in library: Library) {
  router.present(sheet: .bookEdit(book))
  router.present(fullScreenCover: .reader(book))
  router.present(alert: AlertState(title: "No connection"))
  router.present(confirmation: ConfirmationState(title: "Delete “Dune”?") { library.delete(book) })
  router.dismiss()
}

@MainActor
func moveInSheet(over router: AppRouter<Shelf>, of book: Book) {
  router.present(sheet: .bookEdit(book))
  router.topmost.navigate(to: .coverPicker)
  router.topmost.present(alert: AlertState(title: "No cover found"))
}

@MainActor
func jump(in tabs: TabRouter<Shelf>, to book: Book) {
  tabs.navigate(to: AppScreen.bookEditSheet)
  tabs.navigate(to: ScreenPath(tab: .library, routes: [.bookDetail(book)]))
}

extension AlertState {
  /// Asks what to do with a book that is already in the library.
  @MainActor
  static func duplicate(of book: Book, in library: Library) -> AlertState {
    AlertState(
      title: "“\(book.title)” is in your library",
      message: "Replace it, or keep both?",
      actions: [
        DialogAction("Replace", role: .destructive) { library.replace(book) },
        DialogAction("Keep Both") { library.add(book) },
        .cancel(),
      ])
  }
}

@MainActor
func add(_ book: Book, to library: Library, over router: AppRouter<Shelf>) {
  router.present(alert: .duplicate(of: book, in: library))
}

@MainActor
final class Library {
  private(set) var books: [Book] = [.fixture]

  func add(_ book: Book) { books.append(book) }

  func delete(_ book: Book) { books.removeAll { $0.id == book.id } }

  func replace(_ book: Book) {
    delete(book)
    add(book)
  }
}
