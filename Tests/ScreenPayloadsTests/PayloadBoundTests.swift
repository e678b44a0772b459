import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, deep and cyclic values", .timeLimit(.minutes(10)))
struct PayloadBoundTests {
  @Test("A value of ten thousand levels does not overflow the stack")
  func deep() {
    let texts = [chain(10_000), chain(10_000, end: .title("x")), chain(9999)].map {
      PayloadText.of($0)
    }
    #expect(Set(texts).count == 3)
    #expect(texts.allSatisfy { $0.split(separator: "\n").count == 12 })
  }

  @Test("A long chain of objects is digested completely, even if it is cyclic")
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

  @Test("Objects that all refer to each other are written as one placeholder")
  func mesh() {
    let limits = PayloadLimits(visits: 3000)
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
    #expect(visits(in: nodes) < 2000)
    for node in nodes { (node.others, node.next) = ([], nil) }
  }

  @Test("A large payload without cycles is written to the full depth")
  func large() {
    let limits = PayloadLimits(depth: 3)
    let tree = ["a": [["b": [Array(0..<90)]], ["c": [Array(0..<90)]]]]
    let text = PayloadText.ofCase(tree, limits: PayloadLimits(depth: 3, visits: 50))
    #expect(text == PayloadText.ofCase(tree, limits: limits))
    #expect(text.split(separator: "\n").count == 4)
  }

  @Test("A payload of 50,000 values is written in linear time")
  func wide() {
    let list = Array(repeating: Book(id: "a", pages: 1), count: 50_000)
    #expect(PayloadText.of(list).split(separator: "\n").count == 201)
    #expect(visits(in: list) == 150_000)
    let text = String(repeating: "é", count: 200_000)
    #expect(PayloadText.of(text).hasSuffix(#"<199000 more, 3d7aae16>""#))
  }

  @Test("Elements that no checksum visits are counted")
  func uncounted() {
    let texts = [100_000, 100_001, 100_002].map { count in
      PayloadText.of([Bool](repeating: true, count: count))
    }
    #expect(Set(texts).count == 3)
  }

  /// The number of values that a checksum of values visits.
  private func visits(in values: [Any]) -> Int {
    var digest = PayloadDigest(with: PayloadReader(redaction: .none), enclosing: [])
    _ = digest.digest(of: values)
    return digest.visits
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
