#if canImport(SwiftUI)
  import ScreenContents
  import SwiftUI

  /// A button or a menu.
  struct ButtonView: View {
    let button: ScreenButton

    var body: some View {
      if let items = button.items {
        MenuView(menu: button, items: items)
      } else {
        Button(button.label, role: button.role?.buttonRole) {
          Task { await button.perform() }
        }
        .disabled(!button.isEnabled || !button.isWired)
        .accessibilityIdentifier(button.identifier)
      }
    }
  }

  private struct MenuView: View {
    let menu: ScreenButton
    let items: [ScreenButton]

    var body: some View {
      #if os(watchOS)
        Section(menu.label) { views }
          .disabled(!menu.isEnabled)
      #else
        Menu(menu.label) { views }
          .disabled(!menu.isEnabled)
          .accessibilityIdentifier(menu.identifier)
      #endif
    }

    /// The items, which can be menus, so that the type is erased.
    private var views: AnyView {
      AnyView(ForEach(Array(items.enumerated()), id: \.offset) { ButtonView(button: $1) })
    }
  }

  extension ScreenButton.Role {
    fileprivate var buttonRole: ButtonRole {
      switch self {
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  /// A row that opens another screen.
  struct LinkView: View {
    let button: ScreenButton
    let value: String?

    var body: some View {
      Button {
        Task { await button.perform() }
      } label: {
        LabeledContent(button.label) {
          if let value { Text(value) }
          Image(systemName: "chevron.forward").accessibilityHidden(true)
        }
      }
      .disabled(!button.isEnabled || !button.isWired)
      .accessibilityIdentifier(button.identifier)
    }
  }

  /// A switch.
  struct ToggleView: View {
    let button: ScreenButton
    let isOn: Bool

    /// The position that a person chose, until the content has it.
    @State private var chosen: Bool?

    var body: some View {
      Toggle(button.label, isOn: binding)
        .disabled(!button.isEnabled || !button.isWired)
        .accessibilityIdentifier(button.identifier)
    }

    private var binding: Binding<Bool> {
      Binding {
        chosen ?? isOn
      } set: { position in
        guard chosen == nil, position != isOn else { return }
        chosen = position
        Task {
          await button.perform()
          chosen = nil
        }
      }
    }
  }

  /// A choice of one of several options.
  struct PickerView: View {
    let menu: ScreenButton
    let value: String

    /// The option that a person chose, until the content has it.
    @State private var chosen: String?

    var body: some View {
      Picker(menu.label, selection: binding) {
        ForEach(labels, id: \.self) { Text($0).tag($0) }
      }
      .disabled(!menu.isEnabled || !options.contains { $0.isWired })
      .accessibilityIdentifier(menu.identifier)
    }

    private var options: [ScreenButton] { menu.items ?? [] }

    /// The options, and the value if it is none of them, because SwiftUI needs a tag for it.
    private var labels: [String] {
      let labels = options.map(\.label)
      return labels.contains(value) ? labels : [value] + labels
    }

    private var binding: Binding<String> {
      Binding {
        chosen ?? value
      } set: { label in
        guard label != chosen ?? value, let option = options.first(where: { $0.label == label })
        else {
          return
        }
        chosen = label
        Task {
          await option.perform()
          if chosen == label { chosen = nil }
        }
      }
    }
  }

  /// A value in a range.
  struct SliderView: View {
    let menu: ScreenButton
    let slider: ScreenSlider

    /// The value that a person chose, until the content has it.
    @State private var chosen: Double?

    var body: some View {
      #if os(tvOS)
        LabeledContent(menu.label, value: slider.text)
        ForEach(menu.controls, id: \.label) { ButtonView(button: $0) }
      #else
        LabeledContent(menu.label) {
          control
            .disabled(!menu.isEnabled || slider.set == nil)
            .accessibilityIdentifier(menu.identifier)
          Text(slider.text)
        }
      #endif
    }

    #if !os(tvOS)
      @ViewBuilder private var control: some View {
        // SwiftUI needs bounds that differ.
        if slider.bounds.lowerBound == slider.bounds.upperBound {
          EmptyView()
        } else if let step = slider.step {
          Slider(value: binding, in: slider.bounds, step: step) {
            Text(menu.label)
          } onEditingChanged: {
            end(isEditing: $0)
          }
        } else {
          Slider(value: binding, in: slider.bounds) {
            Text(menu.label)
          } onEditingChanged: {
            end(isEditing: $0)
          }
        }
      }

      private var binding: Binding<Double> {
        Binding {
          chosen ?? slider.value
        } set: {
          chosen = $0
        }
      }

      /// Passes the value on when a person releases the slider.
      private func end(isEditing: Bool) {
        guard !isEditing, let value = chosen else { return }
        Task {
          await slider.set?(value)
          if chosen == value { chosen = nil }
        }
      }
    #endif
  }

  /// A text field.
  struct FieldView: View {
    let field: ScreenField

    /// The text that a person typed, until the content has it.
    @State private var typed: String?

    var body: some View {
      LabeledContent(field.label) {
        input
          .labelsHidden()
          .disabled(!field.isWired)
          .accessibilityIdentifier(field.identifier)
      }
      .onSubmit {
        Task { await field.submit?() }
      }
    }

    @ViewBuilder
    private var input: some View {
      if field.isSecure {
        SecureField(field.label, text: text)
      } else {
        TextField(field.placeholder ?? field.label, text: text)
      }
    }

    private var text: Binding<String> {
      Binding {
        typed ?? field.value
      } set: { text in
        typed = text
        Task {
          await field.edit?(text)
          if typed == text { typed = nil }
        }
      }
    }
  }
#endif
