import Foundation
import Testing

@testable import ScreenNavigation

@Suite("The patterns of an app's links")
struct DeepLinkPatternsTests {
  private let patterns: DeepLinkPatterns

  init() throws {
    patterns = try DeepLinkPatterns(
      schemes: ["books"], hosts: ["books.example"], ["books/{id}", "search?q={query}"])
  }

  @Test("A URL matches at most one pattern, with its parameters")
  func match() throws {
    let url = try #require(URL(string: "https://books.example/search?q=dune"))
    let match = try patterns.match(url)
    #expect(match.position == 1)
    #expect(match.parameters == ["query": "dune"])
    let other = try #require(URL(string: "books://lists/1"))
    #expect(throws: DeepLinkError.unknownPath(["lists", "1"])) { try patterns.match(other) }
  }
}
