import ScreenNavigation
import SwiftUI

struct BookLink: View {
  let book: Book

  var body: some View {
    NavigationLink(value: Shelf.Route.bookDetail(book)) {
      Text(book.title)
    }
  }
}
