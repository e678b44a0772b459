#if canImport(SwiftUI)
  import ScreenContents
  import SwiftUI

  /// Elements, from top to bottom.
  struct ElementViews: View {
    let elements: [ScreenElement]

    var body: some View {
      ForEach(Array(elements.enumerated()), id: \.offset) { ElementView(element: $1) }
    }
  }

  private struct ElementView: View {
    let element: ScreenElement

    var body: some View {
      switch element.kind {
      case .text(let text): Text(text)
      case .row(let label, let value): LabeledContent(label, value: value)
      case .link(let button, let value): LinkView(button: button, value: value)
      case .button(let button): ButtonView(button: button)
      case .field(let field): FieldView(field: field)
      case .toggle(let button, let isOn): ToggleView(button: button, isOn: isOn)
      case .picker(let menu, let value): PickerView(menu: menu, value: value)
      case .slider(let menu, let slider): SliderView(menu: menu, slider: slider)
      case .image(let description): Label(description, systemImage: "photo")
      case .progress(let label, let fraction?): ProgressView(label, value: fraction)
      case .progress(let label, nil): ProgressView(label)
      case .section(let title, let elements): section(title, elements)
      }
    }

    /// A section; its own elements can be sections, so that the type is erased.
    private func section(_ title: String?, _ elements: [ScreenElement]) -> AnyView {
      AnyView(
        Section {
          ElementViews(elements: elements)
        } header: {
          if let title { Text(title) }
        })
    }
  }
#endif
