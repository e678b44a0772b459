import ScreenNavigation
import Testing

@testable import ScreenText

@Suite("MessageRedactor")
struct MessageRedactorTests {
  @Test(
    "A message is written without the secrets in URLs and in descriptions of values",
    arguments: [
      (
        "cannot open app://reset?token=x7&a=1, sorry",
        "cannot open app://reset?token=<redacted>&a=1, sorry"
      ),
      (
        "https://me:x7@h/a@b?%74oken=x7#code=x7",
        "https://<redacted>@h/a@b?%74oken=<redacted>#code=<redacted>"
      ),
      ("'https://me@h:x/?Signature=x7'", "'https://<redacted>@h:x/?Signature=<redacted>'"),
      ("access_token=\"x 7\" and b='c'", "access_token=\"<redacted>\" and b='c'"),
      ("next=https://h/?token=x7", "next=https://h/?token=<redacted>"),
      ("href=\"https://h/?token=x7\"", "href=\"https://h/?token=<redacted>\""),
      (
        "Fatal error: 'try!' raised an error: App.Login.rejected(password: \"x7\")",
        "Fatal error: 'try!' raised an error: App.Login.rejected(password: \"<redacted>\")"
      ),
      (
        "[\"Accept\": \"text\", \"Authorization\": \"Bearer x7\"]",
        "[\"Accept\": \"text\", \"Authorization\": \"<redacted>\"]"
      ),
      (
        "headers: [\"password\": \"x7\"], tokens: [\"x7\", \"]x7\"]",
        "headers: [\"password\": \"<redacted>\"], tokens: [<redacted>]"
      ),
      ("{\"password\":\"x7\", \"pin\" : 7}", "{\"password\":\"<redacted>\", \"pin\" : 7}"),
      (
        #"bad(body: "{\"password\":\"x7\"}")"#, #"bad(body: "{\"password\":\"<redacted>\"}")"#
      ),
      (
        "cannot open: the parameter 'token' has the invalid value 'it's x7'",
        "cannot open: the parameter 'token' has the invalid value '<redacted>'"
      ),
      ("rejected(password: \"x\\\"7\", code: 5)", "rejected(password: \"<redacted>\", code: 5)"),
      ("Login(token: Optional(\"x7\"), id: 1)", "Login(token: Optional(\"<redacted>\"), id: 1)"),
      (
        "Login(secret: App.Key(rawValue: \"x7\"))",
        "Login(secret: App.Key(rawValue: \"<redacted>\"))"
      ),
      ("resetPassword(\"x7\")", "resetPassword(\"<redacted>\")"),
      ("passcode: 1234, pin: 7", "passcode: <redacted>, pin: 7"),
      ("the token is not valid: expected '}'", "the token is not valid: expected '}'"),
      (
        "took longer than 10 s; increase --timeout=20",
        "took longer than 10 s; increase --timeout=20"
      ),
      (
        "Error Domain=NSCocoaErrorDomain Code=260 \"no file\", key=7",
        "Error Domain=NSCocoaErrorDomain Code=260 \"no file\", key=7"
      ),
      ("Authorization: Bearer x7, next", "Authorization: Bearer <redacted>, next"),
      ("-H 'X-Api-Key: x7'", "-H 'X-Api-Key: <redacted>'"),
      ("password = \"x7\" and pin = 7", "password = \"<redacted>\" and pin = 7"),
      ("password: 'x7', user: 'ada'", "password: '<redacted>', user: 'ada'"),
      (
        "credential(user: \"ada\", \"x7\") and user(\"ada\")",
        "credential(user: \"<redacted>\", \"<redacted>\") and user(\"ada\")"
      ),
      ("passwordMismatch(expected: \"x7)\")", "passwordMismatch(expected: \"<redacted>\")"),
      (
        "GET app://h/?next=https%3A%2F%2Fi%3Ftoken%3Dx7",
        "GET app://h/?next=https%3A%2F%2Fi%3Ftoken%3D<redacted>"
      ),
      ("the password: it's wrong", "the password: it's wrong"),
      ("tokenize(\"a\"), Content-Type: text", "tokenize(\"a\"), Content-Type: text"),
      ("", ""),
    ])
  func messages(message: String, text: String) {
    #expect(MessageRedactor(.standard).text(of: message) == text)
    #expect(MessageRedactor(.none).text(of: message) == message)
  }

  @Test("An error is described without its secrets")
  func errors() {
    #expect(text(of: Rejected.password("x7")) == "password(\"<redacted>\")")
    #expect(
      text(of: Rejected.user(name: "a", token: "x7")) == "user(name: \"a\", token: \"<redacted>\")")
    #expect(
      text(of: DeepLinkError.badParameter("token", value: "x7"))
        == "the parameter 'token' has the invalid value '<redacted>'")
    #expect(
      text(of: DeepLinkError.badParameter("page", value: "x7"))
        == "the parameter 'page' has the invalid value 'x7'")
    #expect(
      text(of: DeepLinkError.badEncoding("x7%"))
        == "'<redacted>' is not valid percent-encoded UTF-8")
    #expect(text(of: DeepLinkError.noURL) == "no link pattern leads to the destination")
  }

  @Test(
    "A secret whose end is cut is redacted",
    arguments: [
      ("rejected(password: \"x7", "rejected(password: \"<redacted>\""),
      ("password: 'x7 x", "password: '<redacted>'"),
      ("token = \"x7 \\\" x", "token = \"<redacted>\""),
      ("credential(user: \"ada\", \"x7", "credential(user: \"<redacted>\", \"<redacted>\""),
      ("password=\"x7 x", "password=\"<redacted>\""),
      ("tokens: [\"x7\", \"x7", "tokens: [<redacted>]"),
      (#"bad(body: "{\"password\":\"x7"#, #"bad(body: "{\"password\":\"<redacted>\""#),
    ])
  func cut(message: String, expected: String) {
    #expect(MessageRedactor(.standard).text(of: message) == expected)
  }

  @Test(
    "A name of the list is found in any spelling",
    arguments: [
      ("IBAN: \"x7\"", "IBAN: \"<redacted>\""),
      ("tax_number: \"x7\"", "tax_number: \"<redacted>\""),
      ("a://b?to%6Ben=x7", "a://b?to%6Ben=<redacted>"),
      ("a://b?sort-by=x7", "a://b?sort-by=<redacted>"),
      ("größe: \"x7\"", "größe: \"<redacted>\""), ("GRÖSSE: \"x7\"", "GRÖSSE: \"x7\""),
      ("a://u:x7@h", "a://<redacted>@h"),
    ])
  func ownList(message: String, expected: String) {
    let own = Redaction.standard.adding(
      words: ["iban", "größe"], names: ["taxNumber"], queryItems: ["sort-by"])
    #expect(MessageRedactor(own).text(of: message) == expected)
  }

  @Test("A long message without a secret stays as it is")
  func long() {
    for part in [
      "a", "a ", "=", "\"", "'", "://", "a: \"", "a(", "a=", "a: [", "a: [\"", "\\\"a", "a.a",
    ] {
      let message = String(repeating: part, count: 10_000)
      #expect(MessageRedactor(.standard).text(of: message).utf8.count == message.utf8.count)
    }
  }

  private func text(of error: any Error) -> String {
    MessageRedactor(.standard).text(of: "\(error)")
  }
}

private enum Rejected: Error {
  case password(String)
  case user(name: String, token: String)
}
