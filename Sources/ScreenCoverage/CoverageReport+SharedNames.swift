import ScreenSnapshot
import ScreenText

extension CoverageReport {
  /// What to declare because types of one kind have cases with one name; nil if nothing.
  ///
  /// The texts of such cases are the same, so a golden would not notice if one replaced the other.
  var sharedCaseNote: String? {
    let candidates = types.filter { $0.origin != .navigator && $0.carriers.isEmpty }
    let shared = Dictionary(grouping: candidates.filter { $0.kind != .alert }, by: \.kind)
      .values.flatMap(Self.sharedNames)
    if shared.isEmpty { return nil }
    let names = Set(shared.map(\.name)).sorted()
    let declarations = Set(
      shared.map { ".init(.\($0.type.kind), \($0.type.typeName).self)" }
    ).sorted()
    let list = WordList.list(names.prefix(3).map { "'\($0)'" })
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    return """
      goldens do not show the type of \(list)\(rest), which several types have; add \
      \(declarations.joined(separator: ", ")) to 'coveredTypes' of the harness
      """
  }

  /// The undeclared types with each case that another type has, too.
  private static func sharedNames(
    among types: [TypeCoverage]
  ) -> [(name: String, type: TypeCoverage)] {
    let cases = types.flatMap { type in
      type.cases.filter { type.origin == .declared || !$0.screens.isEmpty }
        .map { (name: $0.name, type: type) }
    }
    return Dictionary(grouping: cases, by: \.name).values
      .flatMap { $0.count > 1 ? $0 : [] }
      .filter { $0.type.origin != .declared }
  }
}
