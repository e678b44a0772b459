import ScreenContents
package import ScreenSnapshot

extension ScreenScene {
  /// The scene with an accessibility identifier for each control of the frontmost content.
  package var identified: ScreenScene {
    guard let last = levels.indices.last else { return self }
    var scene = self
    scene.levels[last].content = levels[last].content?.identified
    return scene
  }

  /// The control of another scene of the same screen; nil if it is gone.
  ///
  /// - Complexity: O(*n*) in the elements of the screen.
  package func control(like other: ScreenControl) -> ScreenControl? {
    let name = other.name
    let named = unnumberedControls.filter { $0.name == name }
    guard var control = named.dropFirst(other.number - 1).first else { return nil }
    (control.number, control.stepNumber) = (other.number, other.stepNumber)
    return control
  }

  /// Whether a back button, a swipe or a tap outside removes the frontmost level.
  package var canGoBack: Bool {
    if let level = levels.last, level.dialog != nil { return level.closesBySwipe }
    return unnumberedControls.contains(where: \.isBack)
  }

  /// Whether a person sees tabs to tap.
  package var hasTabControls: Bool {
    showsTabs && levels.count == 1 && levels[0].dialog == nil
  }

  /// The controls of the frontmost screen or dialog, in the order of control goldens: the bar, the
  /// elements or the buttons of the dialog, the gesture to go back, and the tabs.
  ///
  /// - Complexity: O(*n*) in the elements of the screen.
  package var controls: [ScreenControl] { unnumberedControls.numbered }

  /// The controls without their numbers: counting names takes longer than everything else.
  private var unnumberedControls: [ScreenControl] {
    guard let level = levels.last else { return [] }
    if let dialog = level.dialog {
      return dialog.buttons.enumerated().flatMap { $1.operable(at: .dialogButton($0)) }
    }
    let content = level.content
    let leading = content?.leading ?? []
    var controls: [ScreenControl] = []
    if let back = level.back, leading.isEmpty {
      controls.append(ScreenControl(kind: .back, label: "‹ \(back)", place: .back))
    }
    controls += leading.enumerated().flatMap { $1.operable(at: .leading($0)) }
    controls += (content?.trailing ?? []).enumerated()
      .flatMap { $1.operable(at: .trailing($0)) }
    controls += content?.elements.enumerated().flatMap { $1.operable(at: [$0]) } ?? []
    if level.closesBySwipe || level.back != nil && !leading.isEmpty {
      controls.append(ScreenControl(kind: .back, label: "back", place: .back))
    }
    if hasTabControls {
      controls += tabs.enumerated().map { position, tab in
        ScreenControl(kind: .tab(position), label: tab.title, place: .tab(position))
      }
    }
    return controls
  }
}

/// What a harness leaves open about a screen, so that the laws cannot judge it.
extension ScreenScene {
  /// Whether the frontmost screen has content, or is a dialog.
  package var isDescribed: Bool {
    levels.last.map { $0.dialog != nil || $0.content != nil } ?? false
  }
}

extension ControlPlace {
  /// The place of an item of a menu; the items of a menu in a bar share that of the menu.
  fileprivate func ofItem(_ item: Int) -> ControlPlace {
    if case .element(let path, _) = self { .element(path, item: item) } else { self }
  }
}

extension ScreenButton {
  /// The button itself, or the items of the menu.
  fileprivate func operable(
    at place: ControlPlace, under headings: [String] = [], isOn: Bool = false
  ) -> [ScreenControl] {
    guard items != nil else {
      return [
        ScreenControl(
          kind: .button(self), label: label, isOn: isOn, headings: headings, place: place)
      ]
    }
    return controls.enumerated().map { position, item in
      ScreenControl(
        kind: .button(item), label: item.label, headings: headings + [label], isItem: true,
        place: place.ofItem(position))
    }
  }

  /// The options of a picker, or the directions of a slider, which share its place: a picture does not show them.
  fileprivate func choices(
    at place: ControlPlace, under headings: [String], chosen: String? = nil
  ) -> [ScreenControl] {
    controls.map { item in
      ScreenControl(
        kind: .button(item), label: item.label, isOn: item.label == chosen,
        headings: headings + [label], isOption: chosen != nil, place: place)
    }
  }
}

extension ScreenElement {
  /// The controls in the element, which is at positions in sections.
  fileprivate func operable(
    under headings: [String] = [], at path: [Int] = []
  ) -> [ScreenControl] {
    if case .section(let title, let elements) = kind {
      let headings = headings + [title].compactMap(\.self)
      return elements.enumerated().flatMap { position, element in
        element.operable(under: headings, at: path + [position])
      }
    }
    let place = ControlPlace.element(path, item: nil)
    return switch kind {
    case .button(let button): button.operable(at: place, under: headings)
    case .link(let button, let value):
      button.operable(
        at: place, under: headings, isOn: value?.contains { "✓✔".contains($0) } ?? false)
    case .toggle(let button, _): button.operable(at: place, under: headings)
    case .picker(let menu, let value):
      menu.choices(at: place, under: headings, chosen: value)
    case .slider(let menu, _): menu.choices(at: place, under: headings)
    case .field(let field):
      [
        ScreenControl(
          kind: .field(field), label: field.label, headings: headings, place: place)
      ]
    case .section, .text, .row, .image, .progress: []
    }
  }
}
