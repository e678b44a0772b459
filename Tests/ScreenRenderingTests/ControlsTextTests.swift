import ScreenContents
import Testing

@testable import ScreenDriver
@testable import ScreenPayloads
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("Text of control goldens")
struct ControlsTextTests {
  @Test("A tab that its tap only selects is listed on a root alone")
  func tabs() {
    enum Tab: CaseIterable { case a, b, c }
    var describer = PayloadDescriber(redaction: .standard)
    func isListed(
      from old: VisibleState<Tab, Int, Never>, to new: VisibleState<Tab, Int, Never>
    ) -> Bool {
      let (old, new) = (describer.state(old.erased), describer.state(new.erased))
      let tab = ScreenControl(kind: .tab(1), label: "B", place: .tab(1))
      return ControlRow(control: tab, words: "", effect: NavigationEffect(from: old, to: new))
        .isListed(on: old)
    }
    let pushed = VisibleState<Tab, Int, Never>(tab: .a, routes: [1])
    #expect(isListed(from: VisibleState(tab: .a), to: VisibleState(tab: .b)))
    #expect(!isListed(from: pushed, to: VisibleState(tab: .b)))
    #expect(isListed(from: pushed, to: VisibleState(tab: .c)))
    #expect(isListed(from: pushed, to: VisibleState(tab: .b, routes: [2])))
    #expect(isListed(from: VisibleState(tab: .b, routes: [1]), to: VisibleState(tab: .b)))
  }
}
