extension NamedPayload {
  /// The payload without its texts and numbers.
  ///
  /// Two forms are equal if the same parts are nil, cases, lists or structures, so that `book(id: "dune")` has the
  /// form of `book(id: "emma")`. As in a short form, an identifier stands for its value.
  package var form: Payload {
    switch payload.content {
    case .emptyCase, .caseWithPayload: payload.formWithoutIdentifier
    default: payload.form
    }
  }
}

extension Payload {
  fileprivate var form: Payload {
    guard let identifier else { return formWithoutIdentifier }
    return Payload(type: type, content: .cut(.placeholder("id")), identifier: identifier.form)
  }

  fileprivate var formWithoutIdentifier: Payload {
    Payload(type: type, content: content.form)
  }
}

extension Payload.Content {
  fileprivate var form: Payload.Content {
    switch self {
    case .scalar(let scalar): .scalar(scalar.form)
    case .cut(let scalar): .cut(scalar.form)
    case .emptyCase: self
    case .caseWithPayload(let field): .caseWithPayload(field.form)
    case .fields(let fields): .fields(fields.map(\.form))
    case .tuple(let fields): .tuple(fields.map(\.form))
    case .elements(let elements): .elements(elements.map(\.form))
    case .set(let elements): .set(elements.map(\.form))
    case .dictionary(let entries, let rest):
      .dictionary(entries.map(\.form), rest: rest.map(\.form))
    case .pairs(let entries, let isOrdered): .pairs(entries.map(\.form), isOrdered: isOrdered)
    case .nestedNil(let wrapped): .nestedNil(wrapped.form)
    }
  }
}

extension Payload.Field {
  fileprivate var form: Payload.Field {
    Payload.Field(name: name, value: isSecret ? .secret : value.form, isSecret: isSecret)
  }
}

extension Payload.Entry {
  fileprivate var form: Payload.Entry {
    Payload.Entry(key: key.form, value: isSecret ? .secret : value.form, isSecret: isSecret)
  }
}

extension Payload {
  /// Stands for a secret, whatever it is.
  fileprivate static var secret: Payload { .cut(.placeholder("redacted")) }
}

extension PayloadScalar {
  /// A Boolean or nil as it is, and a placeholder instead of any text or number.
  fileprivate var form: PayloadScalar {
    switch kind {
    case .plain: ["true", "false", "null"].contains(text) ? self : .placeholder("value")
    case .quoted: .placeholder("value")
    case .placeholder: .placeholder(text)
    }
  }
}
