import Foundation
import ScreenNavigation
import Testing

@Suite("DeepLink")
struct DeepLinkTests {
  private static let schemes: Set<String> = ["harbor"]
  private static let hosts: Set<String> = ["harbor.example", "www.harbor.example"]

  private func link(_ text: String) throws -> DeepLink {
    try DeepLink(try #require(URL(string: text)), schemes: Self.schemes, hosts: Self.hosts)
  }

  // Rule 31
  @Test(
    "A custom scheme and a universal link produce the same link",
    arguments: [
      ("harbor://charts/north?zoom=2", "https://harbor.example/charts/north?zoom=2"),
      ("HARBOR://Charts/north/", "HTTPS://Harbor.Example/charts/north"),
      ("harbor:///charts", "https://www.harbor.example/charts/#top"),
      ("harbor://", "https://harbor.example"),
      ("harbor:charts/a%2Fb%20c", "http://harbor.example/charts/a%2Fb%20c/"),
    ])
  func sameLink(custom: String, universal: String) throws {
    #expect(try link(custom) == link(universal))
  }

  @Test("Segments and query items are split before they are decoded")
  func decodes() throws {
    #expect(
      try link("https://harbor.example/a%2Fb/%F0%9F%9A%A2?q=x%26y%3Dz&empty=&flag&q=2")
        == DeepLink(
          segments: ["a/b", "🚢"],
          query: [.init("q", "x&y=z"), .init("empty", ""), .init("flag", nil), .init("q", "2")]))
  }

  private static let hasAuthority =
    "the URL contains a user, a password or a port, which links of the app never have"

  // Rule 32
  @Test(
    "A URL that does not belong to the app is rejected with a reason",
    arguments: [
      (
        "ferry://charts", DeepLinkError.foreignScheme("ferry"),
        "the scheme 'ferry' does not belong to the app"
      ),
      (
        "https://evil.example/charts", .foreignHost("evil.example"),
        "the host 'evil.example' does not belong to the app"
      ),
      ("https:/charts", .foreignHost(""), "the host '' does not belong to the app"),
      ("https://me:secret@harbor.example/charts", .hasAuthority, hasAuthority),
      ("harbor://charts:80/north", .hasAuthority, hasAuthority),
      ("https://me@harbor.example/charts", .hasAuthority, hasAuthority),
      ("harbor://charts/%FF", .badEncoding("%FF"), "'%FF' is not valid percent-encoded UTF-8"),
    ])
  func refuses(text: String, error: DeepLinkError, message: String) throws {
    let url = try #require(URL(string: text))
    #expect(throws: error) { try DeepLink(url, schemes: Self.schemes, hosts: Self.hosts) }
    #expect(error.description == message)
  }

  @Test("A URL that is too long is rejected before it is parsed")
  func tooLong() throws {
    let url = try #require(URL(string: "harbor://" + String(repeating: "a", count: 20_000)))
    #expect(throws: DeepLinkError.tooLong(20_009)) {
      try DeepLink(url, schemes: Self.schemes, hosts: Self.hosts)
    }
  }

  nonisolated static let texts = [
    "plain", "with space", "a/b", "100%", "?#&=+", "ü é", "雪国", "שלום", "👩‍👩‍👧‍👦", ".", "..", "A.b-_~",
    "\u{7}\n",
  ]

  // Rule 29
  @Test("Building and parsing a URL returns the same link, in both forms", arguments: texts)
  func roundTrip(text: String) throws {
    for segments in [[text], ["x", text], [text, "x"], [text, text, "y"]] {
      let link = DeepLink(
        segments: segments, query: [.init(text, text), .init("n", nil), .init("e", "")])
      let custom = try #require(link.url(scheme: "harbor"))
      let universal = try #require(link.url(host: "harbor.example"))
      #expect(try self.link(custom.absoluteString) == link)
      #expect(try self.link(universal.absoluteString) == link)
    }
  }
}
