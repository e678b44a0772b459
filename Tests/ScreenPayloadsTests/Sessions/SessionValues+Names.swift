import Foundation

@testable import ScreenPayloads

extension SessionValues {
  static var named: [SessionValues] {
    [
      SessionValues("names of scalars") {
        [
          "settings", "book-detail", "Frank Herbert’s books", "", "a\nb", "on"[...],
          String(repeating: "a b", count: 40), 42, -5 as Int8, 1.5,
          UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") as Any,
          URL(string: "https://h/?token=hunter2") as Any, NSNumber(value: 7), "a" as NSString,
          Data([1]),
        ]
      },
      SessionValues("names of cases") {
        [
          Route.item(id: 1), Route?.some(.settings) as Any, Route?.none as Any,
          AnyHashable(Single.only), NamedCase.one, Described.named(1),
        ]
      },
      SessionValues("names of other values") {
        [
          AnyHashable("home"), AnyHashable(AnyHashable(7)) as any Hashable, [1],
          BookID(rawValue: 42), Place(rawValue: "home"), AnyHashable(Place(rawValue: "home")),
          SessionToken(rawValue: "hunter2"), Detail(id: 1), Step(id: 1, screen: .item(id: 2)),
          TwoCases(), IDCase(), OneVisible(), Wrapping(step: Step(id: 1, screen: .settings)),
        ]
      },
      SessionValues("values that name themselves") {
        [
          Named(snapshotName: "book-detail"), Named(snapshotName: ""),
          Named(snapshotName: "myToken"), NamedToken(), AnyHashable(Named(snapshotName: "a")),
          NamedEmpty(),
        ]
      },
    ]
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
