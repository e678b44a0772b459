import Foundation
import TestSupport

@testable import ScreenPayloads

extension SessionValues {
  static var cases: [SessionValues] {
    [
      SessionValues("cases without payloads") {
        [Route.settings, Single.only, Raw.first, Numbered.two]
      },
      SessionValues("cases with a payload without a label") {
        let book = Book(id: "dune", pages: 412)
        return [
          .list(3), .title("a b"), .tags(["a", "b"]), .tags([]), .optional(nil), .nothing(()),
          .book(book),
        ] as [Route]
      },
      SessionValues("cases with labels") { [Route.item(id: 1), Route.range(from: 1, to: 2)] },
      SessionValues("cases with several payloads") {
        [
          Route.pair(1, "a"), Route.mixed(1, name: "a", true), Route.tuple((1, b: 2)),
          Tree.node(.node(.leaf, []), [.leaf]),
        ]
      },
      SessionValues("cases whose descriptions lie") {
        [Liar.truth, Liar.lie(1), [Liar.truth: Liar.truth]]
      },
      SessionValues("cases with reserved names") {
        let all = Reserved.allCases
        return [
          all, Dictionary(uniqueKeysWithValues: all.map { ($0, 1) }), Labelled(value: Reserved.y),
        ]
      },
      SessionValues("cases with names like reserved ones") { [Harmless.allCases] },
    ]
  }
}
