import Foundation
import Testing

@testable import ScreenPayloads
@testable import ScreenText

@Suite("Names of values")
struct PayloadNameTests {
  /// A value with its name, its title and its YAML in the position of a route.
  struct Row: @unchecked Sendable, CustomTestStringConvertible {
    // The values are immutable, and no test shares them.
    let value: Any
    let name: String
    let title: String
    let yaml: String

    init(_ value: Any, _ name: String, _ title: String, _ yaml: String) {
      (self.value, self.name, self.title, self.yaml) = (value, name, title, yaml)
    }

    var testDescription: String { "\(type(of: value)) \(yaml)" }
  }

  static let scalars: [Row] = [
    Row("settings", "settings", "Settings", #""settings""#),
    Row("book-detail", "book-detail", "Book Detail", #""book-detail""#),
    Row(
      "Frank Herbert’s books", "Frank Herbert’s books", "Frank Herbert’s books",
      #""Frank Herbert’s books""#),
    Row("", "string", "String", #""""#),
    Row("a\nb", "a␊b", "a␊b", #""a\nb""#),
    Row("on"[...], "on", "On", #""on""#),
    Row(
      String(repeating: "a b", count: 40), String(repeating: "a b", count: 20) + "…",
      String(repeating: "a b", count: 20) + "…", "\"\(String(repeating: "a b", count: 40))\""),
    Row(42, "42", "42", "42"), Row(-5 as Int8, "-5", "-5", "-5"), Row(1.5, "1.5", "1.5", "1.5"),
    Row(
      uuid as Any, "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
      "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#),
    Row(
      url as Any, "https://h/?token=<redacted>", "https://h/?token=<redacted>",
      #""https://h/?token=<redacted>""#),
    Row(NSNumber(value: 7), "7", "7", "7"), Row("a" as NSString, "a", "A", #""a""#),
    Row(Data([1]), "data", "Data", #"data: "<1 bytes, a505df1b>""#),
  ]

  private static let uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
  private static let url = URL(string: "https://h/?token=hunter2")

  static let others: [Row] = [
    Row(Route.item(id: 1), "item", "Item", "item:\n  id: 1"),
    Row(Route?.some(.settings) as Any, "settings", "Settings", "settings"),
    Row(Route?.none as Any, "optional", "Optional", "optional: null"),
    Row(AnyHashable("home"), "home", "Home", #""home""#),
    Row(AnyHashable(Single.only), "only", "Only", "only"),
    Row(AnyHashable(AnyHashable(7)) as any Hashable, "7", "7", "7"),
    Row([1], "array", "Array", "array:\n- 1"),
    Row(BookID(rawValue: 42), "bookID", "Book ID", "bookID: 42"),
    Row(Place(rawValue: "home"), "home", "Home", #"place: "home""#),
    Row(AnyHashable(Place(rawValue: "home")), "home", "Home", #"place: "home""#),
    Row(
      SessionToken(rawValue: "hunter2"), "hunter2", "Hunter2", #"sessionToken: "hunter2""#),
    Row(Detail(id: 1), "detail", "Detail", "detail:\n  id: 1"),
    Row(
      Step(id: 1, screen: .item(id: 2)), "item", "Item",
      "step:\n  id: 1\n  screen:\n    item:\n      id: 2"),
    Row(TwoCases(), "twoCases", "Two Cases", "twoCases:\n  one: only\n  two: two"),
    Row(IDCase(), "idCase", "Id Case", "idCase:\n  id: only"),
    Row(OneVisible(), "only", "Only", "oneVisible:\n  token: \"<redacted>\"\n  one: only"),
    Row(
      Wrapping(step: Step(id: 1, screen: .settings)), "wrapping", "Wrapping",
      "wrapping:\n  step:\n    id: 1\n    screen: settings"),
    Row(
      Named(snapshotName: "book-detail"), "book-detail", "Book Detail",
      "book-detail:\n  snapshotName: \"book-detail\""),
    Row(Named(snapshotName: ""), "named", "Named", "named:\n  snapshotName: \"\""),
    Row(
      Named(snapshotName: "myToken"), "myToken", "My Token", "myToken:\n  snapshotName: \"myToken\""
    ),
    Row(NamedToken(), "anything", "Anything", "anything:\n  value: 1"),
    Row(AnyHashable(Named(snapshotName: "a")), "a", "A", "a:\n  snapshotName: \"a\""),
    Row(NamedEmpty(), "nothing", "Nothing", "nothing"),
    Row(NamedCase.one, "first", "First", "one"),
    Row(Described.named(1), "named", "Named", #"named: "b""#),
  ]

  @Test("A scalar is its own name and is written without a key", arguments: scalars)
  func scalar(row: Row) { check(row) }

  @Test("Other values are named by their case, themselves or their type", arguments: others)
  func other(row: Row) { check(row) }

  private func check(_ row: Row) {
    var describer = PayloadDescriber(redaction: .standard)
    let name = describer.name(of: row.value)
    #expect(name == row.name)
    #expect(IdentifierWords.title(of: name) == row.title)
    #expect(PayloadText.ofCase(row.value) == row.yaml)
  }
}

private struct BookID: RawRepresentable { let rawValue: Int }
private struct Place: RawRepresentable, Hashable { let rawValue: String }
private struct SessionToken: RawRepresentable, Hashable { let rawValue: String }
private struct Detail { let id: Int }

private struct Step {
  let id: Int
  let screen: Route
}

private struct TwoCases {
  let one = Single.only
  let two = Numbered.two
}

private struct IDCase { let id = Single.only }

private struct OneVisible {
  let token = Numbered.one
  let one = Single.only
}

private struct Wrapping { let step: Step }
private struct Named: SnapshotNaming, Hashable { let snapshotName: String }

private struct NamedToken: SnapshotNaming {
  let value = 1
  var snapshotName: String { "anything" }
}

private struct NamedEmpty: SnapshotNaming {
  var snapshotName: String { "nothing" }
}

private enum NamedCase: SnapshotNaming {
  case one
  var snapshotName: String { "first" }
}

private enum Described: SnapshotDescribing {
  case named(Int)
  var snapshotDescription: Any { "b" }
}
