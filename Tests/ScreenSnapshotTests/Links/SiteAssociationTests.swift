import Foundation
import ScreenNavigation
import Testing

@testable import ScreenSnapshot

/// Compares the components with the patterns that they are made from, with a matcher for components.
@Suite("The components of an apple-app-site-association file")
struct SiteAssociationTests {
  private static let texts = [
    "", "books", "books/{id}", "books/{id}/reviews/{number}", "lists/{id}/log",
    "search?q={query}&page={page?}", "über uns/{a}/{b}/{c}",
  ]

  private static let urls = [
    "/", "", "/books", "/books/", "/Books", "/books/dune", "/books/dune/", "/books/dune/reviews",
    "/books/dune/reviews/4", "/books/dune/reviews/4/5", "/books/dune/x/reviews/4", "/lists/a/log",
    "/lists/a/log/", "/lists/a/b/log", "/lists/a/b/log/", "/lists//log", "/search", "/search?q=x",
    "/search?q=x&page=2",
    "/search?page=2", "/search/?q=x", "/%C3%BCber%20uns/1/2/3", "/%C3%BCber%20uns/1/2/3/4",
    "/%C3%BCber%20uns/1/2", "/nothing", "/nothing/at/all", "/books/a%2Fb",
  ]

  @Test(
    "The components match the universal links that a pattern matches, and no others",
    arguments: urls)
  func matches(path: String) throws {
    let patterns = try DeepLinkPatterns(schemes: [], hosts: ["books.example"], Self.texts)
    let url = try #require(URL(string: "https://books.example\(path)"))
    let json = try SiteAssociation(patterns).json()
    let components = try JSONDecoder().decode([Component].self, from: Data(json.utf8))
    let isMatched = (try? patterns.match(url)) != nil
    // The notes say so: the first segment of a link ignores letter case.
    let isExpected = isMatched && path != "/Books"
    #expect(Component.match(url, in: components) == isExpected)
  }

  @Test("The notes say what components cannot express")
  func notes() throws {
    let patterns = try DeepLinkPatterns(
      schemes: ["books"], ["books/{id}", "search?q={query}&by={author}&page={page?}"])
    #expect(
      SiteAssociation(patterns).notes == [
        "the table has no host, so the app opens no universal link",
        "the app ignores letter case in the first segment of a path, a component does not",
        "'search?q={query}&by={author}&page={page?}': a component cannot tell an empty 'q' or 'by' "
          + "from a missing one, and matches neither",
        "the app refuses a parameter that is repeated in the query, a component does not",
        "a component matches any value of a parameter, also one that the app refuses",
      ])
    #expect(
      SiteAssociation(try DeepLinkPatterns(schemes: [], hosts: ["a.example"], [""])).notes == [])
  }
}

/// A component as the system reads it: the first that matches decides.
private struct Component: Decodable {
  let path: String
  let query: [String: String]?
  let exclude: Bool?

  enum CodingKeys: String, CodingKey {
    case path = "/"
    case query = "?"
    case exclude
  }

  static func match(_ url: URL, in components: [Component]) -> Bool {
    let first = components.first { $0.matches(url) }
    return first.map { $0.exclude != true } ?? false
  }

  private func matches(_ url: URL) -> Bool {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return false }
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    return Self.glob(self.path, path)
      && (query ?? [:]).allSatisfy { name, pattern in
        let values = (parts.queryItems ?? []).filter { $0.name == name }.map { $0.value ?? "" }
        return (values.isEmpty ? [""] : values).allSatisfy { Self.glob(pattern, $0) }
      }
  }

  /// `*` matches any text, also slashes, and `?` one character.
  private static func glob(_ pattern: String, _ text: String) -> Bool {
    glob(Array(pattern)[...], Array(text)[...])
  }

  private static func glob(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" {
      return (0...text.count).contains { glob(rest, text.dropFirst($0)) }
    }
    guard let character = text.first, first == "?" || first == character else { return false }
    return glob(rest, text.dropFirst())
  }
}
