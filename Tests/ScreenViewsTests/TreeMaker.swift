import ScreenContents

@testable import ScreenSnapshot

// The shapes are those of hierarchies that XCTest printed for apps with SwiftUI; see `RuleExample`
// for where they are published. Nothing here uses the target that reads trees, so that both can disagree.

/// Makes the tree of a screen as XCTest would deliver it, from what the screen declares.
struct TreeMaker {
  let scene: ScreenScene
  let layout: ScreenLayout

  /// The path that the app has in its tree.
  let path: String

  private var size: [Double] { layout == .compact ? [393, 852] : [1024, 1366] }
  private var screen: [Double] { [0, 0] + size }

  /// The place where the tab bar or the bottom of the screen hides what is below.
  private var fold: Double { hasTabBar ? size[1] - 83 : size[1] }

  private var hasTabBar: Bool {
    layout == .compact && !scene.tabs.isEmpty && scene.levels.count == 1
  }

  func tree() -> Tree {
    var window = Tree(.window, frame: screen, [container(base)])
    for level in scene.levels.dropFirst() {
      // A sheet of a phone hides what is beneath from assistive technologies.
      if layout == .compact { window.children = [] }
      window.children.append(container(card(of: level)))
    }
    if let front = scene.levels.last, let dialog = front.dialog {
      window.children.append(container([self.dialog(dialog, isConfirmation: front.closesBySwipe)]))
    }
    let clock = Tree(.other, "9:41", frame: [20, 10, 40, 20])
    return Tree(
      .application, "Bookshelf", frame: screen,
      [window, Tree(.window, frame: screen, [Tree(.statusBar, frame: [0, 0, 393, 44], [clock])])])
  }

  /// The place of a sheet: a form sheet on a tablet.
  private var cardFrame: [Double] { layout == .compact ? screen : [162, 333, 700, 700] }

  private func container(_ children: [Tree]) -> Tree {
    Tree(.other, frame: screen, [Tree(.other, frame: screen, children)])
  }

  // MARK: Containers

  /// The lowest screen with the tabs.
  private var base: [Tree] {
    guard let level = scene.levels.first else { return [] }
    let stack = Tree(.other, frame: screen, self.stack(of: level, in: screen))
    if hasTabBar { return [stack, tabBar] }
    return layout == .regular && !scene.tabs.isEmpty ? [sidebar, stack] : [stack]
  }

  private func card(of level: ScreenScene.Level) -> [Tree] {
    let grabber = Tree(.button, "Sheet Grabber", value: "Expanded", frame: [150, 57, 76, 25])
    return [Tree(.other, frame: cardFrame, [grabber] + stack(of: level, in: cardFrame))]
  }

  /// The bar and the form of a screen, and the path of the app.
  private func stack(of level: ScreenScene.Level, in frame: [Double]) -> [Tree] {
    let content = level.content?.limited(to: layout).identified ?? ScreenContent()
    let path = Tree(.other, path, id: "screenwalk.path", frame: [0, 0, 1, 1])
    return [Tree(.other, frame: frame, [bar(of: level, content), form(content, in: frame)]), path]
  }

  private var tabBar: Tree {
    let buttons = scene.tabs.map { tab in
      var button = Tree(.button, tab.title, [Tree(.image, id: tab.title)])
      button.selected = tab.isSelected
      return button
    }
    return Tree(.tabBar, "Tab Bar", frame: [0, fold, size[0], 83], buttons)
  }

  private var sidebar: Tree {
    let cells = scene.tabs.map { tab in
      var cell = Tree(.cell, [Tree(.other, [Tree(.image), Tree(.staticText, tab.title)])])
      cell.selected = tab.isSelected
      return cell
    }
    return Tree(
      .other, frame: [0, 0, 320, size[1]],
      [
        Tree(
          .navigationBar, id: scene.app,
          [Tree(.button, "Hide Sidebar", id: "ToggleSidebar"), Tree(.staticText, scene.app)]),
        Tree(.collectionView, "Sidebar", id: "Sidebar", frame: [0, 100, 320, 900], cells),
      ])
  }

  private func bar(of level: ScreenScene.Level, _ content: ScreenContent) -> Tree {
    func item(_ button: ScreenButton) -> Tree {
      Tree(.other, button.label, [Tree(.other, [self.button(button)])])
    }
    var children = content.leading.map(item)
    if let back = level.back, content.leading.isEmpty {
      children.append(Tree(.button, back, id: "BackButton"))
    }
    if let title = content.title { children.append(Tree(.staticText, title)) }
    return Tree(
      .navigationBar, id: content.title ?? "_TtGC7SwiftUI19UIHosting", frame: [0, 59, size[0], 44],
      children + content.trailing.map(item))
  }

  private func dialog(_ dialog: VisibleDialog, isConfirmation: Bool) -> Tree {
    let texts = [dialog.title, dialog.message].compactMap(\.self).map { Tree(.staticText, $0) }
    let buttons = dialog.buttons.filter {
      !isConfirmation || layout == .compact || $0.role != .cancel
    }
    .map { Tree(.button, $0.label) }
    let box = [Tree(.other, texts), Tree(.other, buttons)]
    if !isConfirmation { return Tree(.alert, dialog.title, box) }
    if layout == .compact { return Tree(.sheet, dialog.title, box) }
    return Tree(
      .other,
      [
        Tree(.other, "dismiss popup", id: "PopoverDismissRegion", frame: screen),
        Tree(.popover, box),
      ])
  }

  // MARK: Elements

  /// The cells that fit, and the one that is cut.
  private func form(_ content: ScreenContent, in frame: [Double]) -> Tree {
    var cells = content.elements.flatMap(cells)
    if cells.isEmpty {
      return Tree(.other, frame: frame, [Tree(.image), Tree(.staticText, content.title ?? "")])
    }
    var y = frame[1] + 110
    for index in cells.indices {
      cells[index].move(to: [frame[0] + 16, y, frame[2] - 32, 44])
      y += 44
    }
    cells = cells.filter { $0.frame[1] < min(fold, frame[1] + frame[3]) }
    let scrollBar = Tree(.other, "Vertical scroll bar, 2 pages", value: "0%")
    return Tree(.collectionView, frame: frame, cells + [scrollBar])
  }

  private func cells(of element: ScreenElement) -> [Tree] {
    switch element.kind {
    case .section(let title, let elements):
      let header = title.map { Tree(.other, [Tree(.staticText, $0.uppercased())]) }
      return [header].compactMap(\.self) + elements.flatMap(cells)
    case .text(let text): return [.cell(.text(text))]
    case .row(let label, let value): return [.cell(.text(label), .text(value))]
    case .link(let button, let value): return [.cell(link(button, value))]
    case .button(let button): return [.cell(self.button(button))]
    case .field(let field): return [.cell(.text(field.label), input(of: field))]
    case .toggle(let button, let isOn): return [.cell(toggle(button, isOn))]
    case .picker(let menu, let value): return [.cell(link(menu, value))]
    case .slider(let menu, let slider):
      let control = Tree(
        .slider, menu.label, id: menu.identifier,
        value: "\(Int((slider.fraction * 100).rounded()))%")
      return [.cell(.text(menu.label), control, .text(slider.text))]
    case .image(let description): return [.cell(Tree(.image, id: "photo"), .text(description))]
    case .progress(let label, let fraction?):
      let value = "\(Int((fraction * 100).rounded()))%"
      return [.cell(.text(label), Tree(.progressIndicator, label, value: value))]
    case .progress(let label, nil):
      return [.cell(.text(label), Tree(.activityIndicator, "In progress", value: "1"))]
    }
  }

  private func button(_ button: ScreenButton) -> Tree {
    var tree = Tree.button(button.label, id: button.identifier)
    tree.enabled = button.isEnabled && (button.isWired || button.items != nil)
    return tree
  }

  private func link(_ button: ScreenButton, _ value: String?) -> Tree {
    let texts = [button.label, value].compactMap(\.self).filter { !$0.isEmpty }
    var tree = Tree(
      .button, texts.joined(separator: ", "), id: button.identifier,
      texts.map { Tree(.staticText, $0) } + [Tree(.image, frame: [360, 0, 7, 12])])
    tree.enabled = button.isEnabled
    return tree
  }

  private func toggle(_ button: ScreenButton, _ isOn: Bool) -> Tree {
    let value = isOn ? "1" : "0"
    var tree = Tree(
      .switch, button.label, id: button.identifier, value: value,
      [.text(button.label), Tree(.switch, value: value)])
    tree.enabled = button.isEnabled && button.isWired
    return tree
  }

  private func input(of field: ScreenField) -> Tree {
    var tree = Tree(
      field.isSecure ? .secureTextField : .textField, id: field.identifier,
      value: field.isSecure ? String(repeating: "•", count: field.value.count) : field.value)
    tree.placeholder = field.placeholder ?? field.label
    if field.value.isEmpty { tree.value = tree.placeholder }
    tree.enabled = field.isWired
    return tree
  }
}

extension Tree {
  /// Puts the element and what is in it at a place.
  fileprivate mutating func move(to frame: [Double]) {
    self.frame = frame
    for index in children.indices { children[index].move(to: frame) }
  }
}
