import ScreenContents

@testable import ScreenSnapshot

extension SessionPicture {
  static let screens = [
    SessionPicture("a dialog with long texts") {
      Drawing.dialog(
        VisibleDialog(
          "The library could not be loaded from the server",
          message:
            "Check whether this device is online.\n\nYour changes are kept on it until then."))
    },
    SessionPicture("a dialog with long buttons") {
      Drawing.dialog(
        VisibleDialog(
          "Delete?",
          buttons: [
            .button("Delete it and all of its notes", role: .destructive),
            .button("Keep it"), .button("Keep the notes"), .button("Ask me again tomorrow"),
            .button("Cancel", role: .cancel),
          ]))
    },
    SessionPicture("eight sheets") {
      Drawing.compact(.levels(stacked: 8))
    },
    SessionPicture("twelve sheets with a dialog") {
      var scene = ScreenScene.levels(stacked: 12)
      scene.levels[12].dialog = VisibleDialog("Discard everything?", buttons: [.button("Discard")])
      return Drawing.compact(scene)
    },
    SessionPicture("a sidebar with a long tab") {
      Drawing.regular(
        .levels(.level("Library"), tabs: ["Library", "Everything that was ever borrowed"]))
    },
    SessionPicture("a sidebar with a long name") {
      var scene = ScreenScene.levels(.level("Library"), tabs: ["Library"])
      scene.app = "The Bookshelf of the Whole Family"
      return Drawing.regular(scene)
    },
    SessionPicture("a sheet on a wide screen") {
      Drawing.regular(
        .levels(
          .level("Library"), .level("Edit Book", as: .sheet, showing: [.field("Title", "Dune")])))
    },
    SessionPicture("wide characters") {
      Drawing.compact(
        .levels(
          .level(
            "図書館", back: "ようこそ", trailing: ["編集"],
            showing: [
              .text("吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。"),
              .row("著者", "夏目漱石"), .button("貸し出す"), .toggle("通知", isOn: true),
            ]),
          tabs: ["図書館", "検索"]))
    },
    SessionPicture("marks") {
      Drawing.elements(
        .row("Cafe\u{301}", "e\u{301}\u{323}"), .row("\u{301}", "नमस्ते"),
        .text("Z\u{335}\u{321}a\u{354}"))
    },
    SessionPicture("invisible characters") {
      Drawing.elements(
        .text("\u{1B}[31mred\u{1B}[0m"), .row("a\nb", "c\td"), .button("\u{202E}evil\u{202C}"),
        .text("zero\u{200B}width"), .text("bell\u{7}"))
    },
  ]
}
