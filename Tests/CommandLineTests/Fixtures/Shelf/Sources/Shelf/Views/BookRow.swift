import ScreenNavigation
import ScreenNavigationUI
import SwiftUI

extension EnvironmentValues {
  var router: AppRouter<Shelf> { self[router: Shelf.self] }
}

struct BookRow: View {
  let book: Book
  @Environment(\.router) private var router

  var body: some View {
    Button(book.title) { router.navigate(to: .bookDetail(book)) }
  }
}
