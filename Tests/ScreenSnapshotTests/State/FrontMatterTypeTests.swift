import Testing

@testable import ScreenSnapshot

@Suite("FrontMatter, routes that are not enums")
struct FrontMatterTypeTests {
  @Test("A route that is neither an enum nor a scalar is written under the name of its type")
  func otherTypes() {
    let state = VisibleFlowState<String, Int, Any, Volume, URLState>(
      flow: "main", tab: 2,
      routes: [
        Volume(id: "a", title: "A", author: "B", pages: 1), "home", 7, Library.Detail(),
        Wrapper(value: 1), ScreenObject(), AppRoute.settings, AnyHashable(AppRoute.about(page: 1)),
        AnyHashable("a"), [1], nil as AppRoute? as Any,
      ],
      sheet: Volume(id: "a", title: "A", author: "B", pages: 1), overlay: URLState())
    #expect(
      FrontMatterText.of("others", state) == """
        ---
        screen: others
        flow: "main"
        tab: 2
        stack:
        - volume:
            id: "a"
            title: "A"
            author: "B"
            pages: 1
        - "home"
        - 7
        - detail
        - wrapper:
            value: 1
        - screenObject:
            name: "a"
        - settings
        - about:
            page: 1
        - "a"
        - array:
          - 1
        - optional: null
        sheet:
          volume:
            id: "a"
            title: "A"
            author: "B"
            pages: 1
        overlay: urlState
        ---

        """)
  }
}

private enum Library {
  struct Detail {}
}

private struct Wrapper<Value> {
  var value: Value
}

private final class ScreenObject {
  let name = "a"
}

private struct URLState {}
