/// The cases whose names texts write with their types, such as `ShowRoute.detail`, because another type has
/// a case of the same name in the same place.
package struct QualifiedCases: Sendable {
  private var names: [ObjectIdentifier: [String: String]] = [:]

  /// No cases: in most apps the type follows from the place.
  package static let none = QualifiedCases()

  private init() {}

  /// Finds the names that several of some types share; a type without readable cases shares none.
  ///
  /// - Complexity: O(*n*) in the cases of all types.
  package init(among types: [Any.Type]) {
    let cases = types.map { (type: $0, names: (try? EnumCaseNames.names(of: $0)) ?? []) }
    let counts = cases.flatMap { Set($0.names) }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let typeNames = types.map { NamedPayload.TypeAndCase(type: TypeName.text(of: $0), name: "") }
    for ((type, names), typeName) in zip(cases, typeNames) {
      let isUnique = typeNames.count { $0.typeInCode == typeName.typeInCode } == 1
      let prefix = isUnique ? typeName.typeInCode : typeName.type
      for name in names where counts[name, default: 0] > 1 {
        self.names[ObjectIdentifier(type), default: [:]][name] = "\(prefix).\(name)"
      }
    }
  }

  package mutating func formUnion(_ other: QualifiedCases) {
    names.merge(other.names) { $0.merging($1) { first, _ in first } }
  }

  /// The name of a case with its type; nil if the name alone is enough.
  func name(_ name: String, of type: Any.Type) -> String? { names[ObjectIdentifier(type)]?[name] }
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
