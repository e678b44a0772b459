import Foundation
import ScreenContents
import ScreenPayloads
import TestSupport
import Testing

@testable import ScreenSnapshot
@testable import ScreenViews

@Suite("A rule for trees")
struct ViewRuleTests {
  @Test(
    "The tree that follows the rule agrees, and the one that breaks it does not",
    arguments: RuleExample.all)
  func example(example: RuleExample) throws {
    #expect(try words(of: example.right, for: example.content) == [])
    #expect(try words(of: example.broken, for: example.content) == example.words)
  }

  @Test("Every rule has an example, and is a row in the article")
  func rules() throws {
    #expect(Set(RuleExample.all.map(\.rule)) == Set(ViewRule.allCases))
    let article = try documentation("ScreenHarness/comparing-goldens-with-real-views")
    #expect(ViewRule.allCases.map(\.rawValue).filter { !article.contains("| \($0) |\n") } == [])
  }

  /// A view, the elements of its content, and what differs.
  private static let hiddenValues: [(view: Tree, content: [ScreenElement], words: [String])] = [
    (apiKey, [.row("API Key", "abc")], []),
    (apiKey, [.link("Secret", "abc")], [#"link "Secret" → "API Key""#]),
    (
      apiKey, [.field("API Key", "abc")],
      [#"the view lacks field "API Key""#, #"the content lacks row "API Key, <redacted>""#]
    ),
    // A value with the labels of secrets.
    (
      .app(.list(.cell(.text("Sign in"), .text("Password, PIN")))),
      [.row("Sign in", "Password, PIN")], []
    ),
    // Outside of lists, a text behind the label of a secret is hidden unless the content has it.
    (password, [.text("Password"), .text("At least 8 characters")], []),
    (password, [.row("Password", "abc")], []),
  ]
  private static let apiKey = Tree.app(.list(.cell(.text("API Key"), .text("xyz"))))
  private static let password = Tree.app(.text("Password"), .text("At least 8 characters"))

  @Test("A value that goldens hide is neither compared nor printed", arguments: hiddenValues)
  func secrets(view: Tree, content: [ScreenElement], expected: [String]) throws {
    #expect(try words(of: view, for: RuleExample.save(content)) == expected)
  }

  @Test(
    "A text or a field behind the label of a secret has no text, up to the end of the row",
    arguments: [
      (Tree.cell(.text("API Key"), .text("xyz"), .button("Copy")), "API Key; <redacted>; Copy"),
      (
        .cell(.text("API Key"), .button("Copy"), Tree(.image, "Key"), .text("xyz"), .text("z")),
        "API Key; Copy; Key; <redacted>; <redacted>"
      ),
      (.cell(.text("Server"), .text("API Key"), .text("xyz")), "Server, API Key, <redacted>"),
      (.cell(.text("Password"), Tree(.textField, value: "xyz")), "Password;  = <redacted>"),
      (
        .cell(.text("Password"), .button("Show"), Tree(.textField, value: "xyz")),
        "Password; Show;  = <redacted>"
      ),
    ] as [(Tree, String)])
  func secretsBeside(cell: Tree, expected: String) throws {
    let elements = try #require(
      try seen(.app(.list(cell, .cell(.text("Total"), .button("Buy"), .text("7"))))).elements)
    let words = elements.map { element in
      element.names.joined(separator: "|") + (element.value.map { " = \($0)" } ?? "")
    }
    #expect(words.joined(separator: "; ") == "\(expected); Total; Buy; 7")
  }

  @Test(
    "An app or a list without a size hides nothing below it",
    arguments: [
      Tree(.application, frame: [0, 0, 0, 0], [.list(.cell(.button("Save")))]),
      .app(Tree(.collectionView, frame: [0, 0, 0, 0], [.cell(.button("Save"))])),
    ])
  func noSize(tree: Tree) throws {
    let content = RuleExample.save([.button("Save"), .button("Done")])
    #expect(try words(of: tree, for: content) == [#"the view lacks button "Done""#])
  }

  @Test("An exception accepts the element that it names, and nothing beside it")
  func exceptions() throws {
    let content = ContentReader(redactor: LabelRedactor(.standard))
      .screen(of: Declaration().scene, at: "root")
    let view = try seen(.app(.list(.cell(.text("Sponsored"), .button("Buy")))), for: content)
    let exception = ViewException(onlyIn: .view, "Sponsored", because: "the server chooses it")
    let comparison = ViewComparison(of: content, and: view, except: [exception])
    #expect(comparison.differences.map(\.text) == [#"the content lacks button "Buy""#])
    #expect(comparison.needed == [exception])
  }

  @Test("An app that says another path is on another screen, which is the only difference")
  func otherPath() throws {
    func tree(at path: String) -> Tree {
      .app(.button("Done"), Tree(.other, path, id: "screenwalk.path", frame: [0, 0, 1, 1]))
    }
    #expect(try words(of: tree(at: "root"), for: RuleExample.save([.button("Done")])) == [])
    #expect(
      try words(of: tree(at: "root › sheet help"), for: RuleExample.save())
        == ["the app is on another screen: root → root › sheet help"])
  }

  @Test("A screen without a content is compared by its bar and its tabs alone")
  func noContent() throws {
    let scene = ScreenScene(app: "App", levels: [.init(title: "Tea", back: "Shelf")])
    let content = ContentReader(redactor: LabelRedactor(.standard)).screen(of: scene, at: "root")
    let view = try seen(Tree.app(.bar("Tea"), .button("Brew")), for: content)
    #expect(
      ViewComparison(of: content, and: view).differences.map(\.text)
        == [#"the view lacks back button "Shelf""#])
  }
}

/// What a view differs in from its content.
func words(of tree: Tree, for declaration: Declaration) throws -> [String] {
  let reader = ContentReader(redactor: LabelRedactor(.standard))
  let content = reader.screen(of: declaration.scene, at: "root")
  return ViewComparison(of: content, and: try seen(tree, for: content)).differences.map(\.text)
}

/// What a person sees of a screen, from the file that a test would write.
private func seen(_ tree: Tree, for content: ViewScreen = ViewScreen()) throws -> ViewScreen {
  let node = try JSONDecoder().decode(ViewNode.self, from: try tree.jsonData)
  return TreeReader(node, for: content, redactor: LabelRedactor(.standard)).screen
}

extension Declaration {
  var scene: ScreenScene {
    let isDialog = isAlert || isConfirmation
    let dialog = VisibleDialog(content.title ?? "", buttons: buttons)
    return ScreenScene(
      app: "App",
      tabs: tabs.enumerated().map { .init(title: $1, isSelected: $0 == 0) },
      levels: [
        .init(
          title: "", back: back, closesBySwipe: isConfirmation,
          content: isDialog ? nil : content, dialog: isDialog ? dialog : nil)
      ])
  }
}
