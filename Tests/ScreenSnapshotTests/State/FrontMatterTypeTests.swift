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

  @Test("An existential is written as the value in it")
  func existentials() {
    let routes: [Any] = [
      AppRoute.settings, AppTab.search, 1 as (any Hashable), Volume?.none as Any,
    ]
    let state = VisibleFlowState<Any, any Hashable, Any, any Sendable, Any>(
      flow: AppFlow.main, tab: AppTab.search, routes: routes, sheet: AppTab.library,
      overlay: AppSheet.filter([.poetry]))
    #expect(
      FrontMatterText.of("any", state) == """
        ---
        screen: any
        flow: main
        tab: search
        stack:
        - settings
        - search
        - 1
        - optional: null
        sheet: library
        overlay:
          filter:
          - poetry
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
