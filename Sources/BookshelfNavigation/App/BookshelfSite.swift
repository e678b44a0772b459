public import Foundation

/// The app's pages in the web.
public enum BookshelfSite {
  /// The catalogue's page on a book.
  ///
  /// - Parameter book: The book.
  /// - Returns: The address.
  public static func page(on book: Book) -> URL {
    root.appending(path: "books/\(book.id)")
  }

  /// The link that lets others read a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - token: Lets in whoever has it, so it is redacted in goldens.
  /// - Returns: The address.
  public static func link(to list: ReadingList, token: String) -> URL {
    root
      .appending(path: "lists/\(list.id)")
      .appending(queryItems: [URLQueryItem(name: "token", value: token)])
  }

  private static let root = {
    guard let url = URL(string: "https://bookshelf.example") else {
      preconditionFailure("the address of the site is no URL")
    }
    return url
  }()
}
