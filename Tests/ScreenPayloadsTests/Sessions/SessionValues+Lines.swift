@testable import ScreenPayloads

extension SessionValues {
  static var lines: [SessionValues] {
    [
      SessionValues("lines of cases") {
        let (a, b) = (LineBook(id: "a"), LineBook(id: "b"))
        return [
          .library, .default, .bookDetail(a), .bookEdit(book: a), .page(3), .pages(3, of: "a"),
          .shelf(.read), .shelf(.of(a)), .shelf(.twoBooks(a, and: b)), .optional(nil),
          .optional(a), .nested(.some(nil)), .nested(nil), .loan(Loan()), .loan(Loan(id: nil)),
          .order(Order()), .filter(Filter()), .pair((1, "a")), .labels((x: 1, y: 2)),
          .list([3, 1, 2]), .books([a, b]), .set(["b", "a", "c"]),
          .novels([.init(title: "1", id: "b"), .init(title: "2", id: "a")]),
          .settings(["b": 1, "a": 2]), .settings([:]), .text("a \"b\"\n\\ é 👩‍🚀"),
        ] as [LineRoute]
      },
      SessionValues("lines of other values") {
        [
          "inbox", 7, Named(), Filter(), LineBook(id: "dune"), Row(), Boxed(), Optioned(), Visit(),
          Chicken(),
        ]
      },
      SessionValues("lines with secrets") { [["apiKey": "x", "user": "y"]] },
      SessionValues("lines of 72 columns and more") {
        [64, 65].map { LineRoute.text(String(repeating: "a", count: $0)) }
          + [32, 33].map { LineRoute.text(String(repeating: "家", count: $0)) }
      },
      SessionValues("blocks") {
        let long = String(repeating: "b", count: 80)
        return [
          Stay(id: .init(guest: long)), LineRoute.set([long, "a"]), LineRoute.settings([long: 1]),
          LineRoute.settings(["a": 1, long: 2]), LineRoute.pair((1, long)),
        ]
      },
      SessionValues("lines of cycles") {
        let node = LineNode()
        node.next = node
        return [LineRoute.node(node)]
      },
    ]
  }
}

private struct LineBook: Identifiable {
  let id: String
  var title = "Dune"
}

private struct Novel: Hashable, Identifiable {
  let title: String
  let id: String
}

private struct Row {
  let id = ObjectIdentifier(Int.self)
  let title = "a"
}

private struct Boxed: Identifiable, Hashable {
  var page = 2
  var id: AnyHashable { self }
}

private struct Optioned: Identifiable, Hashable {
  var page = 3
  var id: Self? { self }
}

private struct Visit: Identifiable, Hashable {
  struct ID: Hashable { let visit: Visit }
  var page = 4
  var id: ID { ID(visit: self) }
}

private struct Chicken: Identifiable, Hashable { var id: Egg { Egg() } }
private struct Egg: Identifiable, Hashable { var id: Chicken { Chicken() } }

private struct Loan { var id: Int? = 7 }

private struct Order: Identifiable {
  struct ID: Hashable {
    var shop = "north"
    var number = 7
  }
  var id = ID()
}

private struct Filter {
  var genre = "novel"
  var isRead = false
}

private struct Named: SnapshotNaming {
  var snapshotName: String { "settings" }
  var page = 2
}

private final class LineNode { var next: LineNode? }

private enum Shelf {
  case read
  case of(LineBook)
  case twoBooks(LineBook, and: LineBook)
}

private enum LineRoute {
  case library
  case `default`
  case bookDetail(LineBook)
  case bookEdit(book: LineBook)
  case page(Int)
  case pages(Int, of: String)
  case shelf(Shelf)
  case optional(LineBook?)
  case nested(Int??)
  case loan(Loan)
  case order(Order)
  case filter(Filter)
  case pair((Int, String))
  case labels((x: Int, y: Int))
  case list([Int])
  case books([LineBook])
  case set(Set<String>)
  case novels(Set<Novel>)
  case settings([String: Int])
  case node(LineNode)
  case text(String)
}

private struct Stay: Identifiable {
  struct ID: Hashable {
    var hotel = Hotel()
    let guest: String
  }
  struct Hotel: Hashable { var city = "Oslo" }
  let id: ID
}
