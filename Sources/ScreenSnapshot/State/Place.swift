import ScreenPayloads

/// A level of a visible state: a route, presentation or overlay, or else the tab or the flow at its root.
///
/// Places are equal if their payloads are, too.
package struct Place: Hashable, Codable, Sendable {
  /// How the level is shown.
  package let kind: Kind

  /// Nil for the root of an app without tabs and flows.
  package let value: DescribedValue?

  /// How a level is shown; the raw value is the word in paths.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case route, sheet, popover, cover, alert, confirmation, overlay, tab, flow

    /// The kinds of what is over a stack.
    package static let presentations: [Kind] = [.sheet, .popover, .cover, .alert, .confirmation]

    package var isPresentation: Bool { Self.presentations.contains(self) }
    package var isDialog: Bool { self == .alert || self == .confirmation }

    /// The kind with its article.
    package var phrase: String {
      [.alert, .overlay].contains(self) ? "an \(rawValue)" : "a \(rawValue)"
    }
  }

  init(_ kind: Kind, _ value: DescribedValue?) { (self.kind, self.value) = (kind, value) }

  /// What is in front of a state.
  package init(of state: DescribedState) { self = state.levels.last ?? state.root }
}

// MARK: - Names

extension Place {
  /// The name of the start of the app, whatever is visible then.
  package static let startName = "the start"

  /// The name of the root of an app without tabs and flows.
  private static let rootName = "the root"

  /// The kind and the case, without its payload: `route bookDetail`.
  ///
  /// Several screens can have one name; ``PlaceFamilies`` tells them apart.
  package var name: String {
    value.map { "\(kind.rawValue) \($0.nameWithoutPayload)" } ?? Self.rootName
  }

  /// Whether a name that a person wrote begins like that of a place.
  package static func isName(_ text: String) -> Bool {
    if text == startName || text == rootName { return true }
    return Kind.allCases.contains { text.hasPrefix("\($0.rawValue) ") }
  }
}

// MARK: - Screens

extension Place {
  /// What tells the screen of a place from others, whatever its payload is.
  package struct Family: Hashable {
    let kind: Kind
    let identity: DescribedValue.Identity?

    /// The cases in the payload of a variant, maybe an empty list; nil for the whole family.
    fileprivate(set) var nestedCases: [String]?

    /// The whole value of a variant if its type gives it no name.
    fileprivate(set) var value: DescribedValue?
  }

  /// The kind with the type and the case of the value.
  package var family: Family { Family(kind: kind, identity: value?.identity) }

  /// The variant of the family, whatever the value is if its type gives it no name.
  package var variantWithoutValue: Family {
    var variant = family
    variant.nestedCases = value?.value?.nestedCases ?? []
    return variant
  }

  /// The family with all that may tell its screens apart; it never equals the family.
  package var variant: Family {
    var variant = variantWithoutValue
    variant.value = value?.value?.isNamedByType == true ? value : nil
    return variant
  }
}

/// The screens of a manifest by family.
///
/// A family is one screen, such as `genre(.novel)` for all genres, unless the manifest has several of its
/// variants, such as `page(.privacy)` and `page(.account)`.
package struct PlaceFamilies {
  private let divided: Set<Place.Family>

  package init(of screens: [Place]) {
    let families = Dictionary(grouping: screens, by: \.family)
    divided = Set(families.filter { Set($0.value.map(\.variant)).count > 1 }.keys)
  }

  /// The screen that a place belongs to, also if no screen of the manifest shows it.
  package func screen(of place: Place) -> Place.Family {
    divided.contains(place.family) ? place.variant : place.family
  }
}
