/// The coverage of one of the app's types.
package struct TypeCoverage: Equatable, Sendable {
  package let kind: CoverageKind

  package let typeName: String

  /// The cases in the order of the metadata: first those with payloads, then those without, each in
  /// declared order.
  package internal(set) var cases: [CaseCoverage] = []

  /// Why the type could not be checked.
  package internal(set) var unsupportedReason: UnsupportedTypeReason?
}

extension TypeCoverage {
  /// The number of cases that some screen renders.
  package var renderedCount: Int { cases.count { $0.screenCount > 0 } }

  /// The cases without a screen and without an exception.
  package var uncovered: [String] {
    cases.filter { $0.screenCount == 0 && !$0.isExcepted }.map(\.name)
  }
}

/// The coverage of one case.
package struct CaseCoverage: Equatable, Sendable {
  package let name: String

  /// The first screen in declared order that renders it.
  package internal(set) var firstScreen: String?

  /// The number of screens that render it.
  package internal(set) var screenCount = 0

  /// Whether an exception names it.
  package internal(set) var isExcepted = false
}

/// Why the cases of a type cannot be checked.
package enum UnsupportedTypeReason: String, Equatable, Sendable {
  /// The type is a struct, a class, an existential or anything else.
  case noEnum

  /// The program does not contain the case names: C declares the enum, or they were stripped.
  case noNames

  /// The values of the enum cannot be distinguished.
  case noTags

  init(_ absence: CaseMetadata.ReadError) {
    switch absence {
    case .noEnum: self = .noEnum
    case .noNames: self = .noNames
    case .noTags: self = .noTags
    }
  }
}
