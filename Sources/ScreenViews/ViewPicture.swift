import ScreenContents
import ScreenPayloads
import ScreenSnapshot

extension ViewScreen {
  /// The picture of the screen in the form of a golden, without what is beneath.
  func drawn(in layout: ScreenLayout, _ redactor: LabelRedactor) -> String {
    let elements = elements ?? []
    var level = ScreenScene.Level(title: title ?? "", back: back)
    if dialog == nil {
      level.content = ScreenContent(
        trailing: elements.filter(\.isInBar).map(\.button),
        elements: zip(elements, elements.dropFirst().map { $0 as ViewElement? } + [nil])
          .filter { !$0.isInBar && $1?.repeats($0) != true }.map(\.0.drawn))
    } else {
      let texts = elements.filter(\.kind.isText).map(\.label)
      level.dialog = VisibleDialog(
        texts.first ?? "", message: texts.dropFirst().first,
        buttons: elements.filter { $0.kind == .button }.map(\.button))
    }
    let scene = ScreenScene(app: "", tabs: tabs ?? [], levels: [level])
    return ScreenPicture(of: scene, layout: layout, redactor: redactor).text
  }
}

extension ViewElement {
  fileprivate var button: ScreenButton { .button(label, isEnabled: isEnabled ?? true) }

  /// Whether the label of the element is a text in front of it.
  fileprivate func repeats(_ text: ViewElement) -> Bool {
    kind.hasLabelBeside && text.kind == .row && text.row == row
  }

  /// The element of a content that is drawn like it.
  fileprivate var drawn: ScreenElement {
    let label = kind.hasLabelBeside ? front ?? label : label
    let fraction = value.flatMap { Double($0.dropLast()) }.map { $0 / 100 }
    let head = label.firstPart
    let rest = rest(after: head).flatMap { $0.isEmpty ? value : $0 }
    return switch kind {
    case .button, .link, .menu, .picker:
      rest == nil
        ? .button(label, isEnabled: isEnabled ?? true)
        : .link(head, rest, isEnabled: isEnabled ?? true)
    case .toggle: .toggle(label, isOn: value == "on", isEnabled: isEnabled ?? true)
    case .field, .secureField:
      .field(
        label, value ?? "", placeholder: placeholder.isEmpty ? nil : placeholder,
        isSecure: kind == .secureField)
    case .slider: .slider(label, fraction ?? 0, isEnabled: isEnabled ?? true)
    case .progress: .progress(label, fraction)
    case .row: rest == nil ? .text(label) : .row(head, rest ?? "")
    case .text, .heading: .text(label)
    case .image: .image(label)
    }
  }
}
