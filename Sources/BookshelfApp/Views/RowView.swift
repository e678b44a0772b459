#if canImport(SwiftUI)
  import BookshelfFeatures
  import SwiftUI

  /// A row of a screen.
  struct RowView: View {
    let row: RowModel

    var body: some View {
      switch row {
      case .text(let text): Text(text)
      case .value(let label, let value): LabeledContent(label, value: value)
      case .link(let action, let value): LinkRow(action: action, value: value)
      case .button(let action): ActionButton(action: action)
      case .field(let field): FieldRow(field: field)
      case .toggle(let toggle): Toggle(toggle.label, isOn: binding(to: toggle))
      case .image(let description): Label(description, systemImage: "photo")
      case .progress(let label, let fraction?): ProgressView(label, value: fraction)
      case .progress(let label, nil): ProgressView(label)
      }
    }

    private func binding(to toggle: ToggleModel) -> Binding<Bool> {
      Binding {
        toggle.isOn
      } set: { isOn in
        toggle.set(isOn)
      }
    }
  }

  /// A button.
  struct ActionButton: View {
    let action: ActionModel

    var body: some View {
      Button(action.label, role: role) {
        Task { await action.perform() }
      }
      .disabled(!action.isEnabled)
    }

    private var role: ButtonRole? {
      switch action.role {
      case .cancel: .cancel
      case .destructive: .destructive
      case nil: nil
      }
    }
  }

  /// A row that opens another screen.
  private struct LinkRow: View {
    let action: ActionModel
    let value: String?

    var body: some View {
      Button {
        Task { await action.perform() }
      } label: {
        LabeledContent(action.label) {
          if let value { Text(value) }
          Image(systemName: "chevron.forward").accessibilityHidden(true)
        }
      }
      .disabled(!action.isEnabled)
    }
  }

  /// A text field.
  private struct FieldRow: View {
    let field: FieldModel

    var body: some View {
      LabeledContent(field.label) {
        if field.isSecure {
          SecureField(field.label, text: text).labelsHidden()
        } else {
          TextField(field.placeholder ?? field.label, text: text).labelsHidden()
        }
      }
      .onSubmit { field.submit() }
    }

    private var text: Binding<String> {
      Binding {
        field.text
      } set: { text in
        field.edit(text)
      }
    }
  }
#endif
