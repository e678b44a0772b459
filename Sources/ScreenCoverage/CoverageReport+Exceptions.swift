import ScreenPayloads
import ScreenReports
import ScreenSnapshot
import ScreenText

extension CoverageReport {
  /// Applies exceptions to the cases, in declared order, and finds those that are not needed.
  mutating func judge(_ exceptions: [CoverageException]) {
    for exception in exceptions {
      if let fault = fault(of: exception) {
        staleExceptions.append(StaleException(exception: exception, fault: fault))
      } else {
        accept(exception)
      }
    }
  }

  private func fault(of exception: CoverageException) -> String? {
    let fitting = types.filter { type in
      type.has(exception.kind) && type.isNamed(exception.typeName)
        && type.cases.contains { exception.matches($0.name) }
    }
    let names = fitting.map(\.type.qualifiedName).uniqued.map(MessageFormatting.quoted)
    if names.count > 1 { return "it fits \(WordList.list(names)); name one of them with 'in:'" }
    let cases = fitting.flatMap { $0.cases.filter { exception.matches($0.name) } }
    if cases.isEmpty {
      let nearest = nearestCases(to: exception).map(MessageFormatting.quoted)
      return "no checked type has such a case; "
        + (nearest.isEmpty
          ? "delete the exception" : "did you mean \(WordList.alternatives(nearest))?")
    }
    // Cases that differ only in labels share a name: the exception is for those without a screen.
    let missing = cases.filter { $0.screens.isEmpty }
    if missing.isEmpty, let screen = cases.first?.screens.first {
      let words =
        exception.isForAllCases
        ? "screens render all cases of the type"
        : "a screen renders it: \(TextColumns.visible(screen))"
      return "\(words); delete the exception"
    }
    if missing.allSatisfy(\.isExcepted) {
      return "an earlier exception is for the same case; delete one of them"
    }
    return exception.reason.allSatisfy(\.isWhitespace) ? "its reason is empty; add one" : nil
  }

  /// The same name in payloads, whose exceptions name the type, or else similar names.
  private func nearestCases(to exception: CoverageException) -> [String] {
    let checked = types.filter { $0.has(exception.kind) && $0.unsupportedReason == nil }
    let names = checked.flatMap { type -> [String] in
      let cases = type.cases.map(\.name)
      if type.isNamed(nil) { return cases }
      // With or without the type that the type is nested in.
      let prefixes = [type.typeName, String(type.typeName.split(separator: ".").last ?? "")].uniqued
      return prefixes.flatMap { prefix in (cases + ["*"]).map { "\(prefix).\($0)" } }
    }
    let payloads = checked.filter { type in
      !type.isNamed(nil) && type.cases.contains { $0.name == exception.caseName }
    }
    return payloads.map { "\($0.typeName).\(exception.caseName)" }.uniqued.nonEmpty
      ?? NearestNames.nearest(to: exception.name, among: names)
  }

  private mutating func accept(_ exception: CoverageException) {
    usedExceptions.append(exception)
    for type in types.indices
    where types[type].has(exception.kind) && types[type].isNamed(exception.typeName) {
      for index in types[type].cases.indices
      where exception.matches(types[type].cases[index].name) {
        types[type].cases[index].isExcepted = types[type].cases[index].screens.isEmpty
      }
    }
  }
}

extension CoverageException {
  /// The case, after its type if the exception names one.
  var name: String { (typeName.map { "\($0)." } ?? "") + caseName }

  /// Whether the exception is for all cases of a type.
  var isForAllCases: Bool { caseName == "*" }

  fileprivate func matches(_ name: String) -> Bool { isForAllCases || caseName == name }
}

/// An exception that is not needed or has no reason.
struct StaleException: Equatable, Sendable {
  let exception: CoverageException

  /// What is wrong, and what to do.
  let fault: String
}
