import ScreenContents
import Testing

@testable import ScreenViews

/// A tree that follows a rule, and one that breaks it.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let rule: ViewRule

  /// Where a hierarchy with the shape of the tree is published.
  let source: String
  let content: Declaration
  let right: Tree
  let broken: Tree

  /// What the broken tree differs in.
  let words: [String]

  var testDescription: String { rule.rawValue }
}

/// A screen as a harness declares it.
struct Declaration: Sendable {
  var content = ScreenContent()
  var back: String?
  var tabs: [String] = []
  var isAlert = false
  var isConfirmation = false
  var buttons: [ScreenButton] = []
}

// Studied, in addition to the sources of the examples:
// - appium/WebDriverAgent issues 40, 225, 297, 733 and 987, and pull request 416: windows, bars, text fields
// - appium/appium issues 13227 and 15015: a collection view, and rows above the screen
// - mozilla-mobile/firefox-ios issue 29114: a toolbar with a segmented control, a selected button
// - jessesquires/JSQMessagesViewController issue 1526: a bar with an image, a text view
// - wix/Detox issue 2463: a list of SwiftUI
// - google/EarlGrey issues 664 and 1043: an alert, a tab bar
// - skwallace36/Pepper issues 68, 73 and 538, oozoofrog/mcp-baepsae issue 38: tabs and toggles of SwiftUI
// - cameroncooke/AXe issues 43 and 47: a back button and tabs of iOS 26
// - fastlane-old/snapshot issue 237, flutter/flutter pull request 110516: buttons of alerts
// - ldi-github/shirates-core `src/test/kotlin/shirates/core/testdata/XmlDataIos.kt`: a whole screen
// - Tests of apps that query `collectionViews["Sidebar"]`, its cells, buttons and texts
extension RuleExample {
  static let all: [RuleExample] = bars + rows + controls + dialogs + details
  static let gitHub = "https://github.com"

  static func save(_ content: ScreenContent = ScreenContent(elements: [.button("Save")]))
    -> Declaration
  { Declaration(content: content) }

  private static let bars = [
    RuleExample(
      rule: .system, source: "\(gitHub)/appium/WebDriverAgent/issues/889", content: save(),
      right: .app(
        .button("Save"), Tree(.other, "Vertical scroll bar, 1 page", value: "0%"),
        Tree(.keyboard, [Tree(.key, "q"), Tree(.button, "shift")]),
        Tree(.button, "Sheet Grabber"), Tree(.staticText, "Old", frame: [0, 0, 0, 0])),
      broken: .app(.button("Save"), Tree(.button, "shift")),
      words: [#"the content lacks button "shift""#]),
    RuleExample(
      rule: .front, source: "\(gitHub)/appium/WebDriverAgent/pull/40",
      content: save(ScreenContent(title: "Edit", elements: [.button("Save")])),
      right: .app(
        Tree(.other, [.bar("Library"), .list(.cell(.button("Dune")))]),
        Tree(.other, [.bar("Edit"), .list(.cell(.button("Save")))])),
      broken: .app(
        Tree(.other, [.bar("Edit"), .list(.cell(.button("Save")))]),
        Tree(.other, [.bar("Library"), .list(.cell(.button("Dune")))])),
      words: [#"title "Edit" → "Library""#]),
    RuleExample(
      rule: .title, source: "\(gitHub)/appium/WebDriverAgent/pull/416",
      content: save(ScreenContent(title: "Text Fields", elements: [.button("Save")])),
      right: .app(.bar("Text Fields"), .button("Save")),
      broken: .app(.bar("Fields"), .button("Save")),
      words: [#"title "Text Fields" → "Fields""#]),
    RuleExample(
      rule: .back, source: "\(gitHub)/Pircate/EachNavigationBar/issues/35",
      content: Declaration(content: ScreenContent(title: "Dune"), back: "Library"),
      right: .app(.bar("Dune", back: "Back")), broken: .app(.bar("Dune", back: "Search")),
      words: [#"back button "Library" → "Search""#]),
    RuleExample(
      rule: .overflow, source: "\(gitHub)/manaflow-ai/cmux/pull/10923",
      content: save(ScreenContent(title: "Dune", trailing: [.button("Run"), .button("Browse")])),
      right: .app(.bar("Dune", .button("Run"), Tree(.button, "More", id: "OverflowBarButtonItem"))),
      broken: .app(.bar("Dune", .button("Run"))),
      words: [#"the view lacks button "Browse""#]),
    RuleExample(
      rule: .tabs, source: "\(gitHub)/oozoofrog/mcp-baepsae/issues/38",
      content: Declaration(tabs: ["News", "Explore"]),
      right: .app(tabBar("News", "Explore", selected: 0)),
      broken: .app(tabBar("News", "Explore", selected: 1)),
      words: [#"tabs "● News  ○ Explore" → "○ News  ● Explore""#]),
  ]

  static func tabBar(_ tabs: String..., selected: Int) -> Tree {
    var buttons = tabs.map { Tree(.button, $0, [Tree(.image, id: $0)]) }
    buttons[selected].selected = true
    return Tree(.tabBar, "Tab Bar", frame: [0, 769, 393, 83], buttons)
  }

  private static let book = ScreenElement.link("Author", "Frank Herbert")

  private static let rows = [
    RuleExample(
      rule: .rows, source: "\(gitHub)/lycorp-jp/sim-use/issues/112",
      content: save(ScreenContent(elements: [book, .row("Pages", "412"), .row("Cover", "First")])),
      right: .app(
        .list(
          .cell(Tree(.button, "Author, Frank Herbert")), Tree(.cell, "Pages, 412"),
          .cell(.text("Cover"), .text("First")))),
      broken: .app(
        .list(
          .cell(Tree(.button, "Author, Brian Herbert")), Tree(.cell, "Pages, 413"),
          .cell(.text("Cover"), .text("Second")))),
      words: [
        #"link "Author": "Frank Herbert" → "Brian Herbert""#, #"row "Pages": "412" → "413""#,
        #"row "Cover": "First" → "Second""#,
      ]),
    RuleExample(
      rule: .repeats, source: "\(gitHub)/appium/appium/issues/13227", content: save(),
      right: .app(Tree(.button, "Save", [.text("Save"), Tree(.image, "Save")])),
      broken: .app(Tree(.button, "Save"), .text("Save")),
      words: [#"the content lacks text "Save""#]),
    RuleExample(
      rule: .headings, source: "\(gitHub)/appium/WebDriverAgent/pull/416",
      content: save(ScreenContent(elements: [.section("Details", [.text("412 pages")])])),
      right: .app(.list(Tree(.other, [.text("DETAILS")]), .cell(.text("412 pages")))),
      broken: .app(.list(.cell(.text("412 pages")))),
      words: [#"the view lacks heading "Details""#]),
    RuleExample(
      rule: .lists, source: "\(gitHub)/appium/appium/issues/13227",
      content: save(ScreenContent(elements: [.text("First"), .text("Second")])),
      right: .app(.list(Tree(.cell, frame: [0, 800, 393, 44], [low("First")]))),
      broken: .app(.list(.cell(.text("First")))),
      words: [#"the view lacks text "Second""#]),
    RuleExample(
      rule: .pictures, source: "\(gitHub)/mozilla-mobile/firefox-ios/issues/29114",
      content: save(ScreenContent(elements: [.image("A book"), .image("A map"), .button("Save")])),
      right: .app(Tree(.image, "book.fill"), .text("A map"), .button("Save")),
      broken: .app(Tree(.image, "book.fill"), .text("A chart"), .button("Save")),
      words: [#"the content lacks text "A chart""#]),
  ]

  private static func low(_ text: String) -> Tree {
    Tree(.staticText, text, frame: [0, 812, 393, 20])
  }

  private static func text(_ value: String) -> Tree {
    Tree(.textField, value: value)
  }

  private static let controls = [
    RuleExample(
      rule: .labels, source: "\(gitHub)/appium/WebDriverAgent/pull/416",
      content: save(ScreenContent(elements: [.field("Name", "Ada")])),
      right: .app(.list(.cell(.text("Name"), text("Ada")))),
      broken: .app(.list(.cell(.text("Name"), text("Grace")))),
      words: [#"field "Name": "Ada" → "Grace""#]),
    RuleExample(
      rule: .toggles, source: "\(gitHub)/woocommerce/woocommerce-ios/pull/9629",
      content: save(ScreenContent(elements: [.toggle("Night mode", isOn: true)])),
      right: .app(Tree(.switch, "Night mode", value: "1", [Tree(.switch, value: "1")])),
      broken: .app(Tree(.switch, "Night mode", value: "0", [Tree(.switch, value: "0")])),
      words: [#"toggle "Night mode": on → off"#]),
    RuleExample(
      rule: .secureFields, source: "\(gitHub)/lionheart/openradar-mirror/issues/9051",
      content: save(ScreenContent(elements: [.field("PIN", "1234", isSecure: true)])),
      right: .app(.cell(.text("PIN"), Tree(.secureTextField, value: "••••"))),
      broken: .app(.cell(.text("PIN"), Tree(.secureTextField, value: ""))),
      words: [#"secure field "PIN": "••••••" → """#]),
    RuleExample(
      rule: .emptyFields, source: "\(gitHub)/appium/WebDriverAgent/pull/987",
      content: save(ScreenContent(elements: [.field("Search", "", placeholder: "Title")])),
      right: .app(placeholder("Title", in: "Title")),
      broken: .app(placeholder("Title", in: "Dune")),
      words: [#"field "Search": "" → "Dune""#]),
    RuleExample(
      rule: .percentages,
      source: "\(gitHub)/material-components/material-components-ios/issues/3160",
      content: save(ScreenContent(elements: [.slider("Size", 0.3), .progress("Read", 0.36)])),
      right: .app(
        Tree(.slider, "Size", value: "30%"), .text("30%"),
        Tree(.progressIndicator, "Read", value: "36%")),
      broken: .app(
        Tree(.slider, "Size", value: "29%"), .text("30%"),
        Tree(.progressIndicator, "Read", value: "35%")),
      words: [
        #"slider "Size": "30%" → "29%""#, #"progress bar "Read": "36%" → "35%""#,
      ]),
    RuleExample(
      rule: .menus, source: "\(gitHub)/dashpay/platform/pull/3903",
      content: save(
        ScreenContent(elements: [
          .menu("Sort", [.button("By Title")]), .picker("Group", "All", options: ["All", "Some"]),
        ])),
      right: .app(Tree(.button, "Sort"), Tree(.button, "Group, All")),
      broken: .app(Tree(.button, "Sort"), .button("By Title"), Tree(.button, "Group, Some")),
      words: [
        #"picker "Group": "All" → "Some""#, #"the content lacks button "By Title""#,
      ]),
  ]

  private static func placeholder(_ placeholder: String, in value: String) -> Tree {
    var field = Tree(.searchField, value: value)
    field.placeholder = placeholder
    return .cell(.text("Search"), field)
  }

  private static let question = [
    ScreenButton.button("Delete", role: .destructive), .button("Cancel", role: .cancel),
  ]

  private static let dialogs = [
    RuleExample(
      rule: .alerts, source: "\(gitHub)/facebookarchive/WebDriverAgent/issues/183",
      content: Declaration(
        content: ScreenContent(title: "Delete it?"), isAlert: true, buttons: question),
      right: .app(
        .bar("Dune"), .button("Lend"),
        Tree(.alert, "Delete it?", [Tree(.button, "Delete"), Tree(.button, "Cancel")])),
      broken: .app(
        .bar("Dune"), .button("Lend"),
        Tree(.alert, "Delete it?", [.text("Delete it?"), Tree(.button, "Cancel")])),
      words: [#"the view lacks button "Delete""#]),
    RuleExample(
      rule: .dialogs, source: "\(gitHub)/facebookarchive/WebDriverAgent/issues/183",
      content: Declaration(
        content: ScreenContent(title: "Delete it?"), isConfirmation: true, buttons: question),
      right: .app(
        Tree(.sheet, "Delete it?", [Tree(.button, "Delete"), Tree(.button, "Cancel")])),
      broken: .app(
        Tree(.alert, "Delete it?", [Tree(.button, "Delete"), Tree(.button, "Cancel")])),
      words: [#"dialog "confirmation" → "alert""#]),
    RuleExample(
      rule: .cancel, source: "\(gitHub)/facebookarchive/WebDriverAgent/pull/189",
      content: Declaration(
        content: ScreenContent(title: "Delete it?"), isConfirmation: true, buttons: question),
      right: .app(
        Tree(.other, "dismiss popup", id: "PopoverDismissRegion"),
        Tree(.popover, [.text("Delete it?"), Tree(.button, "Delete")])),
      broken: .app(Tree(.popover, [.text("Delete it?"), Tree(.button, "Cancel")])),
      words: [#"the view lacks button "Delete""#]),
  ]
}
