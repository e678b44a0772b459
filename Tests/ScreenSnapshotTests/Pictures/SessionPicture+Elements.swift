import ScreenContents

@testable import ScreenSnapshot

extension SessionPicture {
  static let elements = [
    SessionPicture("elements of each kind") {
      Drawing.elements(
        .text("Frank Herbert"), .row("Pages", "412"), .link("Reading list", "Classics"),
        .link("Reviews"), .button("Start Reading"), .button("Delete", role: .destructive),
        .button("Not Now", role: .cancel), .field("Title", "Dune"), .toggle("Offline", isOn: true),
        .toggle("Notify me", isOn: false), .image("A desert"), .progress("Uploading", 0.34),
        .progress("Loading"))
    },
    SessionPicture("fields") {
      Drawing.elements(
        .field("Name", "Paul"), .field("Name", ""), .field("Name", "", placeholder: "Your name"),
        .field("Password", "arrakis"), .field("New passcode", "1234"), .field("Password", ""),
        .field("Password", "", placeholder: "8 letters"))
    },
    SessionPicture("pickers") {
      Drawing.elements(
        .picker("Theme", "Dark", options: ["Light", "Dark"]), .picker("Theme", "", options: []),
        .picker("Theme", "Dark", options: ["Dark"], isEnabled: false),
        .picker("Password", "1234", options: ["1234", "5678"]),
        .section("Keys", [.picker("Private key", "A", options: ["A", "B"])]),
        .section(
          "What to do with a book",
          [.picker("that comes back late", "Remind the reader every day", options: [])]))
    },
    SessionPicture("secure fields") {
      Drawing.elements(
        .field("PIN", "1234", isSecure: true), .field("PIN", "", isSecure: true),
        .field("Pin", "1234"))
    },
    SessionPicture("sliders") {
      Drawing.elements(
        .slider("Volume", 0.4), .slider("Volume", 12, in: 0...10, step: 1),
        .slider("Size", 14, in: 12...24, step: 2, text: "14 pt"),
        .slider("Size", .nan, in: 1...1), .slider("Size", 0, in: -.infinity...0, text: ""),
        .slider("Off", 0.5, isEnabled: false), .slider("Password", 0.25),
        .slider("How loud the reader speaks", 0.96))
    },
    SessionPicture("URLs with secrets") {
      Drawing.elements(
        .text("https://a.b/?token=x7&c=1"), .row("Link", "https://me:x7@a.b/"),
        .link("Share", "app://a?code=x7"), .field("Site", "https://a.b/?token=x7"),
        .text("See https://a.b/?c=1"), .row("Time", "10:45"))
    },
    SessionPicture("labels of secrets") {
      Drawing.elements(
        .row("API Key", "sk-1"), .row("API Key", ""), .row("Owner", "Ada"),
        .link("Access token", "t-1"), .link("Access token"), .link("Access token", ""),
        .field("Client Secret", "c-1"), .toggle("Save Password", isOn: true),
        .text("Password: p-1"), .progress("Checking the password", 0.5),
        .section("Keys", [.section([.row("Private Key:", "k-1"), .row("Kind", "RSA")])]))
    },
    SessionPicture("progress") {
      Drawing.elements(
        .progress("None", 0), .progress("A little", 0.099), .progress("Nearly", 0.999),
        .progress("All", 1), .progress("More", 7), .progress("Less", -1),
        .progress("Unknown", .nan))
    },
    SessionPicture("paragraphs") {
      Drawing.elements(
        .text(
          "A beginning is the time for taking the most delicate care.\n\nThis every sister knows."),
        .text(""), .text("  indented"))
    },
    SessionPicture("long labels") {
      Drawing.elements(
        .row("The number of pages of this edition as printed", "412"),
        .link("The reading lists that this book is one of", "Classics"),
        .field("The name that we should write on the card", "Paul"),
        .progress("Uploading the photographs of the cover", 0.5))
    },
    SessionPicture("long values") {
      Drawing.elements(
        .row("Publisher", "Chilton, in Philadelphia (Pa.)"),
        .row("Publisher", "Chilton, of Philadelphia, Pa."),
        .row("Publisher", "Chilton Books of Philadelphia, Pennsylvania"),
        .link("Reading list", "Classics of science fiction and of fantasy"),
        .link("Reading list", "Books about people who live on sand, x"),
        .field("Title", "", placeholder: "The title as it is printed on the spine"))
    },
    SessionPicture("long labels with marks") {
      Drawing.elements(
        .toggle("Keep a copy of this book on this device", isOn: true),
        .image("Two people on a dune, far below the sun, seen from behind"),
        .button("Remove the book from all reading lists"),
        .button("Remove the book from all lists", role: .destructive))
    },
    SessionPicture("disabled controls") {
      Drawing.elements(
        .button("Save", isEnabled: false), .button("Delete", role: .destructive, isEnabled: false),
        .toggle("Sync", isOn: true, isEnabled: false),
        .toggle("Offline", isOn: false, isEnabled: false), .link("Reviews", isEnabled: false),
        .link("Author", "Frank Herbert", isEnabled: false), .button("Share", action: .effect))
    },
    SessionPicture("menus") {
      Drawing.elements(
        .menu(
          "Sort",
          [
            .button("Best first"), .button("Newest first", isEnabled: false),
            .menu("Group", [.button("By author"), .button("By year")]),
            .menu("Hide", isEnabled: false, [.button("Read books")]),
            .button("Delete all", role: .destructive),
            .button("A label that is too long for one line of a phone"),
          ]),
        .menu("Add", isEnabled: false, [.button("Photo")]), .menu("Empty", []), .text("End"))
    },
    SessionPicture("controls of a bar") {
      var scene = ScreenScene.levels(.level("Shelf"))
      scene.levels[0].content?.leading = [.menu("Edit", [.button("All")])]
      scene.levels[0].content?.trailing = [
        .button("Delete", role: .destructive, isEnabled: false),
        .menu("Sort", isEnabled: false, []),
      ]
      return Drawing.compact(scene)
    },
    SessionPicture("sections") {
      Drawing.elements(
        .section("Details", [.row("Pages", "412"), .row("Published", "1965")]),
        .section("Straße", [.text("in capitals")]),
        .text("behind a section"), .text("and another"))
    },
    SessionPicture("nested sections") {
      Drawing.elements(
        .section(
          "Outer",
          [
            .section("First", [.text("one")]), .text("between"), .section("Second", [.text("two")]),
          ]), .text("behind"))
    },
    SessionPicture("empty sections") {
      Drawing.elements(
        .section([]), .text("first"), .section([.section([])]), .text("second"), .section([]))
    },
  ]
}
