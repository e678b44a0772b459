import ScreenText

extension ScreenGallery {
  /// Writes the form that filters the screens, which is hidden if the script does not run.
  func writeFilter(to html: inout HTML) {
    let badges = Set((screens + journeys).flatMap { $0.figures.map(\.badge) }).sorted()
    html.element(
      "form",
      ["id": "filter", "role": "search", "aria-label": "Filter screens", "hidden": "hidden"]
    ) { html in
      textField(to: &html)
      if badges.count > 1 { boxes(for: badges, to: &html) }
      html.element(
        "p", ["id": "count", "role": "status", "aria-live": "polite"],
        text: journeys.isEmpty
          ? WordList.count(screens.count, "screen")
          : "\(screens.count + journeys.count) screens and journeys")
      html.element("button", ["type": "button", "class": "clear"], text: "Clear")
    }
    html.newline()
  }

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

  private func boxes(for badges: [Report.Badge], to html: inout HTML) {
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
