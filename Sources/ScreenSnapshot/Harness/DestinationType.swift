import ScreenText

/// An enum of routes, sheets, tabs, flows or overlays, in an app that accepts several types of them.
package struct DestinationType: Codable, Hashable, Sendable {
  let kind: CoverageKind
  let type: EnumType
}

extension QualifiedCases {
  /// The cases of types that another type of the same kind has, too.
  init(among types: Set<DestinationType>) {
    self = .none
    for kind in CoverageKind.allCases {
      formUnion(QualifiedCases(among: types.filter { $0.kind == kind }.map(\.type)))
    }
  }
}
