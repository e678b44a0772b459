enum Route {
  case settings
  case list(Int)
  case title(String)
  case tags([String])
  case optional(Int?)
  case nothing(Void)
  case book(Book)
  case item(id: Int)
  case range(from: Int, to: Int)
  case pair(Int, String)
  case mixed(Int, name: String, Bool)
  case tuple((Int, b: Int))
  indirect case nested(Route)
}

struct Book: Hashable {
  var id: String
  var pages: Int
}

enum Single: CaseIterable { case only }

enum Raw: String { case first = "1st" }

enum Numbered: Int {
  case one = 1
  case two
}

indirect enum Tree {
  case leaf
  case node(Tree, [Tree])
}

enum Loadable<Value> {
  case loading
  case loaded(Value)
  case failed(code: Int, Value)
}

enum Failure: Error { case offline }

enum Liar: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  case truth
  case lie(Int)
  var description: String { "lie" }
  var debugDescription: String { "lie" }
}

// The tests are about these names.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum Reserved: Hashable, CaseIterable {
  case y, Y, n, N, yes, Yes, no, NO, on, ON, off, oFF, `true`, True, `false`, FALSE, null, Null
}

enum Harmless: CaseIterable { case yess, nul, truee, _0, _true, offf, größe }

final class Node {
  let id: Int
  var next: Node?
  var others: [Node] = []

  init(_ id: Int) { self.id = id }
}
