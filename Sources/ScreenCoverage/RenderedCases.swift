import ScreenPayloads
import ScreenSnapshot

/// The cases of the app's types that one screen renders.
struct RenderedCases: Hashable, Codable, Sendable {
  /// The tags of cases, by the position of their type among the types that a harness covers.
  private(set) var tags: [Int: Set<Int>] = [:]

  /// The types that only the rendered values name.
  private(set) var found: [FoundCases] = []

  /// Adds the cases of another state, such as that of another layout.
  mutating func formUnion(_ other: RenderedCases) {
    tags.merge(other.tags) { $0.union($1) }
    for cases in other.found { insert(cases) }
  }

  mutating func insert(_ newTags: [Int], ofTypeAt position: Int) {
    tags[position, default: []].formUnion(newTags)
  }

  /// Adds cases of a type; without tags, the type alone.
  mutating func insert(_ new: FoundCases) {
    guard let index = found.firstIndex(where: { $0.type == new.type }) else {
      return found.append(new)
    }
    for carrier in new.carriers where !found[index].carriers.contains(carrier) {
      found[index].carriers.append(carrier)
    }
    for tag in new.tags where !found[index].tags.contains(tag) { found[index].tags.append(tag) }
  }
}

/// A type that a rendered value names, described so that another process can compare it.
struct FoundType: Hashable, Codable, Sendable {
  let kind: CoverageKind

  /// The name with its module and outer types.
  let qualifiedName: String

  /// The names of all cases by tag; empty if the type is not checked.
  let cases: [String]

  /// Why its cases are not checked.
  let unsupportedReason: UnsupportedTypeReason?
}

/// The cases of a type that one screen renders.
struct FoundCases: Hashable, Codable, Sendable {
  let type: FoundType

  /// The cases that have the type as their payload; empty if its values are destinations.
  var carriers: [String] = []

  /// The tags of the rendered cases.
  var tags: [Int] = []
}

/// Why the cases of a type are not checked.
enum UnsupportedTypeReason: String, Equatable, Codable, Sendable {
  /// The type is a struct, a class or anything else without cases.
  case noEnum

  /// The program does not contain the case names: C declares the enum, or they were stripped.
  case noNames

  /// Values of the type can have any type: only rendered and declared types are checked.
  case existential

  /// The payload has other values, too, so the enum may be an option of a destination.
  case parameter

  /// No value describes the dialog.
  case noValue

  init(_ absence: EnumCaseNames.ReadError) {
    switch absence {
    case .noEnum: self = .noEnum
    case .noNames: self = .noNames
    }
  }
}
