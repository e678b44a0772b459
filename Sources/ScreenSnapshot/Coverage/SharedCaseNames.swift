import ScreenPayloads
import ScreenText

/// A destination by its kind, type and case, in an app whose stack accepts several types.
struct TypedCase: Codable, Hashable, Sendable {
  let kind: CoverageKind
  let value: NamedPayload.TypeAndCase
}

extension DescribedState {
  /// The destinations of some kinds on the path.
  func typedCases(of kinds: Set<CoverageKind>) -> [TypedCase] {
    if kinds.isEmpty { return [] }
    return pathDestinations.compactMap { kind, value in
      guard kinds.contains(kind), let value = value.value, !value.isNamedByType else { return nil }
      return TypedCase(kind: kind, value: value.typeAndCase)
    }
  }
}

extension AnySnapshotHarness {
  /// The names of the types that the harness declares, with their modules.
  var declaredTypeNames: Set<String> {
    Set(coveredTypes.map { TypeName.text(of: $0.type) })
  }

  /// The cases of the types that the harness declares, without types whose cases cannot be read.
  var declaredCases: [TypedCase] {
    coveredTypes.flatMap { declared in
      ((try? EnumCaseNames.names(of: declared.type)) ?? []).map { name in
        TypedCase(
          kind: declared.kind, value: .init(type: TypeName.text(of: declared.type), name: name))
      }
    }
  }
}

/// Finds types that have a case of one name in the same place, and that the harness does not declare.
///
/// The texts of such cases are the same, so a golden would not notice if one replaced the other.
struct SharedCaseNames {
  private var types: [Key: Set<NamedPayload.TypeAndCase>] = [:]

  private struct Key: Hashable {
    let kind: CoverageKind
    let name: String
  }

  mutating func add(_ cases: some Sequence<TypedCase>) {
    for item in cases {
      types[Key(kind: item.kind, name: item.value.name), default: []].insert(item.value)
    }
  }

  /// What to declare.
  ///
  /// - Parameters:
  ///   - declared: The names of the types that the harness declares, with their modules.
  ///   - cases: The cases of these types, as far as they can be read.
  /// - Returns: The note; nil if no name is shared.
  func note(declared: Set<String>, cases: @autoclosure () -> [TypedCase]) -> String? {
    if types.isEmpty { return nil }
    var all = self
    all.add(cases())
    let shared = all.types.filter { $1.count > 1 }
      .mapValues { types in types.filter { !declared.contains($0.type) } }
      .filter { !$1.isEmpty }
    if shared.isEmpty { return nil }
    let names = Set(shared.keys.map(\.name)).sorted()
    let owners = Set(
      shared.flatMap { key, types in types.map { ".\(key.kind)(\($0.typeInCode).self)" } }
    ).sorted()
    let list = WordList.list(names.prefix(3).map { "'\($0)'" })
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    return """
      goldens do not show the type of \(list)\(rest), which several types have; add \
      \(owners.joined(separator: ", ")) to 'coveredTypes' of the harness
      """
  }
}
