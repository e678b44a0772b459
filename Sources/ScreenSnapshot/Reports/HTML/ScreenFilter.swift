import ScreenText

/// The form that filters screens, which is hidden if the script does not run.
struct ScreenFilter {
  /// The number of screens and obsolete goldens on the page.
  let screenCount: Int
  let journeyCount: Int

  /// The tabs of all screens.
  let tabs: [String]

  /// The badges of all results.
  let badges: [Report.Badge]

  func write(to html: inout HTML) {
    html.element(
      "form",
      ["id": "filter", "role": "search", "aria-label": "Filter screens", "hidden": "hidden"]
    ) { html in
      textField(to: &html)
      if !tabs.isEmpty { tabMenu(to: &html) }
      if badges.count > 1 { badgeBoxes(to: &html) }
      html.element(
        "p", ["id": "count", "role": "status", "aria-live": "polite"],
        text: journeyCount == 0
          ? WordList.count(screenCount, "screen")
          : "\(screenCount + journeyCount) screens and journeys")
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

  private func badgeBoxes(to html: inout HTML) {
    html.element("fieldset", ["class": "choice"]) { html in
      html.element("legend", text: "Verdict")
      for badge in badges {
        let id = "verdict-\(badge.styleName)"
        html.void(
          "input",
          ["type": "checkbox", "name": "verdict", "id": id, "value": badge.styleName])
        html.element("label", ["for": id, "class": badge.styleName]) { $0.badge(badge) }
      }
    }
    html.newline()
  }
}
