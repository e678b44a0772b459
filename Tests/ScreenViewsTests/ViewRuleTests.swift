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
    #expect(example.source.hasPrefix("https://github.com/"))
  }

  @Test("Every rule has an example, and is a row in the article")
  func rules() throws {
    #expect(Set(RuleExample.all.map(\.rule)) == Set(ViewRule.allCases))
    let article = try documentation("ScreenHarness/comparing-goldens-with-real-views")
    #expect(ViewRule.allCases.map(\.row).filter { !article.contains("| \($0) |\n") } == [])
  }

  @Test(
    "A value that goldens hide is neither compared nor printed",
    arguments: [
      (ScreenElement.row("API Key", "abc"), []),
      (
        .link("Secret", "abc"),
        [#"the view lacks link "Secret""#, #"the content lacks row "API Key""#]
      ),
      (
        .field("API Key", "abc"),
        [#"the view lacks field "API Key""#, #"the content lacks row "API Key""#]
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
    let node = try JSONDecoder().decode(ViewNode.self, from: try tree.jsonData)
    let seen = ViewReader.read(node, expectsDialog: false, redactor: LabelRedactor(.standard))
    #expect(seen.elements.map(\.label) == ["API Key", "Copy", "Password", ""])
    #expect(seen.elements.map(\.value) == ["", "", "", ""])
  }

  @Test("A screen without a content is compared by its bar and its tabs alone")
  func noContent() throws {
    let scene = ScreenScene(app: "App", levels: [.init(kind: .base, title: "Tea", back: "Shelf")])
    let redactor = LabelRedactor(.standard)
    let tree = Tree.app(.bar("Tea"), .button("Brew"))
    let node = try JSONDecoder().decode(ViewNode.self, from: try tree.jsonData)
    let result = ViewComparison.result(
      of: DeclaredScreen(scene, in: .compact, path: "root", redactor: redactor),
      and: ViewReader.read(node, expectsDialog: false, redactor: redactor))
    #expect(result.differences == [.missingInView(kind: "back button", label: "Shelf")])
  }

  @Test("The types of elements have the numbers of XCTest")
  func types() {
    let kinds: [(Tree.Kind, ElementType)] = [
      (.application, .application), (.alert, .alert), (.button, .button), (.cell, .cell),
      (.staticText, .staticText), (.navigationBar, .navigationBar),
    ]
    for (kind, type) in kinds { #expect(kind.rawValue == type.rawValue) }
  }
}

/// What a view differs in from its content.
func words(
  of tree: Tree, for declaration: Declaration, redaction: Redaction = .standard,
  accepting accepts: @escaping ViewComparison.Acceptance = { _, _ in false }
) throws -> [String] {
  let redactor = LabelRedactor(redaction)
  let node = try JSONDecoder().decode(ViewNode.self, from: try tree.jsonData)
  let declared = DeclaredScreen(
    declaration.scene, in: .compact, path: "root", redactor: redactor)
  let seen = ViewReader.read(node, expectsDialog: declared.dialog != nil, redactor: redactor)
  return ViewComparison.result(of: declared, and: seen, accepting: accepts).differences
    .map(\.words)
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
