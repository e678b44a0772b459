import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation

extension ScreenContent {
  static func lists(in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Lists",
      trailing: [.button("New") { context.router.present(sheet: .listEditor(nil)) }],
      elements: [
        .link("Reading Log") { context.router.navigate(to: .readingLog(since: .fixture)) },
        .section(
          "Reading lists",
          ReadingList.examples.map { list in
            .link(list.name, "\(list.finished) of \(list.books.count)") {
              context.router.navigate(to: .readingList(list))
            }
          }),
      ])
  }

  static func readingList(
    _ list: ReadingList, in context: BookshelfSnapshots.Context
  ) -> ScreenContent {
    ScreenContent(
      title: list.name,
      trailing: [.button("Edit") { context.router.present(sheet: .listEditor(list)) }],
      elements: [
        .progress("Read", list.fraction),
        .books(Catalog.books(on: list), title: "Books", in: context),
        .section(
          nil,
          [
            .button("Share List") {
              let link = BookshelfSite.link(to: list, token: "b3a1")
              context.router.present(sheet: .shareList(list: list, link: link))
            },
            .button("Remove List", role: .destructive) { context.router.askToRemove(list) },
          ]),
      ])
  }

  static func readingLog(since day: Date) -> ScreenContent {
    ScreenContent(
      title: "Reading Log",
      elements: [
        .row("Since", day.day),
        .section(
          "Finished",
          Catalog.log(since: day).map { .row($0.book.title, $0.finishedOn.day) }),
      ])
  }

  static func listEditor(
    _ list: ReadingList?, in context: BookshelfSnapshots.Context
  ) -> ScreenContent {
    ScreenContent(
      title: list == nil ? "New List" : "Edit List",
      leading: [.button("Cancel", role: .cancel) { context.presenter?.dismiss() }],
      trailing: [.button("Save") { context.presenter?.dismiss() }],
      elements: [
        .field("Name", list?.name ?? "", placeholder: "Name of the list"),
        .toggle("Finished books last", isOn: true, action: .effect),
      ])
  }

  /// The screen does not contain the link itself, because anyone who has it can read the list.
  static func shareList(_ list: ReadingList, in context: BookshelfSnapshots.Context)
    -> ScreenContent
  {
    ScreenContent(
      title: "Share List",
      trailing: [.button("Done") { context.presenter?.dismiss() }],
      elements: [
        .text("Whoever has the link can read “\(list.name)”."),
        .section(
          nil,
          [
            .button("Copy Link") { context.presenter?.dismiss() },
            .button("Stop Sharing", role: .destructive) { context.presenter?.dismiss() },
          ]),
      ])
  }
}

extension ReadingList {
  /// The finished fraction of the list; 0 for an empty list.
  fileprivate var fraction: Double {
    books.isEmpty ? 0 : Double(finished) / Double(books.count)
  }
}
