import ScreenContents

@testable import ScreenSnapshot

extension SessionPicture {
  static let bars = [
    SessionPicture("bars of one line") {
      Drawing.bars(
        .level("Library"), .level(""),
        .level("Dune", back: "Library", trailing: ["Share", "Edit"]),
        .level("Edit Book", back: "Dune", leading: ["Cancel"], trailing: ["Save"]),
        .level("A Wizard of Earthsea", back: "Library", trailing: ["Edit"]),
        .level("The Dispossessed, 1974 SF", back: "Library", trailing: ["OK"]))
    },
    SessionPicture("bars of several lines") {
      let title = "The Left Hand of Darkness"
      return Drawing.bars(
        .level(title, back: "Library", trailing: ["Share", "Edit"]),
        .level("\(title), with an afterword and the letters of the author", back: "Library"),
        .level("\(title), with an afterword and the letters"),
        .level("Notes", back: "\(title), 1969", trailing: ["Share", "Edit"]),
        .level("Notes", back: "\(title), with an afterword", trailing: ["Edit"]),
        .level(
          "Notes", leading: ["Select everything", "Sort by author"],
          trailing: ["Share the list", "Export as text", "Print"]))
    },
    SessionPicture("a bar with a destructive button") {
      var level = ScreenScene.Level.level("Dune", back: "Library")
      level.content?.trailing = [.button("Delete", role: .destructive), .button("Edit")]
      return Drawing.bars(level)
    },
    SessionPicture("bars of tabs") {
      [
        ["Library", "Search", "Lists", "More"], ["Library", "Search", "Lists", "Settings"],
        ["Library", "Search", "Reading lists", "Loans", "Settings"],
        ["Library", "Everything that you have ever borrowed", "Search", "More"], ["", ""],
      ].map(Drawing.tabBar).joined(separator: "\n\n")
    },
  ]
}
