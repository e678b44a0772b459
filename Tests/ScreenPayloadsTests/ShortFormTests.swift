import Foundation
import Testing

@testable import ScreenPayloads

@Suite("Short forms of values")
struct ShortFormTests {
  struct Book: Identifiable {
    let id: String
    var title = "Dune"
  }
  struct Loan { var id: Int? = 7 }
  struct Order: Identifiable {
    struct ID: Hashable {
      var shop = "north"
      var number = 7
    }
    var id = ID()
  }
  struct Filter {
    var genre = "novel"
    var isRead = false
  }
  struct Named: SnapshotNaming {
    var snapshotName: String { "settings" }
    var page = 2
  }
  struct Login {
    var user = "ada"
    var password = "1234"
  }
  final class Node { var next: Node? }
  enum Order2: String {
    case best = "B"
    case newest
  }
  enum Shelf {
    case read
    case of(Book)
    case twoBooks(Book, and: Book)
  }
  enum Route {
    case library
    case `default`
    case bookDetail(Book)
    case bookEdit(book: Book)
    case page(Int)
    case pages(Int, of: String)
    case reviews(of: String, sortedBy: Order2)
    case shelf(Shelf)
    case optional(Book?)
    case nested(Int??)
    case loan(Loan)
    case order(Order)
    case filter(Filter)
    case pair((Int, String))
    case labels((x: Int, y: Int))
    case list([Int])
    case books([Book])
    case set(Set<String>)
    case settings([String: Int])
    case link(URL)
    case date(Date)
    case data(Data)
    case number(Double)
    case signIn(password: String)
    case password(String)
    case login(Login)
    case tokens([String: String])
    case node(Node)
    case text(String)
  }

  private static func form(_ value: Any, _ redaction: Redaction = .standard) -> ShortForm {
    var describer = PayloadDescriber(redaction: redaction)
    return ShortForm(of: describer.describe(value))
  }

  private static var cases: [(Route, String)] {
    [
      (.library, "library"),
      (.default, "default"),
      (.bookDetail(Book(id: "dune")), #"bookDetail(id: "dune")"#),
      (.bookEdit(book: Book(id: "dune")), #"bookEdit(book: "dune")"#),
      (.page(3), "page(3)"),
      (.pages(3, of: "dune"), #"pages(3, of: "dune")"#),
      (.reviews(of: "dune", sortedBy: .best), #"reviews(of: "dune", sortedBy: best)"#),
      (.shelf(.read), "shelf(read)"),
      (.shelf(.of(Book(id: "a"))), #"shelf(of(id: "a"))"#),
      (.shelf(.twoBooks(Book(id: "a"), and: Book(id: "b"))), #"shelf(twoBooks("a", and: "b"))"#),
      (.optional(nil), "optional(null)"),
      (.optional(Book(id: "a")), #"optional(id: "a")"#),
      (.nested(.some(nil)), "nested(some(null))"),
      (.nested(nil), "nested(null)"),
      (.loan(Loan()), "loan(id: 7)"),
      (.loan(Loan(id: nil)), "loan(id: null)"),
      (.order(Order()), #"order(id: {shop: "north", number: 7})"#),
      (.filter(Filter()), #"filter(genre: "novel", isRead: false)"#),
      (.pair((1, "a")), #"pair(1, "a")"#),
      (.labels((x: 1, y: 2)), "labels(x: 1, y: 2)"),
      (.list([]), "list([])"),
      (.list([3, 1, 2]), "list([3, 1, 2])"),
      (.books([Book(id: "a"), Book(id: "b")]), #"books(["a", "b"])"#),
      (.set(["b", "a", "c"]), #"set(["a", "b", "c"])"#),
      (.settings(["b": 1, "a": 2]), #"settings({"a": 2, "b": 1})"#),
      (.settings([:]), "settings({})"),
      (.number(1.5), "number(1.5)"),
      (.date(Date(timeIntervalSince1970: 0)), #"date("1970-01-01T00:00:00.000Z")"#),
      (.text("a \"b\"\n\\ é 👩‍🚀"), #"text("a \"b\"\n\\ é 👩‍🚀")"#),
    ]
  }

  @Test("A value has one line with its case, its labels and its payload")
  func shapes() {
    for (route, text) in Self.cases { #expect(Self.form(route) == ShortForm(text: text)) }
  }

  @Test("Values that are no cases have their name, their text or the name of their type")
  func otherValues() {
    #expect(Self.form("inbox") == ShortForm(text: #""inbox""#))
    #expect(Self.form(7) == ShortForm(text: "7"))
    #expect(Self.form(Named()) == ShortForm(text: "settings(page: 2)"))
    #expect(Self.form(Filter()) == ShortForm(text: #"filter(genre: "novel", isRead: false)"#))
    #expect(Self.form(Book(id: "dune")) == ShortForm(text: #"book(id: "dune")"#))
  }

  @Test("Secrets are redacted, and identifiers are not hidden by the data beside them")
  func secrets() {
    let secrets: [(Route, String)] = [
      (.signIn(password: "1234"), "signIn(password: <redacted>)"),
      (.password("1234"), #"password("1234")"#),
      (.login(Login()), #"login(user: "ada", password: <redacted>)"#),
      (.tokens(["apiKey": "x", "user": "y"]), #"tokens({"apiKey": <redacted>, "user": "y"})"#),
    ]
    for (route, text) in secrets { #expect(Self.form(route).text == text) }
    #expect(Self.form(Route.signIn(password: "1234"), .none).text == #"signIn(password: "1234")"#)
    if let url = URL(string: "https://example.com/?token=abc&page=2") {
      #expect(
        Self.form(Route.link(url)).text
          == #"link("https://example.com/?token=<redacted>&page=2")"#)
    }
  }

  @Test("A short form of 72 columns is one line, and a longer one has a block")
  func columns() {
    let longest = String(repeating: "a", count: 72 - #"text("")"#.count)
    #expect(Self.form(Route.text(longest)) == ShortForm(text: #"text("\#(longest)")"#))
    #expect(
      Self.form(Route.text(longest + "a"))
        == ShortForm(text: "text(…)", block: [#"text: "\#(longest)a""#]))
    // Wide characters have two columns.
    let wide = String(repeating: "家", count: 32)
    #expect(Self.form(Route.text(wide)).block.isEmpty)
    #expect(Self.form(Route.text(wide + "家")).block == [#"text: "\#(wide)家""#])
  }

  @Test("A block leaves out the name of the value alone")
  func blockWithoutName() {
    let long = String(repeating: "b", count: 80)
    struct Stay: Identifiable {
      struct ID: Hashable {
        var hotel = Hotel()
        let guest: String
      }
      struct Hotel: Hashable { var city = "Oslo" }
      let id: ID
    }
    #expect(
      Self.form(Stay(id: .init(guest: long))).block
        == ["hotel:", #"  city: "Oslo""#, #"guest: "\#(long)""#])
    #expect(Self.form(Route.set([long, "a"])).block == [#"- "a""#, #"- "\#(long)""#])
    #expect(Self.form(Route.settings([long: 1])).block == [#""\#(long)": 1"#])
    #expect(Self.form(Route.settings(["a": 1, long: 2])).block.last == #""\#(long)": 2"#)
    #expect(Self.form(Route.pair((1, long))).block == ["- 1", #"- "\#(long)""#])
  }

  @Test("A value that contains itself ends")
  func cycles() {
    let node = Node()
    node.next = node
    let form = Self.form(Route.node(node))
    #expect(form.text.count <= 72)
  }
}
