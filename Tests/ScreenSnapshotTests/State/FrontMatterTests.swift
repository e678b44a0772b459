import Testing

@testable import ScreenSnapshot

@Suite("FrontMatter")
struct FrontMatterTests {
  @Test("Many nested sheets are all written")
  func tower() {
    var stack = VisibleStack<AppRoute, AppSheet>(presentations: [.alert(VisibleDialog("Top"))])
    for _ in 0..<200 {
      stack = VisibleStack<AppRoute, AppSheet>(presentations: [.sheet(.welcome, stack)])
    }
    let lines = FrontMatterText.of("tower", VisibleState<AppTab, AppRoute, AppSheet>(stack: stack))
      .split(separator: "\n")
    #expect(lines.count == 404)
    let spaces = String(repeating: " ", count: 400)
    #expect(lines.suffix(2) == ["\(spaces)alert: \"Top\"", "---"])
  }
}
