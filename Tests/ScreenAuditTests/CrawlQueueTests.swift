import Testing

@testable import ScreenAudit
@testable import ScreenPayloads
@testable import ScreenSnapshot

@Suite("CrawlQueue")
@MainActor
struct CrawlQueueTests {
  private enum Item: Hashable {
    case list(Kind)

    enum Kind: Hashable {
      case detail(Int)
      case edit(Int)
    }
  }

  @Test("Many places with one nested case do not keep others of the family from being visited")
  func nestedVariants() {
    var queue = CrawlQueue(maximumPlaces: AuditSession.defaultMaximumPlaces)
    var describer = PayloadDescriber(redaction: .standard)
    for number in 0..<100 {
      for route in [Item.list(.detail(number)), .list(.edit(number))] {
        let state = VisibleState<Never, Item, Never>(routes: [route])
        queue.add(CrawlPath(), to: Place(of: describer.state(state.erased)))
      }
    }
    var visited = 0
    while queue.next() != nil { visited += 1 }
    #expect(visited == 8)
  }
}
