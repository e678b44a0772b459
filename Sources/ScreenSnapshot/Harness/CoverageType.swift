import ScreenPayloads

/// An enum whose cases `snapshot coverage` counts, even if no screen renders one of its values.
///
/// `snapshot coverage` finds the types of the navigator, and the enums inside their rendered cases.
/// If a type of the navigator is existential, such as `any Hashable`, it finds only the enums that
/// screens render. Declare the others:
///
/// ```swift
/// static let coveredTypes: [CoverageType] = [
///   .init(.route, HomeRoute.self), .init(.route, SearchRoute.self),
/// ]
/// ```
public struct CoverageType: Sendable {
  /// The kind of destination that the values of the enum describe.
  public let kind: CoverageKind

  /// The enum.
  public let type: Any.Type

  /// Creates an entry for an enum.
  public init(_ kind: CoverageKind, _ type: Any.Type) {
    self.kind = kind
    self.type = type
  }
}

extension CoverageKind {
  /// The kinds that have a type of the navigator, in the order of the covered types.
  package static let navigatorKinds: [CoverageKind] = [.route, .sheet, .tab, .flow, .overlay]
}

extension SnapshotHarness {
  /// The cases of declared types that another declared type of the same kind has, too, if the type in the navigator is
  /// existential.
  static var qualifiedCases: QualifiedCases {
    let navigatorTypes = allCoveredTypes.prefix(CoverageKind.navigatorKinds.count)
    let openTypes = navigatorTypes.filter { EnumCaseNames.isOpen($0.type) }
    return QualifiedCases(
      among: openTypes.map { open in coveredTypes.filter { $0.kind == open.kind }.map(\.type) })
  }

  /// The types of the navigator in the order of ``CoverageKind/navigatorKinds``, followed by those
  /// that the harness declares.
  package static var allCoveredTypes: [CoverageType] {
    let types: [Any.Type] = [
      Navigator.VisibleRoute.self, Navigator.VisibleSheet.self, Navigator.VisibleTab.self,
      Navigator.VisibleFlow.self, Navigator.VisibleOverlay.self,
    ]
    let navigatorTypes = zip(CoverageKind.navigatorKinds, types).map { CoverageType($0, $1) }
    return coveredTypes.reduce(into: navigatorTypes) { types, declared in
      let isKnown = types.contains { $0.kind == declared.kind && $0.type == declared.type }
      if !isKnown { types.append(declared) }
    }
  }
}
