extension Payload {
  /// The types, cases, Booleans and nils of a value, and the lengths of its lists, without texts and numbers.
  ///
  /// `book(id: "dune")` has the form of `book(id: "emma")`. As in a short form, an identifier stands for its value,
  /// unless that is a case.
  package var form: [String] {
    let name = nameInForm
    if name == nil, let identifier { return [type, "id"] + identifier.form }
    return [type, name ?? "", "\(parts.count)"]
      + parts.flatMap { $0.isSecret ? ["redacted"] : $0.value.form }
  }

  /// The name of a case, a Boolean, nil or a placeholder; nil for any other value.
  private var nameInForm: String? {
    guard case .scalar(let scalar) = content else { return content.caseName }
    let isWord = scalar.kind == .placeholder || ["true", "false", "null"].contains(scalar.text)
    return isWord ? scalar.text : nil
  }
}
