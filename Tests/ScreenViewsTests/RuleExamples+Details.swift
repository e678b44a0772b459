import ScreenContents

// Trees that follow a rule in one way, and break it in another that is easy to miss.

extension RuleExample {
  static let details: [RuleExample] = labels + places + kinds

  private static func example(
    _ rule: ViewRule, _ elements: [ScreenElement], right: Tree, broken: Tree, _ words: String...
  ) -> RuleExample {
    RuleExample(
      rule: rule, source: "\(gitHub)/appium/WebDriverAgent/pull/416",
      content: save(ScreenContent(elements: elements)), right: right, broken: broken, words: words)
  }

  private static let labels = [
    example(
      .rows, [.text("Pages")], right: .app(.list(.cell(.text("Pages")))),
      broken: .app(.list(Tree(.cell, "Pages, 412"))), #"text "Pages" → "Pages, 412""#),
    example(
      .rows, [.button("Save")], right: .app(Tree(.button, "Save, all", [.text("Save")])),
      broken: .app(Tree(.button, "Save, all")), #"button "Save" → "Save, all""#),
    example(
      .rows, [.row("Pages", "412"), .row("Read", "412")],
      right: .app(.text("Pages"), .text("412"), .text("Read"), .text("412")),
      broken: .app(.text("Pages"), .text("412"), .text("Read"), .text("413")),
      #"row "Read": "412" → "413""#),
    example(
      .rows, [.link("Author")], right: .app(.list(.cell(.text("Author")))),
      broken: .app(.text("Author")), #"the view lacks link "Author""#,
      #"the content lacks text "Author""#),
    example(
      .rows, [.text("Enter your password, then continue")],
      right: .app(.list(.cell(.text("Enter your password, then continue")))),
      broken: .app(.list(.cell(.text("Enter your PIN, then continue")))),
      #"text "Enter your password" → "Enter your PIN""#),
    example(
      .labels, [.picker("Sort", "Title", options: ["Title", "Date"])],
      right: .app(.cell(.text("Sort"), segments(selected: 0))),
      broken: .app(.cell(.text("Sort"), segments(selected: 1))),
      #"picker "Sort": "Title" → "Date""#),
  ]

  private static func segments(selected: Int) -> Tree {
    var buttons = [Tree.button("Title"), .button("Date")]
    buttons[selected].selected = true
    return Tree(.segmentedControl, buttons)
  }

  private static let long = (1...9).map { ScreenElement.text("Row \($0)") }

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

  private static let missingRows = (4...9).map { #"the view lacks text "Row \#($0)""# }

  private static let places = [
    RuleExample(
      rule: .lists, source: "\(gitHub)/appium/appium/issues/13227",
      content: save(ScreenContent(elements: long)), right: sheet(bottom: 180),
      broken: sheet(bottom: 700), words: missingRows),
    RuleExample(
      rule: .lists, source: "\(gitHub)/appium/appium/issues/13227",
      content: save(ScreenContent(elements: long + [.button("Done")])),
      right: sheet(bottom: 180, Tree(.button, "Done")),
      broken: sheet(bottom: 700, Tree(.button, "Done")), words: missingRows),
    RuleExample(
      rule: .title, source: "\(gitHub)/appium/WebDriverAgent/pull/416", content: save(),
      right: .app(.button("Save")), broken: .app(.bar("Edit"), .button("Save")),
      words: [#"the content lacks title "Edit""#]),
    RuleExample(
      rule: .tabs, source: "\(gitHub)/oozoofrog/mcp-baepsae/issues/38",
      content: Declaration(tabs: ["News", "Explore"]),
      right: .app(tabBar("News", "Explore", selected: 0)),
      broken: .app(tabBar("Explore", "News", selected: 1)),
      words: [#"tabs "● News  ○ Explore" → "○ Explore  ● News""#]),
    RuleExample(
      rule: .dialogs, source: "\(gitHub)/facebookarchive/WebDriverAgent/pull/189", content: save(),
      right: .app(.button("Lend"), Tree(.popover, [Tree(.button, "Save")])),
      broken: .app(.button("Save"), Tree(.popover, [Tree(.button, "Lend")])),
      words: [#"button "Save" → "Lend""#]),
  ]

  private static let kinds = [
    example(
      .secureFields, [.field("PIN", "1234", isSecure: true)],
      right: .app(field(.secureTextField, value: "••••")),
      broken: .app(field(.textField, value: "1234")), #"the view lacks secure field "PIN""#,
      #"the content lacks field "PIN""#),
    example(
      .toggles, [.toggle("Show Password", isOn: true)],
      right: .app(Tree(.switch, "Show Password", value: "1")),
      broken: .app(Tree(.switch, "Show Password", value: "0")),
      #"toggle "Show Password": on → off"#),
  ]

  private static func field(_ kind: Tree.Kind, value: String) -> Tree {
    var field = Tree(kind, value: value)
    field.placeholder = "PIN"
    return field
  }
}
