import ScreenText

/// A destination by its kind, type and name.
package struct TypedCase: Codable, Hashable, Sendable {
  let kind: CoverageKind

  /// The name of the type with its module, which is the same in all processes.
  let type: String

  /// The name in titles and paths.
  let name: String
}

extension DescribedState {
  /// The destinations of some kinds that have names of their own.
  func typedCases(of kinds: Set<CoverageKind>) -> [TypedCase] {
    destinations.compactMap { kind, value in
      guard kinds.contains(kind), let value = value.value, !value.isNamedByType else { return nil }
      let type = value.typeAndCase.type
      return TypedCase(kind: kind, type: type, name: value.name)
    }
  }
}

/// Finds destinations that have one name in the same place, if texts do not show their types.
///
/// Texts show the types of enums that the harness declares or that screens of the manifest have. A golden
/// would not notice if another destination replaced one of the same name.
struct SharedCaseNames {
  /// The destinations of other types.
  private var unlisted: Set<TypedCase> = []

  mutating func add(_ cases: some Sequence<TypedCase>) { unlisted.formUnion(cases) }

  /// What to declare.
  ///
  /// - Parameters:
  ///   - types: The types that texts show.
  ///   - declared: The names of the types that the harness declares, with their modules.
  /// - Returns: The note; nil if no name is shared.
  func note(besides types: Set<DestinationType>, declared: Set<String>) -> String? {
    let listed = types.flatMap { type in
      type.type.cases.map { TypedCase(kind: type.kind, type: type.type.name, name: $0) }
    }
    let owners = Dictionary(grouping: unlisted.union(listed)) {
      Place(kind: $0.kind, name: $0.name)
    }
    let undeclared = unlisted.filter { item in
      !declared.contains(item.type)
        && owners[Place(kind: item.kind, name: item.name), default: []].count > 1
    }
    if undeclared.isEmpty { return nil }
    let names = Set(undeclared.map(\.name)).sorted()
    let declarations = Set(
      undeclared.map { ".\($0.kind)(\(TypeName.inModule($0.type)).self)" }
    ).sorted()
    let list = WordList.list(names.prefix(3).map { "'\($0)'" })
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    return """
      goldens do not show the type of \(list)\(rest), which several types have; add \
      \(declarations.joined(separator: ", ")) to 'coveredTypes' of the harness
      """
  }

  private struct Place: Hashable {
    let kind: CoverageKind
    let name: String
  }
}
