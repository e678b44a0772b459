import BookshelfFeatures
import ScreenHarness

extension ScreenContent {
  /// Creates the content of any screen from its model.
  @MainActor
  init(_ model: any ScreenModel) {
    self.init(
      title: model.title,
      leading: model.leading.map { .button($0) },
      trailing: model.trailing.map { .button($0) },
      elements: model.sections.map { .section($0.title, $0.rows.map { ScreenElement($0) }) })
  }
}

extension ScreenElement {
  /// Creates the element of a row.
  fileprivate init(_ row: RowModel) {
    self =
      switch row {
      case .text(let text): .text(text)
      case .value(let label, let value): .row(label, value)
      case .link(let action, let value):
        .link(action.label, value, isEnabled: action.isEnabled, action: action.screenAction)
      case .button(let action):
        .button(
          action.label, role: action.screenRole, isEnabled: action.isEnabled,
          action: action.screenAction)
      case .field(let field):
        .field(field.label, field.text, placeholder: field.placeholder) { text in
          field.edit(text)
          field.submit()
        }
      case .toggle(let toggle):
        .toggle(toggle.label, isOn: toggle.isOn) { toggle.set(!toggle.isOn) }
      case .image(let description): .image(description)
      case .progress(let label, let fraction): .progress(label, fraction)
      }
  }
}

extension ScreenButton {
  /// Creates the button of an action.
  fileprivate static func button(_ action: ActionModel) -> ScreenButton {
    .button(
      action.label, role: action.screenRole, isEnabled: action.isEnabled,
      action: action.screenAction)
  }
}

extension ActionModel {
  /// What a tap does in a snapshot: an effect outside of the app is not performed.
  fileprivate var screenAction: ScreenAction {
    switch kind {
    case .navigation: .navigation(perform)
    case .effect: .effect
    }
  }

  fileprivate var screenRole: ScreenButton.Role? {
    switch role {
    case .cancel: .cancel
    case .destructive: .destructive
    case nil: nil
    }
  }
}
