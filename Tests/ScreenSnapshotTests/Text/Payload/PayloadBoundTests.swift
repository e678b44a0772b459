import Testing

@testable import ScreenSnapshot

@Suite("Payloads without bounds", .timeLimit(.minutes(1)))
struct PayloadBoundTests {
  @Test("of ten thousand levels are written without overflowing the stack")
  func deep() {
    let texts = [chain(10_000), chain(10_000, end: .title("x")), chain(9999)].map {
      PayloadText.of($0)
    }
    #expect(Set(texts).count == 3)
    #expect(texts.allSatisfy { $0.split(separator: "\n").count == 12 })
  }

  @Test("of objects in a long chain are written to the end, wherever it bites its tail")
  func longChain() {
    let first = list(10_000)
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

  @Test("are the same whatever order a set gives its objects in")
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

  @Test("of objects that all refer to each other come to an end")
  func mesh() {
    let limits = PayloadWriter.Limits(work: 3000)
    let nodes = (0..<12).map { Node($0) }
    for node in nodes { node.others = nodes }
    let text = PayloadText.ofCase(nodes, limits: limits)
    #expect(text == PayloadText.ofCase(nodes, limits: limits))
    #expect(text.hasPrefix(#"array: "<180 more, "#))
    let detail = PayloadText.ofCase(Loadable.loaded(nodes), limits: limits)
    #expect(detail.hasPrefix(#"loaded: "<180 more, "#))
    var swapped = nodes
    swapped.swapAt(0, 1)
    #expect(PayloadText.ofCase(swapped, limits: limits) != text)
    nodes[11].next = Node(-1)
    #expect(PayloadText.ofCase(nodes, limits: limits) != text)
    for node in nodes { (node.others, node.next) = ([], nil) }
  }

  @Test("that are no more than large are written as deep as others")
  func large() {
    let limits = PayloadWriter.Limits(depth: 3)
    let tree = ["a": [["b": [Array(0..<90)]], ["c": [Array(0..<90)]]]]
    let text = PayloadText.ofCase(tree, limits: PayloadWriter.Limits(depth: 3, work: 50))
    #expect(text == PayloadText.ofCase(tree, limits: limits))
    #expect(text.split(separator: "\n").count == 4)
  }

  @Test("of many values are written in time that grows with their number")
  func wide() {
    let list = Array(repeating: Book(id: "a", pages: 1), count: 50_000)
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

  /// Takes a chain apart, node by node, since freeing it in one go goes as deep as it is long.
  private func cut(_ first: Node) {
    for node in nodes(from: first) { node.next = nil }
  }
}

private struct Holder: Hashable {
  let id: Int
  let node: Node

  static func == (one: Holder, other: Holder) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
