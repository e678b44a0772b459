package import ScreenPayloads

/// What is in front: the frontmost route, presentation, tab, flow or overlay.
///
/// Places are equal if their payloads are, too.
package struct Place: Hashable {
  package let kind: Kind
  private let value: DescribedValue?

  package enum Kind: Codable, Hashable, Sendable {
    case overlay
    case route
    case tab
    case flow
    case presentation(DescribedPresentation.Kind)
  }

  package init(of state: DescribedState) {
    if let overlay = state.overlay {
      (kind, value) = (.overlay, overlay)
    } else if let top = state.stack.topmost, top.stack.routes.isEmpty {
      (kind, value) = (.presentation(top.kind), top.value)
    } else if let route = (state.stack.topmost?.stack ?? state.stack).routes.last {
      (kind, value) = (.route, route)
    } else if let tab = state.tab {
      (kind, value) = (.tab, tab)
    } else {
      (kind, value) = (.flow, state.flow)
    }
  }

  /// The kind and the case, without its payload: `route bookDetail`.
  ///
  /// Several screens can have one name; ``PlaceFamilies`` tells them apart.
  package var name: String {
    value.map { "\(kind.name) \($0.nameWithoutPayload)" } ?? Self.rootName
  }

  /// The kind with the type and the case of the value, whatever its payload is.
  package var family: Family { Family(kind: kind, identity: value?.identity) }

  /// The family with what may tell its screens apart.
  package var variant: Variant {
    let isUnnamed = value?.isNamedByType == true
    return Variant(
      family: family, nestedCases: value?.value?.nestedCases ?? [], value: isUnnamed ? value : nil)
  }

  /// The payload without its texts and numbers; nil without a value.
  package var form: PayloadForm? { value?.value.map { PayloadForm($0.payload) } }

  /// The type of a value without a name of its own, so that its value tells its screen from others.
  package var unnamedType: String? {
    value.flatMap { $0.isNamedByType ? $0.value?.typeAndCase.typeInCode : nil }
  }

  package struct Family: Hashable {
    let kind: Kind
    let identity: DescribedValue.Identity?
  }

  package struct Variant: Hashable {
    let family: Family
    let nestedCases: [String]

    /// The whole value if its type gives it no name.
    private(set) var value: DescribedValue?

    /// The places with these cases, whatever the value is.
    package var withoutValue: Variant {
      var variant = self
      variant.value = nil
      return variant
    }
  }
}

/// The screens of a manifest by family.
///
/// A family is one screen, such as `genre(.novel)` for all genres, unless the manifest has several of its
/// variants, such as `page(.privacy)` and `page(.account)`.
package struct PlaceFamilies {
  private let divided: Set<Place.Family>

  package init(of screens: [Place]) {
    let families = Dictionary(grouping: Set(screens.map(\.variant)), by: \.family)
    divided = Set(families.filter { $0.value.count > 1 }.keys)
  }

  /// The screen that a place belongs to, also if no screen of the manifest shows it.
  package func screen(of place: Place) -> Screen {
    divided.contains(place.family) ? .variant(place.variant) : .family(place.family)
  }

  package enum Screen: Hashable {
    case family(Place.Family)
    case variant(Place.Variant)
  }
}

extension Place {
  /// The name of the start of the app, whatever is visible then.
  package static let startName = "the start"

  /// The name of the root of an app without tabs and flows.
  private static let rootName = "the root"

  /// Whether a name that a person wrote begins like that of a place.
  package static func isName(_ text: String) -> Bool {
    guard let space = text.firstIndex(of: " ") else { return false }
    if text == startName || text == rootName { return true }
    return Kind.allCases.contains { $0.name == text[..<space] }
  }
}

extension Place.Kind: CaseIterable {
  package static var allCases: [Place.Kind] {
    [.overlay, .route, .tab, .flow]
      + DescribedPresentation.Kind.allCases.map { .presentation($0) }
  }

  fileprivate var name: String {
    switch self {
    case .overlay: "overlay"
    case .route: "route"
    case .tab: "tab"
    case .flow: "flow"
    case .presentation(let kind): kind.rawValue
    }
  }
}

extension DescribedValue {
  /// Whether the value has no name but that of its type.
  fileprivate var isNamedByType: Bool { value?.isNamedByType == true }
}
