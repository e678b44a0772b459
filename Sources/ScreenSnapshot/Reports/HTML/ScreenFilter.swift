/// The form that hides screens; without the script that it needs, it is not there.
struct ScreenFilter {
  private let verdicts: [Verdict]
  private let tabs: [String]
  private let cards: Int

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - verdicts: How often each verdict occurred.
  ///   - tabs: The tabs of all screens.
  ///   - cards: How many screens and obsolete goldens are shown.
  init(verdicts: [Verdict: Int], tabs: [String], cards: Int) {
    self.verdicts = Verdict.bySeverity.filter { verdicts[$0] != nil }
    self.tabs = tabs
    self.cards = cards
  }

  /// The tabs of screens, in the order in which they occur.
  static func tabs(of screens: [ReportedScreen]) -> [String] {
    var seen: Set<String> = []
    return screens.lazy.flatMap(\.results).compactMap(\.tab).filter { seen.insert($0).inserted }
  }

  /// Writes the form.
  func write(to html: inout HTML) {
    html.element(
      "form",
      ["id": "filter", "role": "search", "aria-label": "Filter screens", "hidden": "hidden"]
    ) { html in
      words(to: &html)
      if !tabs.isEmpty { tabs(to: &html) }
      if verdicts.count > 1 { verdicts(to: &html) }
      html.element("p", ["id": "count", "role": "status", "aria-live": "polite"], text: count)
      html.element("button", ["type": "button", "class": "clear"], text: "Clear")
    }
    html.newline()
  }

  private var count: String { "\(cards) shown" }
}

extension ScreenFilter {
  private func words(to html: inout HTML) {
    html.element("p", ["class": "field roomy"]) { html in
      html.element("label", ["for": "words"], text: "Text")
      html.empty(
        "input",
        [
          "type": "search", "id": "words", "name": "words", "autocomplete": "off",
          "spellcheck": "false", "placeholder": "Name, path, or what it shows",
        ])
    }
    html.newline()
  }

  private func tabs(to html: inout HTML) {
    html.element("p", ["class": "field"]) { html in
      html.element("label", ["for": "tab"], text: "Tab")
      html.element("select", ["id": "tab", "name": "tab"]) { html in
        html.element("option", ["value": ""], text: "All")
        for (number, tab) in tabs.enumerated() {
          html.element("option", ["value": "\(number)"], text: tab)
        }
        html.element("option", ["value": "none"], text: "No tab")
      }
    }
    html.newline()
  }

  private func verdicts(to html: inout HTML) {
    html.element("fieldset", ["class": "choice"]) { html in
      html.element("legend", text: "Verdict")
      for verdict in verdicts {
        let id = "verdict-\(verdict.styleName)"
        html.empty(
          "input",
          ["type": "checkbox", "name": "verdict", "id": id, "value": verdict.styleName])
        html.element("label", ["for": id, "class": verdict.styleName]) { $0.badge(verdict) }
      }
    }
    html.newline()
  }
}
