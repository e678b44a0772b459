import Foundation
import Testing

@testable import ScreenText

// Rule 26
@Suite("Redaction")
struct RedactionTests {
  @Test(
    "A name that contains a secret word is redacted",
    arguments: [
      "password", "userPassword", "passwordHint", "PASSWORD", "passwords", "passcode", "passphrase",
      "clientSecret", "accessToken", "access_token", "AccessTokens", "token2", "x-auth-token",
      "password1", "credentials", "authorization", "Authorization", "sessionCookie", "apiKey",
      "APIKey",
      "api_key", "privateKey", "PRIVATE_KEY", "idTOKEN", "_password", "X-Api-Key", "x-api-key",
      "userApiKey", "user_api_key", "user[password]",
    ])
  func hidden(name: String) {
    #expect(Redaction.standard.hides(name))
    #expect(PayloadText.of([name: 1]) == #""\#(name)": "<redacted>""#)
  }

  @Test(
    "A name that only resembles a secret word is not redacted",
    arguments: [
      "pass", "secretary", "tokenize", "tokenizer", "cookies2go", "key", "keyboard", "publicKey",
      "apiKeys2", "apiKeyOwner", "apiKeyboard", "author", "passport", "code", "", "_", "1",
    ])
  func kept(name: String) {
    #expect(!Redaction.standard.hides(name))
    #expect(PayloadText.of([name: 1]) == #""\#(name)": 1"#)
  }

  @Test(
    "The label of an element is secret if it contains a secret word or name",
    arguments: Redaction.standard.words.sorted() + [
      "API Key", "API key:", "Your API Key", "API Keys (live)", "api-key", "APIKey", "Apikey",
      "Access token", "Private Key:", "SSH Private Keys", "Client Secret", "PASSWORD",
      "New password", "Token 2", "E-mail & Password", "PassWord", "Session\u{A0}cookie",
      "Authorization…",
    ])
  func labels(label: String) {
    for spelling in [label, label.capitalized, label.uppercased(), "Your \(label.capitalized):"] {
      #expect(LabelRedactor(.standard).hides(spelling), "\(spelling)")
      #expect(Redaction.standard.hidesElement(spelling), "\(spelling)")
    }
    #expect(!LabelRedactor(.none).hides(label))
  }

  @Test(
    "The label of an element that only resembles a secret name is not secret",
    arguments: [
      "Key", "Public Key", "API", "Keychain", "Apples, Key Lime", "Author", "Secretary", "Pass",
      "Private", "", "—", "1",
    ])
  func harmlessLabels(label: String) {
    #expect(!LabelRedactor(.standard).hides(label))
    #expect(!Redaction.standard.hidesElement(label))
  }

  @Test("Declared words and names redact labels, too")
  func declaredLabels() {
    let longer = Redaction.standard.adding(words: ["iban"], names: ["taxNumber"])
    let hidden = ["IBAN", "Your IBANs", "Tax number", "Tax-Number:", "Tax", "Number"]
      .filter(LabelRedactor(longer).hides)
    #expect(hidden == ["IBAN", "Your IBANs", "Tax number", "Tax-Number:"])
    #expect(!LabelRedactor(longer.removing(names: ["tax_number"])).hides("Tax number"))
  }

  @Test("The fast search of labels hides the same labels as the splitting into words")
  func fastSearch() {
    let parts = [
      "pass", "word", "API", "Key", "Token", "To\u{212A}en", "s", " ", "-", "\u{2011}", "1", "²",
      "é", "雪", "a", "",
    ]
    let redactor = LabelRedactor(.standard)
    for first in parts {
      for second in parts {
        for third in parts {
          for label in [first + second + third, first + third + second + "s"] {
            #expect(redactor.hides(label) == Redaction.standard.hidesElement(label), "\(label)")
          }
        }
      }
    }
  }

  @Test("Each of many secrets redacts labels")
  func manySecrets() {
    let words = (100..<230).map { "w\($0)x" }
    let redactor = LabelRedactor(Redaction(words: Set(words)))
    #expect(words.filter { redactor.hides("My \($0.uppercased())") } == words)
    #expect(!redactor.hides("w230x"))
  }

  @Test("Secrets of one letter, and of letters outside of ASCII, redact labels")
  func unusualSecrets() {
    let redactor = LabelRedactor(Redaction(words: ["x", "ключ", "пин"], names: ["geheimZahl"]))
    let hidden = ["X", "x:", "Ключ", "Пин-код", "Geheim Zahl", "Max", "雪", "Ключи", ""]
      .filter(redactor.hides)
    #expect(hidden == ["X", "x:", "Ключ", "Пин-код", "Geheim Zahl"])
  }

  @Test("Fields, labels, keys and cases with secret names are redacted")
  func places() {
    #expect(
      PayloadText.of(Account()) == """
        name: "a"
        password: "<redacted>"
        tokens: "<redacted>"
        nested:
          apiKey: "<redacted>"
        """)
    #expect(PayloadText.of((1, secret: [1, 2])) == "- 1\n- secret: \"<redacted>\"")
    #expect(
      PayloadText.of(Access.signIn(name: "a", password: "b")) == """
        signIn:
          name: "a"
          password: "<redacted>"
        """)
    #expect(PayloadText.of(Access.resetPassword("b")) == #"resetPassword: "<redacted>""#)
    #expect(PayloadText.of(Access.token) == "token")
    #expect(PayloadText.of([Access.token: ["a": 1]]) == #"token: "<redacted>""#)
    #expect(
      PayloadText.of([["a": ["cookie": nil as Int?]]]) == """
        - "a":
            "cookie": "<redacted>"
        """)
    #expect(
      PayloadText.of(["password": 1, "a": 2] as KeyValuePairs) == """
        - key: "password"
          value: "<redacted>"
        - key: "a"
          value: 2
        """)
    let mixed: [AnyHashable: Any] = ["password": 1, Book(id: "a", pages: 1): 2]
    #expect(
      PayloadText.of(mixed) == """
        - key:
            id: "a"
            pages: 1
          value: 2
        - key: "password"
          value: "<redacted>"
        """)
  }

  @Test("A redacted value looks the same for every secret")
  func same() {
    let values: [Any] = [1, "", [Int](), Int?.none as Any, [1: 2], { 1 } as () -> Int]
    let texts = values.map { PayloadText.of(["token": $0]) }
    #expect(Set(texts) == [#""token": "<redacted>""#])
  }

  @Test("Adding words and names redacts more names")
  func adding() {
    let longer = Redaction.standard.adding(words: ["IBAN"], names: ["tax_id"])
    #expect(
      PayloadText.of(Money(), redaction: longer) == """
        iban: "<redacted>"
        taxId: "<redacted>"
        taxIdent: 3
        password: "<redacted>"
        """)
    #expect(longer.hides("ibans") && longer.hides("TAXID") && !longer.hides("taxIdOld"))
    #expect(!Redaction.standard.hides("iban"))
  }

  @Test("Removing words and names redacts fewer names")
  func removing() {
    let shorter = Redaction.standard.removing(words: ["Password", "cookie"], names: ["apikey"])
    let hidden = ["password", "cookies", "apiKey", "token", "privateKey"].filter(shorter.hides)
    #expect(hidden == ["token", "privateKey"])
    #expect(PayloadText.of(Money(), redaction: .none).hasSuffix("password: 4"))
  }
}

private struct Account {
  var name = "a"
  var password = "b"
  var tokens = ["c": [1]]
  var nested = Nested()

  struct Nested {
    var apiKey: Int? = nil
  }
}

private enum Access: Hashable {
  case signIn(name: String, password: String)
  case resetPassword(String)
  case token
}

private struct Money {
  var iban = 1
  var taxId = 2
  var taxIdent = 3
  var password = 4
}
