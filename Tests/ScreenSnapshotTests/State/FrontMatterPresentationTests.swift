import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("FrontMatter, presentations")
struct FrontMatterPresentationTests {
  private typealias Stack = VisibleStack<AppRoute, AppSheet>
  private typealias State = VisibleState<AppTab, AppRoute, AppSheet>

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
