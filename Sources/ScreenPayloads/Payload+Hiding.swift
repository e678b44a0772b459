extension Payload.Content {
  /// Whether a secret part, directly in the value or in the payload of its case, equals a value.
  func hasSecret(equalTo value: Payload.Content) -> Bool {
    switch self {
    case .fields(let fields), .tuple(let fields):
      fields.contains { $0.isSecret && $0.value.content == value }
    case .caseWithPayload(let field):
      field.isSecret && field.value.content == value
        || field.value.content.hasSecret(equalTo: value)
    default: false
    }
  }

  /// The content with a placeholder for the field of a name.
  func hidingField(_ name: String) -> Payload.Content {
    guard case .fields(let fields) = self else { return self }
    return .fields(
      fields.map { field in
        Payload.Field(
          name: field.name, value: field.value, isSecret: field.isSecret || field.name == name)
      })
  }
}
