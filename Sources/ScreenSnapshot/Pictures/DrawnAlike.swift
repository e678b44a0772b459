import ScreenContents
import ScreenText

// Whether pictures show two parts of scenes alike.
//
// Parts that are drawn alike have the same text in every layout. Parts that are not can still have it: a
// progress of 1 % and one of 2 % fill no square of the bar. It tells two scenes apart without drawing them.

extension ScreenScene {
  func isDrawn(like other: ScreenScene) -> Bool {
    app.hasSameBytes(as: other.app)
      && tabs.pairs(with: other.tabs) {
        $0.isSelected == $1.isSelected && $0.title.hasSameBytes(as: $1.title)
      }
      && levels.pairs(with: other.levels) { $0.isDrawn(like: $1) }
  }

  /// Whether pictures show the frontmost screens alike, whatever is beneath.
  func hasFront(like other: ScreenScene) -> Bool {
    levels.last.isDrawn(like: other.levels.last) { $0.isDrawn(like: $1) }
  }
}

extension ScreenScene.Level {
  fileprivate func isDrawn(like other: Self) -> Bool {
    kind == other.kind && title.hasSameBytes(as: other.title)
      && back.hasSameBytes(as: other.back) && closesBySwipe == other.closesBySwipe
      && content.isDrawn(like: other.content) { $0.isDrawn(like: $1) }
      && dialog.isDrawn(like: other.dialog) { $0.isDrawn(like: $1) }
  }
}

extension VisibleDialog {
  fileprivate func isDrawn(like other: VisibleDialog) -> Bool {
    title.hasSameBytes(as: other.title) && message.hasSameBytes(as: other.message)
      && buttons.pairs(with: other.buttons) { $0.isDrawn(like: $1) }
  }
}

extension ScreenContent {
  func isDrawn(like other: ScreenContent) -> Bool {
    hasSameBar(as: other) && elements.pairs(with: other.elements) { $0.isDrawn(like: $1) }
  }

  private func hasSameBar(as other: ScreenContent) -> Bool {
    title.hasSameBytes(as: other.title) && tabLabel.hasSameBytes(as: other.tabLabel)
      && leading.pairs(with: other.leading) { $0.isDrawn(like: $1) }
      && trailing.pairs(with: other.trailing) { $0.isDrawn(like: $1) }
      && hidesBack == other.hidesBack && isDismissDisabled == other.isDismissDisabled
      && hidesTabs == other.hidesTabs
  }

  /// Whether the pictures of two contents of one screen differ, as the first elements that differ show.
  ///
  /// The lines before these elements are the same, so that a character of theirs that differs is at the same
  /// place. If it returns false, the pictures may still differ.
  ///
  /// - Complexity: O(*n*) in the elements before the first difference.
  func looksDifferent(from other: ScreenContent) -> Bool {
    hasSameBar(as: other) && elements.lookDifferent(from: other.elements)
  }
}

extension [ScreenElement] {
  fileprivate func lookDifferent(from other: [ScreenElement]) -> Bool {
    guard let (one, other) = zip(self, other).first(where: { !$0.isDrawn(like: $1) }) else {
      return false
    }
    return one.looksDifferent(from: other)
  }
}

extension ScreenElement {
  fileprivate func looksDifferent(from other: ScreenElement) -> Bool {
    switch (kind, other.kind) {
    case (.section(let title?, let elements), .section(let otherTitle?, let others)):
      title.hasSameBytes(as: otherTitle) && elements.lookDifferent(from: others)
    // A section without a title is not drawn if it is empty.
    case (.section, _), (_, .section): false
    default: zip(characters, other.characters).contains { $0 != $1 }
    }
  }

  /// The characters that are drawn, which do not depend on the width as spaces and line ends do.
  private var characters: [UInt8] {
    var canvas = Canvas(columns: ScreenLayout.compact.columns)
    ElementList([self], redactor: LabelRedactor(.none)).draw(on: &canvas)
    return canvas.text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
  }

  /// Whether pictures show two elements alike.
  func isDrawn(like other: ScreenElement) -> Bool {
    switch (kind, other.kind) {
    case (.text(let one), .text(let other)): one.hasSameBytes(as: other)
    case (.row(let label, let value), .row(let otherLabel, let otherValue)):
      label.hasSameBytes(as: otherLabel) && value.hasSameBytes(as: otherValue)
    case (.link(let one, let value), .link(let other, let otherValue)):
      one.isDrawn(like: other) && value.hasSameBytes(as: otherValue)
    case (.button(let one), .button(let other)): one.isDrawn(like: other)
    case (.field(let one), .field(let other)):
      one.label.hasSameBytes(as: other.label) && one.value.hasSameBytes(as: other.value)
        && one.placeholder.hasSameBytes(as: other.placeholder)
    case (.toggle(let one, let isOn), .toggle(let other, let isOtherOn)):
      isOn == isOtherOn && one.isDrawn(like: other)
    case (.picker(let one, let value), .picker(let other, let otherValue)):
      value.hasSameBytes(as: otherValue) && one.isDrawn(like: other)
    case (.slider(let one, let slider), .slider(let other, let otherSlider)):
      slider.fraction == otherSlider.fraction && slider.text.hasSameBytes(as: otherSlider.text)
        && one.isDrawn(like: other)
    case (.section(let title, let elements), .section(let otherTitle, let others)):
      title.hasSameBytes(as: otherTitle)
        && elements.pairs(with: others) { $0.isDrawn(like: $1) }
    case (.image(let one), .image(let other)): one.hasSameBytes(as: other)
    case (.progress(let label, let fraction), .progress(let otherLabel, let otherFraction)):
      label.hasSameBytes(as: otherLabel) && fraction == otherFraction
    default: false
    }
  }
}

extension ScreenButton {
  fileprivate func isDrawn(like other: ScreenButton) -> Bool {
    label.hasSameBytes(as: other.label) && role == other.role && isEnabled == other.isEnabled
      && items.isDrawn(like: other.items) { $0.pairs(with: $1) { $0.isDrawn(like: $1) } }
  }
}

extension Optional {
  /// Whether both are nil, or both have a value that is drawn alike.
  fileprivate func isDrawn(like other: Wrapped?, _ isAlike: (Wrapped, Wrapped) -> Bool) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let other?): isAlike(one, other)
    default: false
    }
  }
}

extension String? {
  fileprivate func hasSameBytes(as other: String?) -> Bool {
    isDrawn(like: other) { $0.hasSameBytes(as: $1) }
  }
}

extension Array {
  /// Whether both have the same number of parts, and each part is like the other one at its position.
  fileprivate func pairs(with other: [Element], _ areAlike: (Element, Element) -> Bool) -> Bool {
    count == other.count && zip(self, other).allSatisfy(areAlike)
  }
}
