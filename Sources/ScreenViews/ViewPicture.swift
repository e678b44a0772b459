import ScreenContents
import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// Draws trees in the form of goldens.
enum ViewPicture {
  /// The picture of a content, and that of its view below it.
  static func text(of pictures: ViewsReport.Pictures, in layout: ScreenLayout) -> String {
    """
    \(layout.rawValue), content
    \(pictures.content)\(layout.rawValue), view
    \(pictures.view)
    """
  }

  /// The picture of the screen in front, without what is beneath.
  static func text(
    of seen: SeenScreen, in layout: ScreenLayout, _ redactor: LabelRedactor
  ) -> String {
    let elements = seen.elements
    let back = elements.firstIndex { $0.isInBar && $0.identifier == "BackButton" }
    let bar = elements.indices.filter { elements[$0].isInBar && $0 != back }
    var dialog: VisibleDialog?
    if seen.dialog != nil {
      let texts = elements.filter(\.isText).map(\.label)
      dialog = VisibleDialog(
        texts.first ?? "", message: texts.dropFirst().first,
        buttons: elements.filter { $0.kind == .button }.map(\.barButton))
    }
    let content = ScreenContent(
      trailing: bar.map { elements[$0].barButton },
      elements: body(of: elements.filter { !$0.isInBar }))
    let scene = ScreenScene(
      app: "", tabs: seen.tabs,
      levels: [
        .init(
          kind: .base, title: seen.titles.first ?? "", back: back.map { elements[$0].label },
          content: content, dialog: dialog)
      ])
    return ScreenPicture(of: scene, layout: layout, redactor: redactor).text
  }

  /// The elements; a text in front of a field or a slider in its row is its label.
  private static func body(of elements: [SeenElement]) -> [ScreenElement] {
    var body: [ScreenElement] = []
    for (position, element) in elements.enumerated() {
      let next = position + 1 < elements.count ? elements[position + 1] : nil
      if element.kind == .text, element.row != nil, next?.row == element.row,
        next?.takesLabel == true
      {
        continue
      }
      let previous = position > 0 ? elements[position - 1] : nil
      let label =
        previous?.kind == .text && previous?.row != nil && previous?.row == element.row
        ? previous?.label : nil
      body.append(element.drawn(labeled: label))
    }
    return body
  }
}

extension SeenElement {
  fileprivate var takesLabel: Bool {
    [.field, .secureField, .slider, .progress].contains(kind)
  }

  fileprivate var barButton: ScreenButton { .button(label, isEnabled: isEnabled) }

  /// The element of a content that is drawn like it.
  fileprivate func drawn(labeled other: String?) -> ScreenElement {
    let label = takesLabel ? other ?? (self.label.isEmpty ? placeholder : self.label) : self.label
    let percentage = value.hasSuffix("%") ? Double(value.dropLast()) : nil
    return switch kind {
    case .button, .link, .menu, .picker:
      texts.count > 1 || !value.isEmpty
        ? .link(
          texts.first ?? label, remainder(after: texts.first ?? label), isEnabled: isEnabled)
        : .button(label, isEnabled: isEnabled)
    case .toggle: .toggle(label, isOn: value == "1", isEnabled: isEnabled)
    case .field, .secureField:
      .field(
        label, value, placeholder: placeholder.isEmpty ? nil : placeholder,
        isSecure: kind == .secureField)
    case .slider: .slider(label, (percentage ?? 0) / 100, isEnabled: isEnabled)
    case .progress: .progress(label, percentage.map { $0 / 100 })
    case .row:
      .row(texts.first ?? label.firstPart, remainder(after: texts.first ?? label.firstPart) ?? "")
    case .text, .heading: .text(label)
    case .image: .image(label)
    }
  }
}
