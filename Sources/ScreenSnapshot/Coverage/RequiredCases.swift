import ScreenPayloads
import ScreenText

/// The cases that the harness declares for one kind, such as for sheets.
struct RequiredCases {
  /// The positions of types that the navigator uses for several kinds, so that their cases count once.
  private let shared: Set<Int>

  /// The names of cases by the position of their type.
  private var names: [Int: [String]] = [:]

  /// What is wrong with the declarations, a line each.
  private(set) var problems: [String] = []

  /// Reads the declarations of types; types of one counter have the same position in `counters`.
  init(of types: [CoverageType], sharing counters: [Int]) {
    let uses = counters.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    shared = Set(types.indices.filter { uses[counters[$0], default: 0] > 1 })
    for (position, type) in types.enumerated() where !type.cases.isEmpty {
      let known = (try? EnumCaseNames.names(of: type.type)) ?? []
      names[position] = type.cases.filter(known.contains)
      problems += type.cases.filter { !known.contains($0) }.map {
        Self.problem(of: $0, in: type, nearest: NearestNames.nearest(to: $0, among: known))
      }
    }
  }

  /// The counters of cases that must be rendered as one of several kinds.
  func counters(of types: [CoverageType]) -> [Int: TypeCoverage] {
    names.keys.filter(shared.contains).reduce(into: [:]) { counters, position in
      counters[position] = TypeCoverage(
        of: types[position].type, as: types[position].kind, origin: .declared)
    }
  }

  /// The coverage of a type with the declared cases alone, unless it is that of all kinds or of the navigator.
  func limit(_ type: TypeCoverage, ofTypeAt position: Int) -> TypeCoverage {
    guard let names = names[position], type.origin == .declared else { return type }
    var limited = type
    limited.cases.removeAll { !names.contains($0.name) }
    return limited
  }

  private static func problem(
    of name: String, in type: CoverageType, nearest: [String]
  ) -> String {
    let hint = nearest.isEmpty ? "" : "; did you mean '\(nearest[0])'?"
    return "'coveredTypes': \(CaseTypeName(of: type.type).short) has no case '\(name)'\(hint)"
  }
}
