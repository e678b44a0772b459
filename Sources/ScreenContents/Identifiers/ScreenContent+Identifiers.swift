extension ScreenContent {
  /// The content with an identifier for each of its controls: the bar first, then the elements from top to bottom.
  ///
  /// A menu has an identifier, and so has each of its items. The options of a picker, and the directions of
  /// a slider, have that of the picker or slider.
  package var identified: ScreenContent {
    var identifiers = ControlIdentifiers(screen: title)
    var content = self
    content.leading = leading.map { $0.identified(by: &identifiers) }
    content.trailing = trailing.map { $0.identified(by: &identifiers) }
    content.elements = elements.map { $0.identified(by: &identifiers) }
    return content
  }
}

extension ScreenButton {
  /// The menu and its items with one identifier, because a view has one picker or slider for them.
  fileprivate func identifiedAsOne(by identifiers: inout ControlIdentifiers) -> ScreenButton {
    let identifier = identifiers.next(for: label)
    let items = (items ?? []).map { option in
      ScreenButton(
        option.label, isEnabled: option.isEnabled, action: option.action, identifier: identifier)
    }
    return ScreenButton(label, isEnabled: isEnabled, items: items, identifier: identifier)
  }

  fileprivate func identified(by identifiers: inout ControlIdentifiers) -> ScreenButton {
    let identifier = identifiers.next(for: label)
    var items: [ScreenButton]?
    if let unidentified = self.items {
      items = unidentified.map { $0.identified(by: &identifiers) }
    }
    return ScreenButton(
      label, role: role, isEnabled: isEnabled, action: action, items: items,
      identifier: identifier)
  }
}

extension ScreenElement {
  fileprivate func identified(by identifiers: inout ControlIdentifiers) -> ScreenElement {
    switch kind {
    case .link(let button, let value):
      return ScreenElement(kind: .link(button.identified(by: &identifiers), value: value))
    case .button(let button):
      return ScreenElement(kind: .button(button.identified(by: &identifiers)))
    case .toggle(let button, let isOn):
      return ScreenElement(kind: .toggle(button.identified(by: &identifiers), isOn: isOn))
    case .picker(let menu, let value):
      return ScreenElement(kind: .picker(menu.identifiedAsOne(by: &identifiers), value: value))
    case .slider(let menu, let slider):
      return ScreenElement(kind: .slider(menu.identifiedAsOne(by: &identifiers), slider))
    case .field(var field):
      field.identifier = identifiers.next(for: field.label)
      return ScreenElement(kind: .field(field))
    case .section(let title, let elements):
      return ScreenElement(
        kind: .section(title, elements.map { $0.identified(by: &identifiers) }))
    case .text, .row, .image, .progress: return self
    }
  }
}
