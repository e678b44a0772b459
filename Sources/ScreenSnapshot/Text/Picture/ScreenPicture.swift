/// Draws a screen in one of its layouts.
///
/// One fact a line, and nothing that moves when something else changes: what lies beneath a sheet
/// or a dialog is shown by its bar alone.
struct ScreenPicture {
  private let scene: ScreenScene
  private let layout: ScreenLayout
  private let redaction: Redaction

  init(of scene: ScreenScene, layout: ScreenLayout, redaction: Redaction) {
    self.scene = scene
    self.layout = layout
    self.redaction = redaction
  }

  /// The lines, each ending with a newline and as wide as the layout.
  var bytes: [UInt8] {
    var canvas = Canvas(columns: layout.columns)
    if layout == .regular, scene.showsTabs {
      canvas.split(sidebar) { drawDetail(on: &$0) }
    } else if layout == .regular, !isOverlaid {
      canvas.framed { drawDetail(on: &$0) }
    } else {
      canvas.framed { drawColumn(on: &$0) }
    }
    return canvas.bytes
  }

  private var isOverlaid: Bool { scene.visibleLevels.first?.kind == .overlay }

  private var sidebar: Sidebar { Sidebar(title: scene.app, tabs: scene.tabs, columns: 22) }
}

// MARK: - Composition

extension ScreenPicture {
  /// One column: the screen, what lies over it, the tabs below.
  private func drawColumn(on canvas: inout Canvas) {
    let levels = scene.visibleLevels
    if isOverlaid {
      canvas.framed { drawNested(levels, on: &$0) }
    } else {
      drawNested(levels, on: &canvas)
    }
    guard scene.showsTabs, levels.count == 1 else { return }
    canvas.rule()
    TabBar(tabs: scene.tabs).draw(on: &canvas)
  }

  /// The screen beside the sidebar, and what lies over it as cards in the middle.
  private func drawDetail(on canvas: inout Canvas) {
    let levels = scene.visibleLevels
    guard let base = levels.first else { return }
    drawBar(of: base, on: &canvas)
    canvas.rule()
    guard levels.count > 1 else { return drawBody(of: base, on: &canvas) }
    canvas.blank()
    canvas.inset(Self.cardMargin, Self.cardMargin) { drawCards(levels.dropFirst(), on: &$0) }
    canvas.blank()
  }

  private static let cardMargin = 8

  /// A level's bar with the next level as a card below it, or with its own body.
  private func drawNested(_ levels: ArraySlice<ScreenScene.Level>, on canvas: inout Canvas) {
    guard let level = levels.first else { return }
    drawBar(of: level, on: &canvas)
    if levels.count > 1 {
      drawCards(levels.dropFirst(), on: &canvas)
    } else {
      canvas.rule()
      drawBody(of: level, on: &canvas)
    }
  }

  /// Levels as cards in each other; of too many, the outer ones are counted instead.
  private func drawCards(_ levels: ArraySlice<ScreenScene.Level>, on canvas: inout Canvas) {
    let hidden = max(levels.count - Self.maximumCards, 0)
    if hidden > 0 { canvas.centered(hidden == 1 ? "1 more sheet" : "\(hidden) more sheets") }
    canvas.framed { drawNested(levels.dropFirst(hidden), on: &$0) }
  }

  /// Cards in cards get narrower, and words have to fit into the innermost.
  private static let maximumCards = 7

  private func drawBar(of level: ScreenScene.Level, on canvas: inout Canvas) {
    NavigationBar(of: level).draw(on: &canvas)
  }

  private func drawBody(of level: ScreenScene.Level, on canvas: inout Canvas) {
    if let dialog = level.dialog {
      DialogBox(dialog).draw(on: &canvas)
    } else if let elements = level.content?.elements, !elements.isEmpty {
      ElementList(elements, redaction: redaction).draw(on: &canvas)
    } else {
      canvas.blank()
    }
  }
}

extension ScreenLayout {
  /// The width of a picture, its frame included.
  var columns: Int {
    switch self {
    case .compact: 44
    case .regular: 96
    }
  }
}
