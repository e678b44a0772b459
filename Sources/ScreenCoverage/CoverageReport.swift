package import ScreenDriver
package import ScreenReports
package import ScreenSnapshot

/// The cases of an app's types, and the screens of its manifest that render them.
package struct CoverageReport: Equatable, Sendable {
  package let manifest: String

  /// The types by kind, those of the navigator first; types without cases are left out.
  package internal(set) var types: [TypeCoverage]

  /// The exceptions that are needed, in declared order.
  package internal(set) var usedExceptions: [CoverageException] = []

  /// The exceptions that are not needed, in declared order.
  package internal(set) var staleExceptions: [StaleException] = []

  /// The links of the screens; nil if the harness declares no patterns.
  package var links: LinkCoverage?

  /// The groups of screens with equal texts, except for name and link, in declared order.
  package var duplicateScreens: [[String]] = []

  /// The screens that did not render, in declared order.
  package var failures: [ScreenFailure] = []

  /// Errors that belong to no screen, a line each.
  package var problems: [String] = []
}

extension CoverageReport {
  package var caseCount: Int { types.reduce(0) { $0 + $1.cases.count } }

  /// The number of cases that some screen renders.
  package var renderedCount: Int { types.reduce(0) { $0 + $1.renderedCount } }

  /// The cases without a screen and without an exception.
  package var uncovered: [UncoveredCase] {
    types.flatMap { type in
      type.uncovered.map { name in
        UncoveredCase(
          kind: type.kind, name: name, typeName: type.carriers.isEmpty ? nil : type.typeName)
      }
    }
  }

  /// The number of cases without a screen but with an exception.
  package var exceptedCount: Int { caseCount - renderedCount - uncovered.count }

  /// Whether the app has types, but none of them could be checked.
  package var checkedNothing: Bool {
    caseCount == 0 && types.contains { $0.unsupportedReason != .noValue }
  }

  /// Whether all cases are covered.
  ///
  /// A screen that did not render may contain the missing cases, so a failure outranks them.
  package var conclusion: Conclusion {
    if !failures.isEmpty || !problems.isEmpty || checkedNothing { return .incomplete }
    return uncovered.isEmpty && staleExceptions.isEmpty ? .matched : .differs
  }
}

/// A case without a screen and without an exception.
package struct UncoveredCase: Equatable, Sendable {
  package let kind: CoverageKind
  package let name: String

  /// The enum if it is the payload of another case.
  package var typeName: String?
}
