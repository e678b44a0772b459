/// The cases whose names texts write with their types, such as `ShowRoute.detail`, because another type has
/// a case of the same name in the same place.
package struct QualifiedCases: Equatable, Sendable {
  /// The names in texts by the names of the types and of the cases.
  private var names: [String: [String: String]] = [:]

  /// No cases: in most apps the type follows from the place.
  package static let none = QualifiedCases()

  private init() {}

  /// Finds the names that several of some types share.
  ///
  /// - Complexity: O(*n*) in the cases of all types.
  package init(among types: [EnumType]) {
    // Two private types can have one name, which tells them apart neither here nor in texts.
    let types = Dictionary(
      types.map { ($0.name, Set($0.cases)) }, uniquingKeysWith: { $0.union($1) })
    let counts = types.values.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let owners = Dictionary(grouping: types.keys, by: TypeName.inModule)
    for (type, cases) in types {
      let nameInCode = TypeName.inModule(type)
      let prefix = owners[nameInCode]?.count == 1 ? nameInCode : type
      for name in cases where counts[name, default: 0] > 1 {
        names[type, default: [:]][name] = "\(prefix).\(name)"
      }
    }
  }

  package mutating func formUnion(_ other: QualifiedCases) {
    names.merge(other.names) { $0.merging($1) { first, _ in first } }
  }

  /// The name of a case with its type, whose name has its module; nil if the name alone is enough.
  func name(_ name: String, ofTypeNamed type: String) -> String? {
    names[type]?[name]
  }
}

/// An enum by the names of its type and its cases, which are the same in all processes.
package struct EnumType: Codable, Hashable, Sendable {
  /// The name with its module.
  package let name: String

  package let cases: [String]

  /// Reads the names; nil for a type whose cases cannot be read.
  package init?(_ type: Any.Type) {
    guard let cases = try? EnumCaseNames.names(of: type) else { return nil }
    name = TypeName.text(of: type)
    self.cases = cases
  }

  /// Reads the names of a value's type, inside optionals and `AnyHashable`.
  package init?(of value: Any) {
    var reader = PayloadReader(redaction: .none)
    self.init(type(of: reader.unboxed(value)))
  }
}

extension Payload {
  /// The payload of a case under another name.
  func renamingCase(to name: String) -> Payload {
    let content: Content =
      switch content {
      case .emptyCase: .emptyCase(name)
      case .caseWithPayload(let field):
        .caseWithPayload(Field(name: name, value: field.value, isSecret: field.isSecret))
      default: content
      }
    return Payload(type: type, content: content, identifier: identifier)
  }
}
