/// What was found of one of the app's types.
package struct TypeCoverage: Equatable, Sendable {
  /// What the type is used for.
  package let kind: CoverageKind

  /// The type's own name.
  package let typeName: String

  /// The cases in the order of the metadata: those with payloads first, then those without, each
  /// in declared order.
  package internal(set) var cases: [CaseCoverage] = []

  /// Why the type was not looked at.
  package internal(set) var obstacle: UnsupportedTypeReason?
}

extension TypeCoverage {
  /// How many cases some screen shows.
  package var shownCount: Int { cases.count { $0.screenCount > 0 } }

  /// The cases that no screen shows and no exception names.
  package var uncovered: [String] {
    cases.filter { $0.screenCount == 0 && !$0.isExcepted }.map(\.name)
  }
}

/// What was found of one case.
package struct CaseCoverage: Equatable, Sendable {
  /// The name, without the payload.
  package let name: String

  /// The first screen that shows it, in declared order.
  package internal(set) var firstScreen: String?

  /// How many screens show it.
  package internal(set) var screenCount = 0

  /// Whether an exception says that no screen needs to show it.
  package internal(set) var isExcepted = false
}

/// Why the cases of a type could not be looked at.
package enum UnsupportedTypeReason: String, Equatable, Sendable {
  /// The type is a struct, a class, an existential or anything else.
  case noEnum

  /// The enum's names are not in the program: C declares it, or they were stripped.
  case noNames

  /// The enum's values cannot be told apart.
  case noTags

  init(_ absence: CaseMetadata.ReadError) {
    switch absence {
    case .noEnum: self = .noEnum
    case .noNames: self = .noNames
    case .noTags: self = .noTags
    }
  }
}
