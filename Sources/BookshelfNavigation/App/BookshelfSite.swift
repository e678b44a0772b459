public import Foundation

/// The web pages of the app.
public enum BookshelfSite {
  /// Returns the URL of a book's page in the public catalog.
  public static func page(on book: Book) -> URL {
    root.appending(path: "books/\(book.id)")
  }

  /// Returns the URL that shares a list; its token grants access, so goldens redact it.
  public static func link(to list: ReadingList, token: String) -> URL {
    root
      .appending(path: "lists/\(list.id)")
      .appending(queryItems: [URLQueryItem(name: "token", value: token)])
  }

  private static let root = {
    guard let url = URL(string: "https://bookshelf.example") else {
      preconditionFailure("the address of the site is not a URL")
    }
    return url
  }()
}
