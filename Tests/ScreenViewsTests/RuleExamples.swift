import ScreenContents
import Testing

@testable import ScreenViews

/// A tree that follows a rule, and one that breaks it.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let rule: ViewRule

  /// The thread on GitHub that has a hierarchy with the shape of the tree.
  let source: String
  let content: Declaration
  let right: Tree
  let broken: Tree

  /// What the broken tree differs in.
  let words: [String]

  init(
    _ rule: ViewRule, _ source: String, _ content: Declaration, right: Tree, broken: Tree,
    _ words: String...
  ) {
    (self.rule, self.source, self.content) = (rule, source, content)
    (self.right, self.broken, self.words) = (right, broken, words)
  }

  var testDescription: String { "\(rule)" }
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
  static func save(_ elements: [ScreenElement] = [.button("Save")], title: String? = nil)
    -> Declaration
  { Declaration(content: ScreenContent(title: title, elements: elements)) }

  private static let bars = [
    RuleExample(
      .system, "appium/WebDriverAgent/issues/889", save(),
      right: .app(
        .button("Save"), Tree(.other, "Vertical scroll bar, 1 page", value: "0%"),
        Tree(.keyboard, [Tree(.key, "q"), Tree(.button, "shift")]), Tree(.button, "Sheet Grabber"),
        Tree(.staticText, "Old", frame: [0, 0, 0, 0])),
      broken: .app(.button("Save"), Tree(.button, "shift")), #"the content lacks button "shift""#),
    RuleExample(
      .front, "appium/WebDriverAgent/pull/40", save(title: "Edit"),
      right: .app(
        Tree(.other, [.bar("Library"), .list(.cell(.button("Dune")))]),
        Tree(.other, [.bar("Edit"), .list(.cell(.button("Save")))])),
      broken: .app(
        Tree(.other, [.bar("Edit"), .list(.cell(.button("Save")))]),
        Tree(.other, [.bar("Library"), .list(.cell(.button("Dune")))])),
      #"title "Edit" → "Library""#),
    RuleExample(
      .title, "appium/WebDriverAgent/pull/416", save(title: "Text Fields"),
      right: .app(.bar("Text Fields"), .button("Save")),
      broken: .app(.bar("Fields"), .button("Save")), #"title "Text Fields" → "Fields""#),
    RuleExample(
      .back, "Pircate/EachNavigationBar/issues/35",
      Declaration(content: ScreenContent(title: "Dune"), back: "Library"),
      right: .app(.bar("Dune", back: "Back")), broken: .app(.bar("Dune", back: "Search")),
      #"back button "Library" → "Search""#),
    RuleExample(
      .overflow, "manaflow-ai/cmux/pull/10923",
      Declaration(
        content: ScreenContent(title: "Dune", trailing: [.button("Run"), .button("Browse")])),
      right: .app(.bar("Dune", .button("Run"), Tree(.button, "More", id: "OverflowBarButtonItem"))),
      broken: .app(.bar("Dune", .button("Run"))), #"the view lacks button "Browse""#),
  ]

  static func tabBar(_ tabs: String..., selected: Int) -> Tree {
    var buttons = tabs.map { Tree(.button, $0, [Tree(.image, id: $0)]) }
    buttons[selected].selected = true
    return Tree(.tabBar, "Tab Bar", frame: [0, 769, 393, 83], buttons)
  }

  private static let rows = [
    RuleExample(
      .repeats, "appium/appium/issues/13227", save(),
      right: .app(Tree(.button, "Save", [.text("Save"), Tree(.image, "Save")])),
      broken: .app(Tree(.button, "Save"), .text("Save")), #"the content lacks text "Save""#),
    RuleExample(
      .headings, "appium/WebDriverAgent/pull/416",
      save([.section("Details", [.text("412 pages")])]),
      right: .app(.list(Tree(.other, [.text("DETAILS")]), .cell(.text("412 pages")))),
      broken: .app(.list(.cell(.text("412 pages")))), #"the view lacks heading "Details""#),
    RuleExample(
      .lists, "appium/appium/issues/13227", save([.text("First"), .text("Second")]),
      right: .app(.list(Tree(.cell, frame: [0, 800, 393, 44], [low("First")]))),
      broken: .app(.list(.cell(.text("First")))), #"the view lacks text "Second""#),
    RuleExample(
      .pictures, "mozilla-mobile/firefox-ios/issues/29114",
      save([.image("A book"), .image("A map"), .button("Save")]),
      right: .app(Tree(.image, "book.fill"), .text("A map"), .button("Save")),
      broken: .app(Tree(.image, "book.fill"), .text("A chart"), .button("Save")),
      #"the content lacks text "A chart""#),
  ]

  private static func low(_ text: String) -> Tree {
    Tree(.staticText, text, frame: [0, 812, 393, 20])
  }

  private static func text(_ value: String) -> Tree { Tree(.textField, value: value) }

  private static let controls = [
    RuleExample(
      .labels, "appium/WebDriverAgent/pull/416", save([.field("Name", "Ada")]),
      right: .app(.list(.cell(.text("Name"), text("Ada")))),
      broken: .app(.list(.cell(.text("Name"), text("Grace")))), #"field "Name": "Ada" → "Grace""#),
    RuleExample(
      .secureFields, "lionheart/openradar-mirror/issues/9051",
      save([.field("PIN", "1234", isSecure: true)]),
      right: .app(.cell(.text("PIN"), Tree(.secureTextField, value: "••••"))),
      broken: .app(.cell(.text("PIN"), Tree(.secureTextField, value: ""))),
      #"secure field "PIN": "••••••" → """#),
    RuleExample(
      .emptyFields, "appium/WebDriverAgent/pull/987",
      save([.field("Search", "", placeholder: "Title")]),
      right: .app(placeholder("Title", in: "Title")),
      broken: .app(placeholder("Title", in: "Dune")), #"field "Search": "" → "Dune""#),
    RuleExample(
      .percentages, "material-components/material-components-ios/issues/3160",
      save([.slider("Size", 0.3), .progress("Read", 0.36)]),
      right: .app(
        Tree(.slider, "Size", value: "30%"), .text("30%"),
        Tree(.progressIndicator, "Read", value: "36%")),
      broken: .app(
        Tree(.slider, "Size", value: "29%"), .text("30%"),
        Tree(.progressIndicator, "Read", value: "35%")), #"slider "Size": "30%" → "29%""#,
      #"progress bar "Read": "36%" → "35%""#),
    RuleExample(
      .menus, "dashpay/platform/pull/3903",
      save([
        .menu("Sort", [.button("By Title")]), .picker("Group", "All", options: ["All", "Some"]),
      ]), right: .app(Tree(.button, "Sort"), Tree(.button, "Group, All")),
      broken: .app(Tree(.button, "Sort"), .button("By Title"), Tree(.button, "Group, Some")),
      #"picker "Group": "All" → "Some""#, #"the content lacks button "By Title""#),
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
      .alerts, "facebookarchive/WebDriverAgent/issues/183",
      Declaration(content: ScreenContent(title: "Delete it?"), isAlert: true, buttons: question),
      right: .app(
        .bar("Dune"), .button("Lend"),
        Tree(.alert, "Delete it?", [Tree(.button, "Delete"), Tree(.button, "Cancel")])),
      broken: .app(
        .bar("Dune"), .button("Lend"),
        Tree(.alert, "Delete it?", [.text("Delete it?"), Tree(.button, "Cancel")])),
      #"the view lacks button "Delete""#),
    RuleExample(
      .dialogs, "facebookarchive/WebDriverAgent/issues/183",
      Declaration(
        content: ScreenContent(title: "Delete it?"), isConfirmation: true, buttons: question),
      right: .app(Tree(.sheet, "Delete it?", [Tree(.button, "Delete"), Tree(.button, "Cancel")])),
      broken: .app(Tree(.alert, "Delete it?", [Tree(.button, "Delete"), Tree(.button, "Cancel")])),
      #"dialog "confirmation" → "alert""#),
    RuleExample(
      .cancel, "facebookarchive/WebDriverAgent/pull/189",
      Declaration(
        content: ScreenContent(title: "Delete it?"), isConfirmation: true, buttons: question),
      right: .app(
        Tree(.other, "dismiss popup", id: "PopoverDismissRegion"),
        Tree(.popover, [.text("Delete it?"), Tree(.button, "Delete")])),
      broken: .app(Tree(.popover, [.text("Delete it?"), Tree(.button, "Cancel")])),
      #"the view lacks button "Delete""#),
  ]
}
