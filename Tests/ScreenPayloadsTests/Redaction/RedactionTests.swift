import Foundation
import Testing

@testable import ScreenPayloads

// Rule 26
@Suite("Redaction")
struct RedactionTests {
  @Test(
    "A name hides its value if its last words are an entry, in singular or plural, digits aside",
    arguments: [
      "password", "userPassword", "PASSWORD", "passwords", "passcode", "passphrase", "clientSecret",
      "accessToken", "access_token", "AccessTokens", "accessTokens", "resetToken", "token2",
      "x-auth-token", "password1", "credentials", "authorization", "sessionCookie", "apiKey",
      "APIKey", "api_key", "apiKeys2", "privateKey", "PRIVATE_KEY", "idTOKEN", "_password",
      "X-Api-Key", "user[password]", "cardNumber", "cvc", "CVC2", "iban", "IBANs", "pin", "pinCode",
      "securityCode", "passwordConfirmation", "Your API key", "API keys:", "New password",
      "Token 2",
      "Session\u{A0}cookie", "PIN code", "Cookies",
    ])
  func hidden(name: String) {
    #expect(Redaction.standard.hides(name))
    #expect(LabelRedactor(.standard).hides(name) && !LabelRedactor(.none).hides(name))
    #expect(PayloadText.of([name: 1]).hasSuffix(#": "<redacted>""#))
  }

  @Test(
    "Other names hide nothing, even with a word of the list in front",
    arguments: [
      "tokenCount", "isPasswordVisible", "passwordHint", "languageCode", "Tokens left",
      "Secret Santa", "secretary", "tokenize", "cookies2go", "key", "keyboard", "publicKey",
      "apiKeyOwner", "author", "passport", "code", "postalCode", "signature", "spin", "opinions",
      "number", "API Keys (live)", "", "_", "1",
    ])
  func kept(name: String) {
    #expect(!Redaction.standard.hides(name))
    #expect(!LabelRedactor(.standard).hides(name))
    #expect(PayloadText.of([name: 1]).hasSuffix(": 1"))
  }

  @Test(
    "Four names hide items of URLs alone, two of them also as the last word",
    arguments: [
      ("code", true), ("CODE", true), ("key", true), ("sig", true), ("signature", true),
      ("X-Amz-Signature", true), ("x-sig", true), ("sort_key", false), ("postal_code", false),
      ("signatures", false), ("api_key", true), ("access_token", true), ("page", false),
    ])
  func queryItems(name: String, isHidden: Bool) {
    #expect(Redaction.standard.hidesQueryItem(name) == isHidden)
  }

  @Test("Entries can be added and removed, in any spelling")
  func adding() {
    let longer = Redaction.standard.adding(names: ["tax_id"], queryItems: ["State"])
    #expect(
      PayloadText.of(Money(), redaction: longer) == """
        iban: "<redacted>"
        taxId: "<redacted>"
        taxIdent: 3
        password: "<redacted>"
        """)
    #expect(longer.hides("TAXID") && !longer.hides("taxIdOld") && longer.hidesQueryItem("state"))
    let shorter = longer.removing(names: ["Password", "cookie", "apikey"], queryItems: ["state"])
    let hidden = ["password", "cookies", "apiKey", "token", "privateKey"].filter(shorter.hides)
    #expect(hidden == ["token", "privateKey"] && !shorter.hidesQueryItem("state"))
    #expect(PayloadText.of(Money(), redaction: .none).hasSuffix("password: 4"))
    #expect(!shorter.hidesQueryItem("password") && shorter.hidesQueryItem("token"))
    let other = Redaction(names: ["x", "ключ", "geheimZahl"], queryItems: ["X-Sig", "q"])
    #expect(
      ["x-sig", "X-SIG", "xsig", "Q", "a"].filter(other.hidesQueryItem) == ["x-sig", "X-SIG", "Q"])
    #expect(
      ["X", "Ключ:", "Geheim Zahl", "Max", "雪"].filter(other.hides) == [
        "X", "Ключ:", "Geheim Zahl",
      ])
  }

  @Test("A redactor returns the labels of the values that it hid, once")
  func taken() {
    let redactor = LabelRedactor(.standard)
    _ = ["PIN", "Name", "Token", "PIN"].map(redactor.hides)
    _ = redactor.hidesSecureField("New word")
    _ = redactor.displayed("app://a?token=x7")
    #expect(redactor.takeHidden() == ["PIN", "Token", "New word", "URL"])
    #expect(redactor.takeHidden() == [])
  }
}

private struct Money {
  var iban = 1
  var taxId = 2
  var taxIdent = 3
  var password = 4
}
