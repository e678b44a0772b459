import Foundation
import Testing

@testable import ScreenPayloads

@Suite("URLRedactor")
struct URLRedactorTests {
  @Test(
    "A URL is written without its secrets, as a URL, a string and a step of a journey",
    arguments: [
      (
        "app://h/?X-Amz-Signature=x7&X-Amz-Date=1",
        "app://h/?X-Amz-Signature=<redacted>&X-Amz-Date=1"
      ),
      ("app://h/?sig=x7&Signature=x7", "app://h/?sig=<redacted>&Signature=<redacted>"),
      ("app://h/a;token=x7;v=1/b;c", "app://h/a;token=<redacted>;v=1/b;c"),
      ("app://h/?a=1;token=x7&b=2", "app://h/?a=1;token=<redacted>&b=2"),
      ("app://h/?token=x7;x7&b=2", "app://h/?token=<redacted>&b=2"),
      ("app://h/?user%5Bpassword%5D=x7", "app://h/?user%5Bpassword%5D=<redacted>"),
      (
        "app://h/?next=https%3A%2F%2Fi%2F%3Ftoken%3Dx7%26b%3D2",
        "app://h/?next=https%3A%2F%2Fi%2F%3Ftoken%3D<redacted>%26b%3D2"
      ),
      (
        "app://h/?next=https%3A%2F%2Fme%3Ax7%40i%2F",
        "app://h/?next=https%3A%2F%2F<redacted>%40i%2F"
      ),
      (
        "app://h/?next=https%253A%252F%252Fi%253Ftoken%253Dx7",
        "app://h/?next=https%253A%252F%252Fi%253Ftoken%253D<redacted>"
      ),
      ("app://h/?next=/i?token=x7", "app://h/?next=/i?token=<redacted>"),
      ("app://me:x7@h/#code=x7", "app://<redacted>@h/#code=<redacted>"),
      ("app:reset?token=x7", "app:reset?token=<redacted>"),
    ])
  func secrets(url: String, text: String) throws {
    #expect(URLRedactor(.standard).text(of: url) == text)
    #expect(URLRedactor(.none).text(of: url) == url)
    #expect(PayloadText.of([try #require(URL(string: url))]) == "- \"\(text)\"")
    #expect(PayloadText.of([url]) == "- \"\(text)\"")
    #expect(PayloadText.of([url], redaction: .none) == "- \"\(url)\"")
  }

  @Test(
    "A URL without secrets, and a text that is no URL, keep their bytes",
    arguments: [
      "app://h/?sort_key=1&postal_code=2&signatures=3", "app://h/a;v=1/b?c=%C3%BC+1#d",
      "app://h/?next=https%3A%2F%2Fi%2F%3Fb%3D2", "note: see token=x7 there", "12:30?", "a;b=c",
      "app://h/?q=caf%E9", "app://h/?q=100%2525", "",
    ])
  func harmless(text: String) {
    #expect(URLRedactor(.standard).text(ofString: text) == nil)
    #expect(PayloadText.of([text]) == "- \"\(text)\"")
  }

  @Test("A string with brackets and a URL in a URL is written without its secrets")
  func brackets() {
    #expect(
      URLRedactor(.standard).text(ofString: "app://h/?a[b]=1&next=https%3A%2F%2Fi%3Ftoken%3Dx7")
        == "app://h/?a%5Bb%5D=1&next=https%253A%252F%252Fi%253Ftoken%253D<redacted>")
  }
}
