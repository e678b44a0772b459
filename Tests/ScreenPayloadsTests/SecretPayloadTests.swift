import Testing

@Suite("Secrets in payloads")
struct SecretPayloadTests {
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
