import Foundation
import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, URLs")
struct PayloadURLTests {
  @Test(
    "A URL is written without its secrets",
    arguments: [
      ("https://user:pw@example.com:8080/", "https://<redacted>@example.com:8080/"),
      ("https://user@example.com", "https://<redacted>@example.com"),
      ("https://:pw@example.com/", "https://<redacted>@example.com/"),
      (
        "app://open?code=1&token=2&key=3",
        "app://open?code=<redacted>&token=<redacted>&key=<redacted>"
      ),
      ("app://open?password=a=b&c=d", "app://open?password=<redacted>&c=d"),
      ("app://open?%74oken=1", "app://open?%74oken=<redacted>"),
      ("app://open?token", "app://open?token"), ("app://open?&&a", "app://open?&&a"),
      ("https://h/#/reset?token=1", "https://h/#/reset?token=<redacted>"),
      ("https://u:p@h/?token=1#key=2", "https://<redacted>@h/?token=<redacted>#key=<redacted>"),
      ("mailto:a@b.c?subject=x&token=1", "mailto:a@b.c?subject=x&token=<redacted>"),
      ("a/b?c=d", "a/b?c=d"), ("file:///tmp/a%20b", "file:///tmp/a%20b"),
      ("https://ex.de/%C3%A4?q=%26token=1", "https://ex.de/%C3%A4?q=%26token=1"),
    ])
  func redaction(string: String, text: String) throws {
    let url = try #require(URL(string: string))
    #expect(PayloadText.of(url) == #""\#(text)""#)
    let components = try #require(URLComponents(string: string))
    #expect(PayloadText.of(components) == #""\#(text)""#)
  }

  @Test("The redaction of the harness determines the secrets of a URL")
  func lists() throws {
    let url = try #require(URL(string: "https://u@h/?token=1&state=2&STATE=3"))
    let standard = Redaction.standard
    #expect(PayloadText.of(url, redaction: .none) == #""https://u@h/?token=1&state=2&STATE=3""#)
    #expect(
      PayloadText.of(url, redaction: standard.adding(queryItems: ["State"]))
        == #""https://<redacted>@h/?token=<redacted>&state=<redacted>&STATE=<redacted>""#)
    #expect(
      PayloadText.of(url, redaction: standard.removing(names: ["token"]))
        == #""https://<redacted>@h/?token=1&state=2&STATE=3""#)
  }

  @Test(
    "A secret item is found whatever its name is made of, and letters of several items are none",
    arguments: [
      ("https://h/?x-sig=1", "https://h/?x-sig=<redacted>"),
      ("https://h/?X-SIG=1&xsig=2", "https://h/?X-SIG=<redacted>&xsig=2"),
      ("https://h/?q=1&a=2", "https://h/?q=<redacted>&a=2"),
      ("https://h/pass?to=1&ken=2#pass_word", "https://h/pass?to=1&ken=2#pass_word"),
    ])
  func unusualItems(string: String, text: String) throws {
    let url = try #require(URL(string: string))
    let separated = Redaction(names: ["token", "password"], queryItems: ["X-Sig"])
    let short = separated.adding(queryItems: ["q"])
    #expect(PayloadText.of(url, redaction: short) == #""\#(text)""#)
    if !string.contains("q=") {
      #expect(PayloadText.of(url, redaction: separated) == #""\#(text)""#)
    }
  }
}
