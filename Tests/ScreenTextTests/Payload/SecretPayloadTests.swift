import Testing

@testable import ScreenText

@Suite("Secrets in payloads")
struct SecretPayloadTests {
  private struct AccessToken: Hashable {
    var value: String
  }

  private struct TokenStatistics: Hashable {
    var count: Int
    var owner: String
  }

  private struct Login: Identifiable {
    let name: String
    let password: String
    var id: String { password }
  }

  private struct Stored: Identifiable {
    let id: String
    let secret: String
  }

  private enum Sheet: Identifiable {
    case login(password: String)
    var id: String {
      switch self {
      case .login(let password): password
      }
    }
  }

  @Test("A struct around one value whose type has a secret name is redacted wherever it is")
  func wrapper() {
    let token = AccessToken(value: "x7")
    let boxed: Any = token
    let optional: AccessToken? = token
    let values: [Any] = [token, boxed, optional as Any, AnyHashable(token)]
    for value in values { #expect(PayloadText.of([value]) == "- \"<redacted>\"") }
    #expect(!PayloadText.of([token: 1]).contains("x7"))
    #expect(PayloadText.of([TokenStatistics(count: 1, owner: "Ada")]).contains("Ada"))
  }

  @Test("A wrapped secret that changes is another value")
  func comparison() {
    var describer = PayloadDescriber(redaction: .standard)
    func described(_ text: String) -> NamedPayload {
      describer.describe(["a": AccessToken(value: text)])
    }
    #expect(described("x7") == described("x7"))
    #expect(described("x7") != described("x8"))
  }

  @Test("An identifier that equals a secret of its value is redacted")
  func identifiers() {
    let values: [Any] = [
      Login(name: "ada", password: "x7"), Stored(id: "x7", secret: "x7"),
      Sheet.login(password: "x7"),
    ]
    for value in values {
      for text in [PayloadText.of([value]), PayloadText.abbreviated([value])] {
        #expect(!text.contains("x7"), "\(text)")
      }
    }
    #expect(PayloadText.of([Stored(id: "a", secret: "x7")]).contains("id: \"a\""))
  }
}
