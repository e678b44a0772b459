import BookshelfNavigation
import ScreenContents

/// The reviews of a book.
struct ReviewsModel: ScreenModel {
  let book: Book.ID
  let order: Review.Order
  let store: any BookshelfStore
  let routing: any LibraryRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Reviews",
      elements: store.elements { library in
        library.reviews(of: book, sortedBy: order).elements {
          await store.loadReviews(of: book)
        } _: {
          elements(of: $0)
        }
      })
  }

  private func elements(of reviews: [Review]) -> [ScreenElement] {
    guard !reviews.isEmpty else { return [.section([.text("No reviews yet.")])] }
    return [.section([sorting])]
      + reviews.map { .section($0.reader, [.text($0.starsText), .text($0.text)]) }
  }
}

extension ReviewsModel {
  private var sorting: ScreenElement {
    .picker("Sorted by", order.title, options: Review.Order.allCases.map(\.title)) { title in
      if let order = Review.Order.allCases.first(where: { $0.title == title }) {
        routing.sortReviews(by: order)
      }
    }
  }
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
