import Foundation
import TestSupport

@testable import ScreenPayloads

extension SessionValues {
  static var collections: [SessionValues] {
    [
      SessionValues("nested lists") {
        [
          Labelled(value: [[[1], []], [["a": [2]]]] as [Any]), [Route.pair(1, "a"), .list(2)],
          Labelled(value: [[String: Int]()]),
        ]
      },
      SessionValues("dictionaries") {
        [
          [
            "b": 1, "a": 2, "a b": 3, "a!": 4, "B": 5, "é": 6, "10": 7, "9": 8, "a\n": 9, "": 0,
          ],
          [10: "a", 9: "b", -1: "c"], [true: 1, false: 0], [1.5: 1, .nan: 0],
          [Single.only: [Raw.first: 1]], ["z": [3: ["y": [], "x": [1]]]],
        ]
      },
      SessionValues("dictionaries of existentials") {
        [
          ["a": 1, 2: "b", Single.only: nil as Int? as Any, "only2": 3] as [AnyHashable: Any],
          ["a": 1, "b": [1, "x"], "c": Single.only] as [String: Any],
          NSDictionary(dictionary: ["b": 1, "a": true]),
        ]
      },
      SessionValues("dictionaries without scalar keys") {
        [
          Labelled(value: [Book(id: "b", pages: 1): "x", Book(id: "a", pages: 2): "y"]),
          [[1]: [2]],
        ]
      },
      SessionValues("keys that are equal in YAML") {
        [
          ["only": 1, Single.only: 2] as [AnyHashable: Int],
          [Named(id: 1, name: "a"): 1, Named(id: 2, name: "a"): 2],
        ]
      },
      SessionValues("key-value pairs") { [["b": 1, "a": 2, "b": 3] as KeyValuePairs] },
      SessionValues("sets") {
        [
          Set(["b", "a", "c"]), Set([10, 9, 1]), Set([Numbered.two, .one]),
          [[[2, 1], [1, 2]], [[]]] as [Set<Set<Int>>],
          Labelled(value: Set([Book(id: "b", pages: 1), Book(id: "a", pages: 2)])),
        ]
      },
      SessionValues("vectors") { [SIMD2(1.5, 2)] },
      SessionValues("ranges") { [1..<3, Step.one...Step.two, 1..., ...1] },
      SessionValues("optionals") {
        [
          Int?.none as Any, Int??.some(nil) as Any, Int???.some(nil) as Any,
          Int???.some(.some(nil)) as Any, Int??.some(1) as Any, [nil, 1, nil] as [Int?],
          Labelled<Int?>(value: nil), [nil: 1, "nil": 2] as [String?: Int],
        ]
      },
      SessionValues("empty values") {
        [[Int](), Set<Int>(), [String: Int](), "", (), [[], [1]] as [[Int]]]
      },
      SessionValues("collections of two elements", limits: PayloadLimits(elements: 2)) {
        [
          [1, 2], [1, 2, 3, 4], Set([1, 2, 3, 4]), ["a": 1, "b": 2, "c": 3],
          [[1]: 1, [2]: 2, [3]: 3],
        ]
      },
      SessionValues("two levels", limits: PayloadLimits(depth: 2)) {
        [
          ["a": ["b": 1, "c": ["d": [1, 2]]]] as [String: Any], Route.nested(.pair(1, "a")),
          [[[], [Single.only], 1]] as [Any],
        ]
      },
      SessionValues("keys of three characters", limits: PayloadLimits(keyCharacters: 3)) {
        [["abc": 1, "abcd": 2]]
      },
    ]
  }
}

private struct Named: Hashable, SnapshotDescribing {
  var id: Int
  var name: String
  var snapshotDescription: Any { name }
}

private enum Step: Comparable { case one, two }
