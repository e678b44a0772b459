/// Rows under an optional heading.
public struct SectionModel {
  /// The heading.
  public let title: String?

  /// The rows, from top to bottom.
  public let rows: [RowModel]

  init(_ title: String? = nil, _ rows: [RowModel]) {
    self.title = title
    self.rows = rows
  }
}

/// A row of a screen.
public enum RowModel {
  /// A paragraph.
  case text(String)

  /// A label with a value.
  case value(String, String)

  /// A row that opens another screen.
  case link(ActionModel, value: String?)

  /// A button.
  case button(ActionModel)

  /// A text field.
  case field(FieldModel)

  /// A switch.
  case toggle(ToggleModel)

  /// An image, described as for a screen reader.
  case image(String)

  /// A progress bar; without a fraction, its end is unknown.
  case progress(String, Double?)
}

extension RowModel {
  static func link(
    _ label: String, _ value: String? = nil, perform: @escaping ActionModel.Handler
  ) -> RowModel {
    .link(ActionModel(label, perform: perform), value: value)
  }

  static func button(
    _ label: String, role: ActionModel.Role? = nil, kind: ActionModel.Kind = .navigation,
    isEnabled: Bool = true, perform: @escaping ActionModel.Handler
  ) -> RowModel {
    .button(
      ActionModel(label, role: role, kind: kind, isEnabled: isEnabled, perform: perform))
  }

  static func toggle(
    _ label: String, isOn: Bool, set: @escaping @MainActor @Sendable (Bool) -> Void
  ) -> RowModel {
    .toggle(ToggleModel(label: label, isOn: isOn, set: set))
  }
}
