import Testing

@testable import ScreenPayloads
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("PlaceIndex")
struct PlaceIndexTests {
  private enum Route: Hashable { case search(page: Int?, isNew: Bool) }

  @Test(
    "A state belongs to a screen with a payload of its form, or else to the first one",
    arguments: [(nil, false, 0), (2, false, 1), (3, false, 1), (nil, true, 2), (3, true, 0)]
      as [(Int?, Bool, Int)])
  func form(page: Int?, isNew: Bool, screen: Int) {
    var describer = PayloadDescriber(redaction: .standard)
    func state(_ page: Int?, _ isNew: Bool) -> DescribedState {
      let route = Route.search(page: page, isNew: isNew)
      return describer.state(VisibleState<Never, Route, Never>(routes: [route]).erased)
    }
    let index = PlaceIndex(
      of: [0: state(nil, false), 1: state(2, false), 2: state(nil, true)])
    #expect(index.screen(showing: state(page, isNew)) == screen)
  }
}
