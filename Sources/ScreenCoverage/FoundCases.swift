import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// The cases of a type that one screen renders.
struct FoundCases: Hashable, Codable, Sendable {
  let type: CaseType

  /// The cases that have the type as their payload; empty if its values are destinations.
  var carriers: [String] = []

  /// The tags of the rendered cases.
  var tags: [Int] = []
}

extension [FoundCases] {
  /// Adds cases of a type; without tags, the type alone.
  mutating func insert(_ new: FoundCases) {
    guard let index = firstIndex(where: { $0.type == new.type }) else { return append(new) }
    self[index].carriers = (self[index].carriers + new.carriers).uniqued
    self[index].tags = (self[index].tags + new.tags).uniqued
  }
}

/// A type of the app, described so that another process can compare it.
struct CaseType: Hashable, Codable, Sendable {
  let kind: CoverageKind

  /// The name with its module and outer types.
  let qualifiedName: String

  /// The names of all cases by tag; empty if they are not checked.
  var cases: [String] = []

  /// Why its cases are not checked.
  var unsupportedReason: UnsupportedTypeReason?

  /// The name without its module.
  var shortName: String { CaseTypeName.short(of: qualifiedName) }
}

extension CaseType {
  /// Reads the cases of a type.
  init(_ type: Any.Type, as kind: CoverageKind) {
    self.init(kind: kind, qualifiedName: CaseTypeName(of: type).qualified)
    do throws(EnumCaseNames.ReadError) {
      cases = try EnumCaseNames.names(of: type)
    } catch {
      unsupportedReason =
        EnumCaseNames.isOpen(type) ? .existential : error == .noEnum ? .noEnum : .noNames
    }
  }

  /// Whether the type has no values to count, as `Never`.
  var isEmpty: Bool { cases.isEmpty && unsupportedReason == nil }
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
}
