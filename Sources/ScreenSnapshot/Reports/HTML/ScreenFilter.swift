/// The form that filters screens, which is hidden if the script does not run.
struct ScreenFilter {
  private let verdicts: [Verdict]
  private let tabs: [String]
  private let screens: Int
  private let journeys: Int

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - verdicts: The number of results with each verdict.
  ///   - tabs: The tabs of all screens.
  ///   - screens: The number of screens and obsolete goldens on the page.
  ///   - journeys: The number of journeys on the page.
  init(verdicts: [Verdict: Int], tabs: [String], screens: Int, journeys: Int) {
    self.verdicts = Verdict.bySeverity.filter { verdicts[$0] != nil }
    self.tabs = tabs
    self.screens = screens
    self.journeys = journeys
  }

  /// The distinct tabs of screens, in order of occurrence.
  static func tabs(of screens: [ReportedScreen]) -> [String] {
    var seen: Set<String> = []
    return screens.lazy.compactMap(\.tab).filter { seen.insert($0).inserted }
  }

  func write(to html: inout HTML) {
    html.element(
      "form",
      ["id": "filter", "role": "search", "aria-label": "Filter screens", "hidden": "hidden"]
    ) { html in
      textField(to: &html)
      if !tabs.isEmpty { tabMenu(to: &html) }
      if verdicts.count > 1 { verdictBoxes(to: &html) }
      html.element(
        "p", ["id": "count", "role": "status", "aria-live": "polite"],
        text: journeys == 0
          ? Headline.count(screens, "screen") : "\(screens + journeys) screens and journeys")
      html.element("button", ["type": "button", "class": "clear"], text: "Clear")
    }
    html.newline()
  }
}

extension ScreenFilter {
  private func textField(to html: inout HTML) {
    html.element("p", ["class": "field roomy"]) { html in
      html.element("label", ["for": "words"], text: "Text")
      html.void(
        "input",
        [
          "type": "search", "id": "words", "name": "words", "autocomplete": "off",
          "spellcheck": "false", "placeholder": "Name, path or content",
        ])
    }
    html.newline()
  }

  private func tabMenu(to html: inout HTML) {
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

  private func verdictBoxes(to html: inout HTML) {
    html.element("fieldset", ["class": "choice"]) { html in
      html.element("legend", text: "Verdict")
      for verdict in verdicts {
        let id = "verdict-\(verdict.styleName)"
        html.void(
          "input",
          ["type": "checkbox", "name": "verdict", "id": id, "value": verdict.styleName])
        html.element("label", ["for": id, "class": verdict.styleName]) { $0.badge(verdict) }
      }
    }
    html.newline()
  }
}
