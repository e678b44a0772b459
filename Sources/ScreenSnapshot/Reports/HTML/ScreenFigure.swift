/// A screen in one layout, or a journey: its text, and the picture of its golden if they differ.
struct ScreenFigure {
  let result: ScreenResult

  /// The location in the app; nil if it is unknown, or if the app no longer has the screen.
  var location: ScreenLocation? {
    guard result.verdict != .obsolete, result.folder.layout?.isPicture ?? false,
      let text = new ?? old
    else { return nil }
    return text.frontMatter.isEmpty ? nil : ScreenLocation(of: text.frontMatter)
  }

  private let old: GoldenPicture?
  private let new: GoldenPicture?

  /// Creates the figure of a result, with a function that reads its golden.
  init(of result: ScreenResult, golden: (ScreenResult) -> [UInt8]?) {
    self.result = result
    let bytes = result.verdict == .invalid ? nil : golden(result)
    let isMarked = result.verdict == .changed || result.verdict == .new && bytes != nil
    let rows = isMarked ? result.diff.map { DifferenceRows(of: $0) } : nil
    let hasOld = result.verdict == .changed || result.verdict == .obsolete
    let folder = result.folder
    old =
      hasOld
      ? bytes.map { GoldenPicture($0, in: folder, marked: rows?.removed ?? [:], as: "del") } : nil
    new = result.text(over: bytes).map {
      GoldenPicture($0, in: folder, marked: rows?.added ?? [:], as: "ins")
    }
  }
}

extension ScreenFigure {
  /// Writes the figure, with the text of this run before its golden.
  func write(to html: inout HTML, _ anchor: String) {
    let isObsolete = result.verdict == .obsolete
    html.element("figure", ["class": result.folder.rawValue, "id": anchor]) { html in
      caption(to: &html)
      if let text = new ?? (isObsolete ? old : nil) {
        text.write(to: &html, named: result.name, isWide: isWide)
      } else {
        missingText(to: &html)
      }
      if new != nil, let old {
        html.element("details", ["class": "before"]) { html in
          html.element("summary", text: "Golden")
          old.write(to: &html, named: "\(result.name), golden", isWide: isWide)
        }
      }
    }
    html.newline()
  }

  /// Whether the picture may have to be scrolled, and thus needs to be focusable.
  private var isWide: Bool { result.folder != .compact }

  private func caption(to html: inout HTML) {
    html.element("figcaption") { html in
      html.element("span", ["class": "layout"], text: result.folder.rawValue)
      html.text(" ")
      html.badge(result.verdict)
      if let detail { html.element("span", ["class": "words"], text: " \(detail)") }
    }
  }

  private var detail: String? {
    switch result.verdict {
    case .matched, .changed:
      [result.shortHeadline, result.note].compactMap(\.self).joined(separator: "; ")
    case .renamed: result.from.map { "\($0) → \(result.golden)" }
    case .obsolete: "\(result.golden) \(result.explanation ?? "")"
    case .new: result.explanation
    default: nil
    }
  }

  private func missingText(to html: inout HTML) {
    html.element("div", ["class": "blank"]) { html in
      html.element("p", text: result.reason ?? "The text of this screen is not available.")
      let line = result.line.map { ", line \($0)" } ?? ""
      html.element("p", ["class": "file"], text: "\(result.golden)\(line)")
      if let diff = result.diff {
        DifferenceTable(of: diff, named: result.name).write(to: &html)
      }
    }
  }
}
