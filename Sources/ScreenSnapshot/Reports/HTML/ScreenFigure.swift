/// A screen in one layout as it was in this run, and as its golden has it where that differs.
struct ScreenFigure {
  /// What became of the screen.
  let result: ScreenResult

  /// Where the screen is, where that is known and the screen is still one of the app.
  var place: ScreenLocation? {
    guard result.verdict != .obsolete, let text = new ?? old else { return nil }
    return text.frontMatter.isEmpty ? nil : ScreenLocation(of: text.frontMatter)
  }

  private let old: GoldenPicture?
  private let new: GoldenPicture?

  /// Reads the texts.
  init(of result: ScreenResult, golden: (String) -> [UInt8]?) {
    self.result = result
    let bytes = result.verdict == .invalid ? nil : golden(result.from ?? result.golden)
    let rows = result.verdict == .changed ? result.diff.map { DifferenceRows(of: $0) } : nil
    let hasOld = result.verdict == .changed || result.verdict == .obsolete
    old = hasOld ? bytes.map { GoldenPicture($0, marked: rows?.removed ?? [:], as: "del") } : nil
    new = result.text(over: bytes).map { GoldenPicture($0, marked: rows?.added ?? [:], as: "ins") }
  }
}

extension ScreenFigure {
  /// Writes the figure, in which the text of this run stands first.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - anchor: Where links to it lead.
  func write(to html: inout HTML, _ anchor: String) {
    let isGone = result.verdict == .obsolete
    html.element("figure", ["class": result.layout.rawValue, "id": anchor]) { html in
      caption(to: &html)
      if let text = new ?? (isGone ? old : nil) {
        text.write(to: &html, named: result.name, isWide: isWide)
      } else {
        missingText(to: &html)
      }
      if new != nil, let old { before(old, to: &html) }
    }
    html.newline()
  }

  /// Whether the picture may have to be scrolled, which takes a place that the keyboard reaches.
  private var isWide: Bool { result.layout != .compact }

  private func caption(to html: inout HTML) {
    html.element("figcaption") { html in
      html.element("span", ["class": "layout"], text: result.layout.rawValue)
      html.text(" ")
      html.badge(result.verdict)
      if let words { html.element("span", ["class": "words"], text: " \(words)") }
    }
  }

  /// What is said of the screen besides its verdict.
  private var words: String? {
    switch result.verdict {
    case .matched, .changed:
      [result.headline, result.note].compactMap(\.self).joined(separator: "; ")
    case .renamed: result.from.map { "\($0) → \(result.golden)" }
    case .obsolete: "\(result.golden) \(result.words ?? "")"
    case .new: result.words
    default: nil
    }
  }

  /// Writes what is known of a screen that has no text.
  private func missingText(to html: inout HTML) {
    html.element("div", ["class": "blank"]) { html in
      html.element("p", text: result.reason ?? "The text of this screen is not at hand.")
      let line = result.line.map { ", line \($0)" } ?? ""
      html.element("p", ["class": "file"], text: "\(result.golden)\(line)")
      if let diff = result.diff {
        DifferenceTable(of: diff, named: result.name).write(to: &html)
      }
    }
  }

  private func before(_ old: GoldenPicture, to html: inout HTML) {
    html.element("details", ["class": "before"]) { html in
      html.element("summary", text: "Golden, before")
      old.write(to: &html, named: "\(result.name), before", isWide: isWide)
    }
  }
}
