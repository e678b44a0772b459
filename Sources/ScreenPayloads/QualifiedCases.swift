/// The cases whose names texts write with their types, such as `ShowRoute.detail`, because another type has
/// a case of the same name in the same place.
package struct QualifiedCases: Sendable {
  private var names: [ObjectIdentifier: [String: String]] = [:]

  /// Finds the names that several types of a group share; a type without readable cases shares no name.
  ///
  /// A name that a type shares in two groups is written as in the first.
  ///
  /// In most apps there is no group, because the type follows from the place.
  ///
  /// - Complexity: O(*n*) in the cases of all types.
  package init(among groups: [[Any.Type]] = []) {
    for types in groups { add(namesSharedAmong: types) }
  }

  private mutating func add(namesSharedAmong types: [Any.Type]) {
    let cases = types.map { (type: $0, names: (try? EnumCaseNames.names(of: $0)) ?? []) }
    let counts = cases.flatMap { Set($0.names) }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let typeNames = types.map { TypeName.text(of: $0) }
    let namesInCode = typeNames.map(TypeName.inModule)
    let typeCounts = namesInCode.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for (index, (type, names)) in cases.enumerated() {
      let prefix = typeCounts[namesInCode[index]] == 1 ? namesInCode[index] : typeNames[index]
      for name in names where counts[name, default: 0] > 1 && self.name(name, of: type) == nil {
        self.names[ObjectIdentifier(type), default: [:]][name] = "\(prefix).\(name)"
      }
    }
  }

  /// The name of a case with its type; nil if the name alone is enough.
  func name(_ name: String, of type: Any.Type) -> String? { names[ObjectIdentifier(type)]?[name] }
}

extension Payload {
  /// The payload of a case whose name has its type if another type has such a case.
  func qualifyingCase(_ qualifiedCases: QualifiedCases, of caseType: Any.Type) -> Payload {
    let content: Content? =
      switch content {
      case .emptyCase(let name):
        qualifiedCases.name(name, of: caseType).map(Content.emptyCase)
      case .caseWithPayload(let name, let value):
        qualifiedCases.name(name, of: caseType).map { .caseWithPayload(name: $0, value) }
      default: nil
      }
    return content.map { Payload(type: type, content: $0, identifier: identifier) } ?? self
  }
}
