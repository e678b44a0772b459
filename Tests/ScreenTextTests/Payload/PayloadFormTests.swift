import Testing

@testable import ScreenText

@Suite("The form of a payload")
struct PayloadFormTests {
  private enum Route {
    case home
    case book(Book)
    case search(String, page: Int?)
    case login(token: String)
    case filter(isRead: Bool, tags: [String])
  }

  private struct Book: Identifiable {
    let id: String
    let title: String?
  }

  private func form(_ route: Route) -> PayloadForm {
    var describer = PayloadDescriber(redaction: .standard)
    return PayloadForm(describer.payload(of: route))
  }

  @Test("Texts and numbers do not count, and an identifier stands for its value")
  func equalForms() {
    #expect(form(.home) == form(.home))
    #expect(
      form(.book(Book(id: "dune", title: "Dune"))) == form(.book(Book(id: "emma", title: nil))))
    #expect(form(.search("a", page: 1)) == form(.search("b", page: 22)))
    #expect(form(.login(token: "a")) == form(.login(token: "b")))
    #expect(
      form(.filter(isRead: true, tags: ["a"])) == form(.filter(isRead: true, tags: ["b"])))
  }

  @Test("Cases, Booleans, nil and the lengths of lists count")
  func otherForms() {
    #expect(form(.home) != form(.search("a", page: 1)))
    #expect(form(.search("a", page: 1)) != form(.search("a", page: nil)))
    #expect(
      form(.filter(isRead: true, tags: ["a"])) != form(.filter(isRead: false, tags: ["a"])))
    #expect(form(.filter(isRead: true, tags: ["a"])) != form(.filter(isRead: true, tags: [])))
  }
}
