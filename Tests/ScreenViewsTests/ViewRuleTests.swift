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

  @Test(
    "A value that goldens hide is neither compared nor printed",
    arguments: [
      (ScreenElement.row("API Key", "abc"), []),
      (
        .link("Secret", "abc"),
        [#"link "Secret" → "API Key""#]
      ),
      (
        .field("API Key", "abc"),
        [#"the view lacks field "API Key""#, #"the content lacks row "API Key, <redacted>""#]
      ),
    ] as [(ScreenElement, [String])])
  func secrets(element: ScreenElement, expected: [String]) throws {
    let tree = Tree.app(.list(.cell(.text("API Key"), .text("xyz"))))
    #expect(
      try words(of: tree, for: Declaration(content: ScreenContent(elements: [element]))) == expected
    )
  }

  @Test("A text or a field behind the label of a secret has no text")
  func secretsBeside() throws {
    let tree = Tree.app(
      .list(
        .cell(.text("API Key"), .text("xyz"), Tree(.button, "Copy")),
        .cell(.text("Password"), Tree(.textField, value: "abc"))))
    let elements = try #require(try seen(tree).elements)
    #expect(
      elements.map(\.names) == [["API Key"], ["<redacted>"], ["Copy"], ["Password"], []])
    #expect(elements.map(\.value) == [nil, nil, nil, nil, "<redacted>"])
  }

  @Test("An exception accepts the element that it names, and nothing beside it")
  func exceptions() throws {
    let content = ContentReader(redactor: LabelRedactor(.standard))
      .screen(of: Declaration().scene, at: "root")
    let view = try seen(.app(.list(.cell(.text("Sponsored"), .button("Buy")))), for: content)
    let exception = ViewException.onlyInView("Sponsored", because: "the server chooses it")
    let comparison = ViewComparison(of: content, and: view, except: [exception])
    #expect(comparison.differences.map(\.text) == [#"the content lacks button "Buy""#])
    #expect(comparison.needed == [exception])
  }

  @Test("A screen without a content is compared by its bar and its tabs alone")
  func noContent() throws {
    let scene = ScreenScene(app: "App", levels: [.init(kind: .base, title: "Tea", back: "Shelf")])
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
          kind: .base, title: "", back: back, closesBySwipe: isConfirmation,
          content: isDialog ? nil : content, dialog: isDialog ? dialog : nil)
      ])
  }
}
