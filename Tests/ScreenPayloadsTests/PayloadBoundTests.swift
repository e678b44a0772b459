import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, deep and cyclic values", .timeLimit(.minutes(10)))
struct PayloadBoundTests {
  @Test("A value of more than a hundred levels is too large, and does not overflow the stack")
  func deep() {
    let texts = [chain(90), chain(90, end: .title("x")), chain(89)].map { PayloadText.of($0) }
    #expect(Set(texts).count == 3)
    #expect(texts.allSatisfy { $0.split(separator: "\n").count == 12 })
    #expect(PayloadText.of(chain(10_000)) == #""<too large>""#)
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
}
