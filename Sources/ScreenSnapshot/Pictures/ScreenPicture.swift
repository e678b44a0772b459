import ScreenContents
import ScreenText

/// The picture of a screen in one layout.
///
/// A change affects as few lines as possible: each line has one fact, and a screen below a sheet or
/// dialog is drawn as its bar only.
struct ScreenPicture {
  private let scene: ScreenScene
  let layout: ScreenLayout
  private let redactor: LabelRedactor

  init(of scene: ScreenScene, layout: ScreenLayout, redactor: LabelRedactor) {
    self.scene = scene
    self.layout = layout
    self.redactor = redactor
  }

  /// The lines, as wide as the layout, each with a final newline.
  var text: String {
    var canvas = Canvas(columns: layout.columns)
    if layout == .regular, scene.showsTabs {
      canvas.split(
        sidebar, bar: { drawBar(of: scene.visibleLevels.first, on: &$0) },
        body: { drawDetail(on: &$0) })
    } else if layout == .regular, !scene.isOverlaid {
      canvas.framed {
        drawBar(of: scene.visibleLevels.first, on: &$0)
        $0.rule()
        drawDetail(on: &$0)
      }
    } else {
      canvas.framed { drawColumn(on: &$0) }
    }
    return canvas.text
  }

  private var sidebar: Sidebar {
    let columns = 22
    return Sidebar(
      columns: columns, title: VisibleText(scene.app).wrapped(to: columns - 2),
      lines: scene.tabs.flatMap { $0.markedTitle.lines(columns: columns - 2) })
  }
}

// MARK: - Composition

extension ScreenPicture {
  /// Draws one column: the screen with its cards, and the tabs below it.
  private func drawColumn(on canvas: inout Canvas) {
    let levels = scene.visibleLevels
    if scene.isOverlaid {
      canvas.framed { drawLevels(levels, on: &$0) }
    } else {
      drawLevels(levels, on: &canvas)
    }
    guard scene.showsTabs, levels.count == 1 else { return }
    canvas.rule()
    TabBar(tabs: scene.tabs).draw(on: &canvas)
  }

  /// Draws what is below the bar of a wide screen, with centered cards over it.
  private func drawDetail(on canvas: inout Canvas) {
    let levels = scene.visibleLevels
    guard levels.count > 1 else { return drawBody(of: levels[levels.startIndex], on: &canvas) }
    canvas.blank()
    canvas.inset(Self.cardMargin, Self.cardMargin) { drawCards(levels.dropFirst(), on: &$0) }
    canvas.blank()
  }

  private static let cardMargin = 8

  /// Draws the bar of the first level, and below it the next level as a card or its own body.
  private func drawLevels(_ levels: ArraySlice<ScreenScene.Level>, on canvas: inout Canvas) {
    guard let level = levels.first else { return }
    drawBar(of: level, on: &canvas)
    if levels.count > 1 {
      drawCards(levels.dropFirst(), on: &canvas)
    } else {
      canvas.rule()
      drawBody(of: level, on: &canvas)
    }
  }

  /// Draws nested cards, or the number of hidden outer cards if there are too many.
  private func drawCards(_ levels: ArraySlice<ScreenScene.Level>, on canvas: inout Canvas) {
    let hidden = max(levels.count - Self.maximumCards, 0)
    if hidden > 0 {
      canvas.centered(VisibleText(hidden == 1 ? "1 more sheet" : "\(hidden) more sheets"))
    }
    canvas.framed { drawLevels(levels.dropFirst(hidden), on: &$0) }
  }

  /// Nested cards become narrower, and the innermost card must have room for text.
  private static let maximumCards = 7

  private func drawBar(of level: ScreenScene.Level?, on canvas: inout Canvas) {
    guard let level else { return }
    NavigationBar(
      title: level.title, back: level.back, leading: level.content?.leading ?? [],
      trailing: level.content?.trailing ?? []
    ).draw(on: &canvas)
  }

  private func drawBody(of level: ScreenScene.Level, on canvas: inout Canvas) {
    if let dialog = level.dialog {
      DialogBox(dialog).draw(on: &canvas)
    } else if let elements = level.content?.elements, !elements.isEmpty {
      ElementList(elements, redactor: redactor).draw(on: &canvas)
    } else {
      canvas.blank()
    }
  }
}

extension ScreenLayout {
  /// The width of a picture, including its frame.
  var columns: Int {
    switch self {
    case .compact, .controls: 44
    case .regular: 96
    }
  }
}
