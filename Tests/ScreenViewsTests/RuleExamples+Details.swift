import ScreenContents

// Trees that follow a rule in one way, and break it in another that is easy to miss.

extension RuleExample {
  static let details: [RuleExample] = labels + places + kinds + [form]

  private static let fields = "appium/WebDriverAgent/pull/416"

  private static let labels = [
    RuleExample(
      .rows, fields, save([.text("Pages")]), right: .app(.list(.cell(.text("Pages")))),
      broken: .app(.list(Tree(.cell, "Pages, 412"))), #"text "Pages" → "Pages, 412""#),
    RuleExample(
      .rows, fields, save([.button("Save")]),
      right: .app(Tree(.button, "Save, all", [.text("Save")])),
      broken: .app(Tree(.button, "Save, all")), #"button "Save" → "Save, all""#),
    RuleExample(
      .rows, fields, save([.row("Pages", "412"), .row("Read", "412")]),
      right: .app(.text("Pages"), .text("412"), .text("Read"), .text("412")),
      broken: .app(.text("Pages"), .text("412"), .text("Read"), .text("413")),
      #"row "Read": "412" → "413""#),
    RuleExample(
      .rows, fields, save([.link("Author")]), right: .app(.list(.cell(.text("Author")))),
      broken: .app(.text("Author")), #"the view lacks link "Author""#,
      #"the content lacks text "Author""#),
    RuleExample(
      .rows, fields, save([.text("Enter your password, then continue")]),
      right: .app(.list(.cell(.text("Enter your password, then continue")))),
      broken: .app(.list(.cell(.text("Enter your PIN, then continue")))),
      #"text "Enter your password, <redacted>" → "Enter your PIN, <redacted>""#),
    RuleExample(
      .rows, fields, save([.link("Author"), .button("Info")]),
      right: .app(.list(.cell(.text("Author"), .button("Info")))),
      broken: .app(.list(.cell(.text("Title"), .button("Info")))), #"link "Author" → "Title""#),
    RuleExample(
      .rows, fields, save([.row("Pages", "412")]), right: .app(.list(Tree(.cell, "Pages, 412"))),
      broken: .app(.list(Tree(.cell, "Pages, 412"), Tree(.cell, "Pages, 412"))),
      #"the content lacks row "Pages, 412""#),
    RuleExample(
      .labels, fields, save([.button("Save"), .button("Done")], title: "Edit"),
      right: .app(.bar("Edit"), Tree(.button, "Done"), Tree(.button, "Save")),
      broken: .app(
        .bar("Edit"), Tree(.button, "Done"), Tree(.button, "Sichern", id: "Edit.Save")),
      #"button "Save" → "Sichern""#),
    RuleExample(
      .labels, fields, save([.field("Name", "Ada")]),
      right: .app(.list(.cell(.text("Name"), Tree(.textField, value: "Ada")))),
      broken: .app(.list(.cell(.text("Nick"), Tree(.textField, value: "Ada")))),
      #"field "Name" → "Nick""#),
    RuleExample(
      .labels, fields, save([.picker("Sort", "Title", options: ["Title", "Date"])]),
      right: .app(.list(.cell(.text("Sort"), .button("Title")))),
      broken: .app(.list(.cell(.text("Sort"), .button("Date")))),
      #"picker "Sort": "Title" → "Date""#),
    RuleExample(
      .labels, fields, save([.picker("Sort", "Title", options: ["Title", "Date"])]),
      right: .app(.cell(.text("Sort"), segments(selected: 0))),
      broken: .app(.cell(.text("Sort"), segments(selected: 1))), #"picker "Sort": "Title" → "Date""#
    ),
  ]

  private static func segments(selected: Int) -> Tree {
    var buttons = [Tree.button("Title"), .button("Date")]
    buttons[selected].selected = true
    return Tree(.segmentedControl, buttons)
  }

  /// A form as SwiftUI makes it, and one in which the last value of each row is another.
  private static let form = RuleExample(
    .rows, "ldi-github/shirates-core",
    save([
      .section("Details", [.text("A novel"), .row("Pages", "412"), .link("Author", "Ada")]),
      .button("Lend"), .toggle("Read", isOn: true) { _ in },
      .picker("Sort", "Title", options: ["Title", "Date"]), .slider("Size", 0.5) { _ in },
      .image("A cover"), .progress("Chapter", 0.25), .progress("Upload", nil),
    ]), right: form(["412", "Ada", "1", "Title", "50%", "25%"]),
    broken: form(["413", "Bob", "0", "Date", "60%", "30%"]), #"row "Pages": "412" → "413""#,
    #"link "Author": "Ada" → "Bob""#, #"toggle "Read": on → off"#,
    #"picker "Sort": "Title" → "Date""#, #"slider "Size": "50%" → "60%""#,
    #"progress bar "Chapter": "25%" → "30%""#)

  private static func form(_ values: [String]) -> Tree {
    func link(_ label: String, _ value: String) -> Tree {
      Tree(.button, "\(label), \(value)", [.text(label), .text(value), Tree(.image)])
    }
    return .app(
      .list(
        Tree(.other, [.text("DETAILS")]), .cell(.text("A novel")),
        .cell(.text("Pages"), .text(values[0])), .cell(link("Author", values[1])),
        .cell(.button("Lend")),
        .cell(
          Tree(.switch, "Read", value: values[2], [.text("Read"), Tree(.switch, value: values[2])])),
        .cell(link("Sort", values[3])),
        .cell(.text("Size"), Tree(.slider, "Size", value: values[4]), .text("50%")),
        .cell(Tree(.image, id: "photo"), .text("A cover")),
        .cell(.text("Chapter"), Tree(.progressIndicator, "Chapter", value: values[5])),
        .cell(.text("Upload"), Tree(.activityIndicator, "In progress", value: "1"))))
  }

  private static let long = (1...5).map { ScreenElement.text("Row \($0)") }

  /// A list with the first rows of a long content, up to its bottom.
  private static func sheet(bottom: Double, _ others: Tree...) -> Tree {
    let cells = (1...3).map { row in
      Tree(
        .cell, frame: [0, Double(row) * 44, 393, 44],
        [Tree(.staticText, "Row \(row)", frame: [0, Double(row) * 44, 393, 44])])
    }
    return Tree(
      .application, "App", frame: Tree.screen,
      [Tree(.collectionView, frame: [0, 44, 393, bottom - 44], cells)] + others)
  }

  private static let places = [
    RuleExample(
      .lists, "appium/appium/issues/13227", save(long), right: sheet(bottom: 180),
      broken: sheet(bottom: 700), #"the view lacks text "Row 4""#, #"the view lacks text "Row 5""#),
    RuleExample(
      .lists, "appium/appium/issues/13227", save(long + [.button("Done")]),
      right: sheet(bottom: 180, Tree(.button, "Done")),
      broken: sheet(bottom: 700, Tree(.button, "Done")), #"the view lacks text "Row 4""#,
      #"the view lacks text "Row 5""#),
    RuleExample(
      .title, "appium/WebDriverAgent/pull/416", save(), right: .app(.button("Save")),
      broken: .app(.bar("Edit"), .button("Save")), #"the content lacks title "Edit""#),
    RuleExample(
      .tabs, "oozoofrog/mcp-baepsae/issues/38", Declaration(tabs: ["News", "Explore"]),
      right: .app(tabBar("News", "Explore", selected: 0)),
      broken: .app(tabBar("Explore", "News", selected: 1)),
      #"tabs "● News  ○ Explore" → "○ Explore  ● News""#),
    RuleExample(
      .tabs, "skwallace36/Pepper/issues/68",
      Declaration(content: ScreenContent(title: "Today"), tabs: ["News", "Explore"]),
      right: .app(sidebar("News", "Explore", selected: 0), .bar("Today")),
      broken: .app(sidebar("News", "Explore", selected: 1), .bar("Today")),
      #"tabs "● News  ○ Explore" → "○ News  ● Explore""#),
    RuleExample(
      .front, "appium/WebDriverAgent/pull/40", save(title: "Edit"),
      right: .app(
        Tree(.other, [.bar("Library"), .list()]),
        Tree(
          .other, [Tree(.button, "Sheet Grabber"), Tree(.other, [.bar("Edit"), .button("Save")])])
      ),
      broken: .app(
        Tree(.other, [.bar("Library"), .list()]),
        Tree(.other, [Tree(.button, "Sheet Grabber"), Tree(.other, [.bar("Edit")])])),
      #"the view lacks button "Save""#),
    RuleExample(
      .dialogs, "facebookarchive/WebDriverAgent/pull/189", save(),
      right: .app(.button("Lend"), Tree(.popover, [Tree(.button, "Save")])),
      broken: .app(.button("Save"), Tree(.popover, [Tree(.button, "Lend")])),
      #"button "Save" → "Lend""#),
  ]

  private static func sidebar(_ tabs: String..., selected: Int) -> Tree {
    var cells = tabs.map { Tree.cell(Tree(.image), .text($0)) }
    cells[selected].selected = true
    return Tree(
      .other, frame: [0, 0, 320, 852],
      [
        Tree(
          .navigationBar, id: "App",
          [Tree(.button, "Hide Sidebar", id: "ToggleSidebar"), .text("App")]),
        Tree(.collectionView, "Sidebar", id: "Sidebar", cells),
      ])
  }

  private static let kinds = [
    RuleExample(
      .secureFields, fields, save([.field("PIN", "1234", isSecure: true)]),
      right: .app(field(.secureTextField, value: "••••")),
      broken: .app(field(.textField, value: "1234")), #"the view lacks secure field "PIN""#,
      #"the content lacks field "PIN""#),
    RuleExample(
      .toggles, fields, save([.toggle("Show Password", isOn: true)]),
      right: .app(Tree(.switch, "Show Password", value: "1")),
      broken: .app(Tree(.switch, "Show Password", value: "0")), #"toggle "Show Password": on → off"#
    ),
  ]

  private static func field(_ kind: Tree.Kind, value: String) -> Tree {
    var field = Tree(kind, value: value)
    field.placeholder = "PIN"
    return field
  }
}
