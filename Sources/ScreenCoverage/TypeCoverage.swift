import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// The coverage of one of the app's types.
struct TypeCoverage: Equatable, Sendable {
  let type: CaseType

  /// The name without its module.
  let typeName: String

  /// The other kinds of a type that the navigator uses for several, such as for routes and sheets.
  var otherKinds: [CoverageKind] = []

  var origin = Origin.navigator

  /// The cases in the order of the metadata: first those with payloads, then those without, each in
  /// declared order.
  var cases: [CaseCoverage]

  /// The screens in declared order that render a value of a type that is not checked.
  var screens: [String] = []

  /// How coverage knows a type.
  enum Origin: Equatable, Sendable {
    /// The navigator declares it.
    case navigator

    /// The harness declares it.
    case declared

    /// Screens render its values as payloads of these cases; empty for an enum in place of an
    /// existential type.
    case rendered(in: [String])
  }

  init(of type: CaseType, named name: String? = nil, origin: Origin) {
    self.type = type
    self.origin = origin
    typeName = name ?? type.shortName
    cases = type.cases.map { CaseCoverage(name: $0) }
  }
}

extension TypeCoverage {
  /// The kind of its values; of several kinds, the first.
  var kind: CoverageKind { type.kind }

  /// Why the type could not be checked.
  var unsupportedReason: UnsupportedTypeReason? { type.unsupportedReason }

  /// The number of cases that some screen renders.
  var renderedCount: Int { cases.count { !$0.screens.isEmpty } }

  /// The cases without a screen and without an exception.
  var uncovered: [String] {
    cases.filter { $0.screens.isEmpty && !$0.isExcepted }.map(\.name)
  }

  /// The cases whose payload has the type; empty if its values are destinations.
  var carriers: [String] {
    if case .rendered(let carriers) = origin { carriers } else { [] }
  }

  /// Whether exceptions of a kind are for the type.
  func has(_ kind: CoverageKind) -> Bool { kind == self.kind || otherKinds.contains(kind) }

  /// Whether an exception names the type, with or without its outer types; without a name, it is for destinations.
  func isNamed(_ name: String?) -> Bool {
    guard let name else { return carriers.isEmpty }
    return type.qualifiedName == name || type.qualifiedName.hasSuffix(".\(name)")
  }

  /// Counts a screen that renders cases of the type.
  mutating func count(_ found: FoundCases, in screen: String) {
    for tag in found.tags where cases.indices.contains(tag) { cases[tag].screens.append(screen) }
    guard case .rendered(let carriers) = origin else { return }
    origin = .rendered(in: (carriers + found.carriers).uniqued)
    if unsupportedReason != nil { screens.append(screen) }
  }
}

/// The coverage of one case.
struct CaseCoverage: Equatable, Sendable {
  let name: String

  /// The screens in declared order that render it.
  var screens: [String] = []

  /// Whether an exception names it.
  var isExcepted = false
}
