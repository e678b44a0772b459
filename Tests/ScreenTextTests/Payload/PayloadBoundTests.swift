import Testing

@testable import ScreenText

@Suite("PayloadWriter, deep and cyclic values", .timeLimit(.minutes(10)))
struct PayloadBoundTests {
  @Test("A value of more than a hundred levels is too large, and does not overflow the stack")
  func deep() {
    let texts = [chain(90), chain(90, end: .title("x")), chain(89)].map { PayloadText.of($0) }
    #expect(Set(texts).count == 3)
    #expect(texts.allSatisfy { $0.split(separator: "\n").count == 12 })
    #expect(PayloadText.of(chain(10_000)) == #""<too large>""#)
  }

  @Test("A chain of objects is described completely, even if it is cyclic")
  func longChain() {
    let first = list(90)
    let text = PayloadText.of(first)
    let last = nodes(from: first).last
    last?.next = Node(-1)
    let longer = PayloadText.of(first)
    last?.next = first
    let closed = PayloadText.of(first)
    last?.next = first.next
    #expect(Set([text, longer, closed]).count == 3)
    cut(first)
  }

  @Test("The order of objects in a set does not change the text")
  func sharedInSets() {
    let shared = Node(1)
    shared.others = [Node(2), Node(3)]
    let texts = (0..<20).map { index in
      var set = Set<Holder>(minimumCapacity: 1 << index % 10)
      for id in 0..<10 { set.insert(Holder(id: (id + index) % 10, node: shared)) }
      return PayloadText.of(Array(repeating: 0 as Any, count: 100) + [set])
    }
    #expect(Set(texts).count == 1)
  }

  @Test("A value with too many parts is too large", arguments: [false, true])
  func large(isMesh: Bool) {
    let nodes = (0..<12).map { Node($0) }
    for node in nodes { node.others = isMesh ? nodes : [] }
    var describer = PayloadDescriber(redaction: .standard)
    let payload: NamedPayload = describer.describe(Loadable.loaded(nodes))
    #expect(payload.payload.isTooLarge == isMesh)
    #expect(payload.name == "loaded")
    for node in nodes { node.others = [] }
    let books = Array(repeating: Book(id: "a", pages: 1), count: isMesh ? 26_000 : 24_000)
    #expect(describer.payload(of: books).isTooLarge == isMesh)
    #expect(!describer.payload(of: [1]).isTooLarge)
  }

  @Test("A payload of many values is written in linear time")
  func wide() {
    let list = Array(repeating: Book(id: "a", pages: 1), count: 20_000)
    #expect(PayloadText.of(list).split(separator: "\n").count == 201)
    let text = String(repeating: "é", count: 200_000)
    #expect(PayloadText.of(text).hasSuffix(#"<199000 more, 3d7aae16>""#))
  }

  private func chain(_ length: Int, end: Route = .settings) -> Route {
    var route = end
    for _ in 0..<length { route = .nested(route) }
    return route
  }

  private func list(_ length: Int) -> Node {
    let first = Node(0)
    var last = first
    for id in 1..<length {
      let node = Node(id)
      last.next = node
      last = node
    }
    return first
  }

  private func nodes(from first: Node) -> [Node] {
    Array(sequence(first: first) { $0.next === first ? nil : $0.next }.prefix(10_000))
  }

  /// Separates the nodes of a chain, because releasing the chain at once overflows the stack.
  private func cut(_ first: Node) { for node in nodes(from: first) { node.next = nil } }
}

private struct Holder: Hashable {
  let id: Int
  let node: Node

  static func == (one: Holder, other: Holder) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
