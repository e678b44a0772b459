package import ScreenContents
package import ScreenPayloads
package import ScreenText

/// The picture of a screen in one layout.
///
/// A change affects as few lines as possible: each line has one fact, and a screen below a sheet or
/// dialog is drawn as its bar only.
package struct ScreenPicture {
  private let scene: ScreenScene
  let layout: ScreenLayout
  private let redactor: LabelRedactor

  /// The numbers of controls that the picture marks, by their places.
  private var numbers: [ControlPlace: Int] = [:]

  package init(of scene: ScreenScene, layout: ScreenLayout, redactor: LabelRedactor) {
    self.scene = scene
    self.layout = layout
    self.redactor = redactor
  }

  /// Where the controls of the frontmost screen are in the text, each on the first of its lines.
  package func regions(of places: [ControlPlace]) -> [ControlPlace: TextRegion] {
    let places = places.uniqued
    var picture = self
    picture.numbers = Dictionary(uniqueKeysWithValues: zip(places, places.indices))
    let regions = TextRegion.numbered(in: picture.text)
    return picture.numbers.compactMapValues { regions[$0] }
  }

  /// The lines, as wide as the layout, each with a final newline.
  package var text: String {
    var canvas = Canvas(columns: layout.columns)
    if layout == .regular, scene.showsTabs {
      canvas.split(
        sidebar, bar: { drawBar(of: scene.visibleLevels, on: &$0) },
        body: { drawDetail(on: &$0) })
    } else if layout == .regular, !scene.isOverlaid {
      canvas.framed {
        drawBar(of: scene.visibleLevels, on: &$0)
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
      lines: TabBar(tabs: scene.tabs, numbers: numbers).lines(columns: columns - 2)
        .flatMap { $0 })
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
    TabBar(tabs: scene.tabs, numbers: numbers).draw(on: &canvas)
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
    drawBar(of: levels, on: &canvas)
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

  /// Draws the bar of the first level; a level over it hides it from taps.
  private func drawBar(of levels: ArraySlice<ScreenScene.Level>, on canvas: inout Canvas) {
    guard let level = levels.first else { return }
    NavigationBar(
      title: level.title, back: level.back, leading: level.content?.leading ?? [],
      trailing: level.content?.trailing ?? [], numbers: levels.count == 1 ? numbers : [:]
    ).draw(on: &canvas)
  }

  private func drawBody(of level: ScreenScene.Level, on canvas: inout Canvas) {
    if let dialog = level.dialog {
      DialogBox(dialog: dialog, numbers: numbers).draw(on: &canvas)
    } else if let elements = level.content?.elements, !elements.isEmpty {
      ElementList(elements: elements, redactor: redactor, numbers: numbers).draw(on: &canvas)
    } else {
      canvas.blank()
    }
  }
}

// MARK: - Comparison

extension ScreenScene {
  /// The picture, by default with its secrets: two scenes are drawn the same if these are equal.
  ///
  /// A picture with secrets is compared, but never written.
  package func picture(in layout: ScreenLayout, redaction: Redaction = .none) -> [UInt8] {
    Array(ScreenPicture(of: self, layout: layout, redactor: LabelRedactor(redaction)).text.utf8)
  }

  /// The frontmost screen alone, whatever is beneath.
  package var front: ScreenScene { ScreenScene(app: "", levels: levels.suffix(1)) }
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
