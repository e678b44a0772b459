import ScreenNavigation
import SwiftUI

struct BookLink: View {
  let book: Book

  var body: some View {
    NavigationLink(value: Bookshelf.Route.bookDetail(book)) {
      Text(book.title)
    }
  }
}
