import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("FrontMatter, presentations")
struct FrontMatterPresentationTests {
  private typealias Stack = VisibleStack<AppRoute, AppSheet>
  private typealias State = VisibleState<AppTab, AppRoute, AppSheet>

  @Test("A sheet with its own stack has a root and a stack")
  func inside() {
    let stack = Stack(
      routes: [.settings],
      presentations: [.sheet(.welcome, Stack(routes: [.about(page: 1), .settings]))])
    #expect(
      FrontMatterText.of("inside", State(tab: .library, stack: stack)) == """
        ---
        screen: inside
        tab: library
        stack:
        - settings
        sheet:
          root: welcome
          stack:
          - about:
              page: 1
          - settings
        ---

        """)
  }

  @Test("A presentation over a sheet is nested in the sheet")
  func nested() {
    let inner = Stack(presentations: [.confirmation(VisibleDialog("Delete?"))])
    let middle = Stack(routes: [.settings], presentations: [.fullScreenCover(.filter([]), inner)])
    let outer = Stack(presentations: [.sheet(.welcome, middle)])
    #expect(
      FrontMatterText.of("nested", State(stack: outer)) == """
        ---
        screen: nested
        sheet:
          root: welcome
          stack:
          - settings
          cover:
            root:
              filter: []
            confirmation: "Delete?"
        ---

        """)
  }

  @Test("A sheet without a stack or presentation is not a mapping")
  func plain() {
    let stack = Stack(presentations: [.fullScreenCover(.welcome, Stack())])
    #expect(
      FrontMatterText.of("plain", State(stack: stack)) == """
        ---
        screen: plain
        cover: welcome
        ---

        """)
  }

  @Test("Many nested sheets are all written")
  func tower() {
    var stack = Stack(presentations: [.alert(VisibleDialog("Top"))])
    for _ in 0..<200 { stack = Stack(presentations: [.sheet(.welcome, stack)]) }
    let lines = FrontMatterText.of("tower", State(stack: stack)).split(separator: "\n")
    #expect(lines.count == 404)
    let spaces = String(repeating: " ", count: 400)
    #expect(lines.suffix(2) == ["\(spaces)alert: \"Top\"", "---"])
  }

  @Test("A dialog is written as its title")
  func titles() {
    #expect(dialog(VisibleDialog("Delete “Dune”?")) == #"alert: "Delete “Dune”?""#)
    #expect(dialog(VisibleDialog("")) == #"alert: """#)
    #expect(dialog(VisibleDialog("a\nb")) == #"alert: "a\nb""#)
    #expect(dialog(VisibleDialog("<redacted>")) == #"alert: "\u003Credacted>""#)
    let buttons = [ScreenButton("OK")]
    #expect(dialog(VisibleDialog("a", message: "b", buttons: buttons)) == #"alert: "a""#)
  }

  @Test("A dialog made from the app's own enum is written like a sheet")
  func values() {
    #expect(dialog(VisibleDialog(describing: AppAlert.networkLost)) == "alert: networkLost")
    #expect(
      dialog(VisibleDialog(describing: AppAlert.delete(id: 3), title: "T")) == """
        alert:
          delete:
            id: 3
        """)
    #expect(
      dialog(VisibleDialog(describing: AppAlert.error("x"))) == """
        alert:
          error: "x"
        """)
    #expect(
      dialog(VisibleDialog(describing: Volume(id: "a", title: "b", author: "c", pages: 1))) == """
        alert:
          volume:
            id: "a"
            title: "b"
            author: "c"
            pages: 1
        """)
    #expect(VisibleDialog(describing: AppAlert.networkLost).title == "Network Lost")
    #expect(VisibleDialog(describing: AppAlert.delete(id: 3)).title == "Delete")
    #expect(VisibleDialog(describing: AppAlert.error("x"), title: "T").title == "T")
  }

  @Test("Secrets are redacted in every part of the front matter")
  func secrets() {
    let state = VisibleFlowState<Never, Never, SecretRoute, SecretRoute, SecretRoute>(
      routes: [.reset(token: "1"), .token], sheet: .password("2"), overlay: .password("4"))
    #expect(
      dialog(VisibleDialog(describing: SecretRoute.reset(token: "3"))) == """
        alert:
          reset:
            token: "<redacted>"
        """)
    #expect(
      FrontMatterText.of("password", state) == """
        ---
        screen: password
        stack:
        - reset:
            token: "<redacted>"
        - token
        sheet:
          password: "2"
        overlay:
          password: "4"
        ---

        """)
  }

  private func dialog(_ dialog: VisibleDialog) -> String {
    FrontMatterText.of("a", State(alert: dialog)).split(separator: "\n").dropFirst(2).dropLast()
      .joined(separator: "\n")
  }
}

private enum AppAlert {
  case networkLost
  case delete(id: Int)
  case error(String)
}

private enum SecretRoute {
  case reset(token: String)
  case token
  case password(String)
}
