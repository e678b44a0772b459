/// Applies exceptions to the cases of types, and finds those that are not needed.
struct ExceptionChecker {
  private(set) var types: [TypeCoverage]
  private(set) var usedExceptions: [CoverageException] = []
  private(set) var staleExceptions: [StaleException] = []

  init(of types: [TypeCoverage]) {
    self.types = types
  }

  /// Checks exceptions in declared order.
  mutating func check(_ exceptions: [CoverageException]) {
    for exception in exceptions {
      if let fault = fault(of: exception) {
        staleExceptions.append(StaleException(exception: exception, fault: fault))
      } else {
        accept(exception)
      }
    }
  }

  private func fault(of exception: CoverageException) -> StaleException.Fault? {
    guard let type = types.first(where: { $0.kind == exception.kind }) else { return .noSuchType }
    if type.unsupportedReason != nil { return .unsupportedType }
    let cases = type.cases.filter { $0.name == exception.caseName }
    if cases.isEmpty {
      let names = type.cases.map(\.name)
      return .noSuchCase(nearest: NearestNames.nearest(to: exception.caseName, among: names))
    }
    // Cases that differ only in labels share a name: the exception is for those without a screen.
    if cases.allSatisfy({ $0.screenCount > 0 }), let screen = cases.first?.firstScreen {
      return .rendered(by: screen)
    }
    if usedExceptions.contains(where: { Self.name(of: $0) == Self.name(of: exception) }) {
      return .repeated
    }
    return exception.reason.allSatisfy(\.isWhitespace) ? .noReason : nil
  }

  private mutating func accept(_ exception: CoverageException) {
    usedExceptions.append(exception)
    for type in types.indices where types[type].kind == exception.kind {
      for index in types[type].cases.indices
      where types[type].cases[index].name == exception.caseName {
        types[type].cases[index].isExcepted = true
      }
    }
  }

  private static func name(of exception: CoverageException) -> UncoveredCase {
    UncoveredCase(kind: exception.kind, name: exception.caseName)
  }
}
