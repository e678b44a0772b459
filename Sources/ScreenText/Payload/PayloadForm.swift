/// A payload without its texts and numbers.
///
/// Two forms are equal if the same parts are nil, cases, lists or structures, so that `book(id: "dune")` has the
/// form of `book(id: "emma")`. As in a short form, an identifier stands for its value, unless that is a case.
package struct PayloadForm: Hashable {
  private let type: String
  private let name: String
  private let parts: [PayloadForm]

  package init(_ payload: Payload) { self.init(payload, isRoot: true) }

  private init(_ payload: Payload, isRoot: Bool) {
    let name = payload.content.formName
    if let identifier = payload.identifier, !isRoot || name == nil {
      self.init(type: payload.type, name: "id", [Self(identifier, isRoot: false)])
    } else {
      let parts = payload.parts.map { part in
        part.isSecret
          ? Self(type: "", name: "redacted", []) : Self(part.value, isRoot: false)
      }
      self.init(type: payload.type, name: name ?? "", parts)
    }
  }

  private init(type: String, name: String, _ parts: [PayloadForm]) {
    (self.type, self.name, self.parts) = (type, name, parts)
  }
}

extension Payload.Content {
  /// The name of a case, a Boolean, nil or a placeholder; nil for any other content.
  fileprivate var formName: String? {
    switch self {
    case .emptyCase(let name): name
    case .caseWithPayload(let field): field.name
    case .scalar(let scalar), .cut(let scalar):
      scalar.kind == .placeholder || ["true", "false", "null"].contains(scalar.text)
        ? scalar.text : nil
    default: nil
    }
  }
}
