import Foundation
import ScreenContents

@testable import ScreenSnapshot

extension SessionPicture {
  private typealias State = VisibleState<AppTab, AppRoute, AppSheet>
  private typealias Stack = VisibleStack<AppRoute, AppSheet>

  static let frontMatters = [
    SessionPicture("front matter with all keys") {
      FrontMatterText.of(
        "everything",
        VisibleFlowState<AppFlow, AppTab, AppRoute, AppSheet, AppOverlay>(
          flow: .main, tab: .search, routes: [.settings, .about(page: 2)],
          fullScreenCover: .welcome,
          overlay: .success(message: "Done")))
    },
    SessionPicture("front matter of screens with any name") {
      [
        "home", "book-edit_2", "_", "on", "Null", "NO", "2fa", "-a", "book edit", "größe", "a.b",
        "",
        "a\n---\n", "📚", "true", "trues", "\u{202E}x", "a:", "~", "1",
      ].map { FrontMatterText.of($0, State()).split(separator: "\n")[1] }.joined(separator: "\n")
    },
    SessionPicture("front matter with long arrays") {
      let text = FrontMatterText.of(
        "shelf",
        VisibleState<AppTab, Shelf, Shelf>(
          routes: [.row(books: Array(0..<102), name: "a")], sheet: .pile(Array(0..<102))))
      let middle = (2..<98).map { "- \($0)" }
      return text.split(separator: "\n").filter { line in !middle.contains { line.hasSuffix($0) } }
        .joined(separator: "\n")
    },
    SessionPicture("front matter of nested presentations") {
      let inner = Stack(presentations: [.confirmation(VisibleDialog("Delete?"))])
      let middle = Stack(routes: [.settings], presentations: [.fullScreenCover(.filter([]), inner)])
      return FrontMatterText.of(
        "nested", State(stack: Stack(presentations: [.sheet(.welcome, middle)])))
    },
    SessionPicture("front matter of dialogs") {
      [
        VisibleDialog("Delete “Dune”?"), VisibleDialog(""), VisibleDialog("a\nb"),
        VisibleDialog("<redacted>"), VisibleDialog("a", message: "b", buttons: [.button("OK")]),
        VisibleDialog(describing: AppAlert.networkLost),
        VisibleDialog(describing: AppAlert.delete(id: 3), title: "T"),
        VisibleDialog(describing: AppAlert.error("x")),
        VisibleDialog(describing: AppQuestion(id: 1, route: .settings)),
        VisibleDialog(describing: URL(string: "https://h/?token=x7") as Any),
        VisibleDialog(describing: Volume(id: "a", title: "b", author: "c", pages: 1)),
      ].map { dialog in
        let lines = FrontMatterText.of("a", State(alert: dialog)).split(separator: "\n")
        return "\(lines.dropFirst(2).dropLast().joined(separator: "\n"))  # “\(dialog.title)”"
      }.joined(separator: "\n")
    },
    SessionPicture("errors of states without front matter") {
      let errors: [VisibleStateError] = [
        .unlistedTab("a", tabs: ["b", "c"]), .repeatedTab("a"), .tooLargeValue("array"),
      ]
      return errors.map(\.description).joined(separator: "\n")
    },
    SessionPicture("front matter of types that are not enums") {
      let volume = Volume(id: "a", title: "A", author: "B", pages: 1)
      return FrontMatterText.of(
        "others",
        VisibleFlowState<String, Int, Any, Volume, URLState>(
          flow: "main", tab: 2,
          routes: [
            volume, "home", 7, Library.Detail(), Wrapper(value: 1), ScreenObject(),
            AppRoute.settings, AnyHashable(AppRoute.about(page: 1)), AnyHashable("a"), [1],
            nil as AppRoute? as Any,
          ], sheet: volume, overlay: URLState()))
    },
  ]
}

private enum Shelf {
  case row(books: [Int], name: String)
  case pile([Int])
}

private enum AppAlert {
  case networkLost
  case delete(id: Int)
  case error(String)
}

private struct AppQuestion {
  let id: Int
  let route: AppRoute
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
