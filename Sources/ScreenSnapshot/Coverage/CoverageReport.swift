/// Which cases of an app's types the screens of its manifest show.
package struct CoverageReport: Equatable, Sendable {
  /// The name of the manifest.
  package let manifest: String

  /// What was found of each kind of type that the app has; a type without cases is left out.
  package let types: [TypeCoverage]

  /// The exceptions that are needed, in declared order.
  package let accepted: [CoverageException]

  /// The exceptions that are not, in declared order.
  package let stale: [StaleException]

  /// The groups of screens whose texts are equal but for name and link, in declared order.
  package let lookalikes: [[String]]

  /// The screens that could not be shown, in declared order.
  package let failures: [ScreenFailure]

  /// What went wrong that is no screen's, each in a line.
  package var problems: [String] = []
}

extension CoverageReport {
  /// The cases of all types that could be looked at.
  package var caseCount: Int { types.reduce(0) { $0 + $1.cases.count } }

  /// The cases that some screen shows.
  package var shownCount: Int { types.reduce(0) { $0 + $1.shownCount } }

  /// The cases that no screen shows and no exception names.
  package var uncovered: [UncoveredCase] {
    types.flatMap { type in type.uncovered.map { UncoveredCase(kind: type.kind, name: $0) } }
  }

  /// The cases that no screen shows and an exception names.
  package var exceptedCount: Int { caseCount - shownCount - uncovered.count }

  /// Whether no type could be looked at, although there are some.
  package var checkedNothing: Bool { caseCount == 0 && !types.isEmpty }

  /// Whether all cases are covered.
  ///
  /// A screen that did not render may contain the missing cases, so a failure outranks them.
  package var conclusion: Conclusion {
    if !failures.isEmpty || !problems.isEmpty || checkedNothing { return .incomplete }
    return uncovered.isEmpty && stale.isEmpty ? .matched : .differs
  }
}

/// A case that no screen shows and no exception names.
package struct UncoveredCase: Equatable, Sendable {
  /// Which of the app's types has the case.
  package let kind: CoverageKind

  /// The name of the case.
  package let name: String

  /// Creates one.
  package init(kind: CoverageKind, name: String) {
    self.kind = kind
    self.name = name
  }
}
