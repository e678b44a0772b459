package import ScreenPayloads

/// A level of a visible state: a route, presentation or overlay, or else the tab or the flow at its root.
///
/// Two places are equal if they have one kind and no part of their values differs, also parts that texts cut or
/// redact. Dialogs are equal if they also are the same for a person.
///
/// It is indirect, because lists of places are copied often.
package indirect enum Place: Hashable, Codable, Sendable {
  /// The root of an app without tabs and flows.
  case root

  /// A level with the app's value.
  case value(Kind, NamedPayload)

  /// What a person sees of a dialog, with the app's value if it has one.
  case dialog(DescribedDialog, NamedPayload?)

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

  /// What is in front of a state.
  package init(of state: DescribedState) { self = state.levels.last ?? state.root }
}

extension Place {
  /// How the level is shown; the root of an app without tabs and flows counts as a flow.
  package var kind: Kind {
    switch self {
    case .root: .flow
    case .value(let kind, _): kind
    case .dialog(let dialog, _): dialog.kind
    }
  }

  /// The app's value; nil for a dialog without one, and for the root of an app without tabs and flows.
  package var value: NamedPayload? {
    switch self {
    case .root: nil
    case .value(_, let value): value
    case .dialog(_, let value): value
    }
  }

  /// What a person sees of a dialog; nil for anything else.
  var dialog: DescribedDialog? {
    if case .dialog(let dialog, _) = self { dialog } else { nil }
  }

  /// Whether the level is over a stack.
  package var isPresentation: Bool { kind.isPresentation }

  /// Whether the level is a dialog, which nothing is on.
  package var isDialog: Bool { kind.isDialog }
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
    self == .root ? Self.rootName : "\(kind.rawValue) \(nameWithoutPayload)"
  }

  /// The name of the value; empty without one.
  var valueName: String { value?.name ?? "" }

  /// The title of a dialog; empty for anything else.
  var dialogTitle: String { dialog?.title ?? "" }

  /// The short form of the value, or of the title of a dialog without one.
  var shortForm: ShortForm {
    value.map { ShortForm(of: $0) } ?? ShortForm(ofTitle: dialogTitle)
  }

  /// The name of a case as in a short form; the title of a dialog stays whole.
  var nameWithoutPayload: String {
    value.map { ShortForm.name(of: $0) } ?? shortForm.text
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
    let type: String?
    let name: String?

    /// A dialog without its payload.
    let dialog: DescribedDialog?

    /// The cases in the payload of a variant, maybe an empty list; nil for the whole family.
    fileprivate(set) var nestedCases: [String]?

    /// The whole place of a variant if its type gives it no name.
    fileprivate(set) var place: Place?
  }

  /// The kind with the type and the case of the value.
  package var family: Family {
    Family(
      kind: kind, type: value?.payload.type, name: value?.name,
      dialog: dialog?.form(hasName: value != nil))
  }

  /// The variant of the family, whatever the value is if its type gives it no name.
  package var variantWithoutValue: Family {
    var variant = family
    variant.nestedCases = value?.nestedCases ?? []
    return variant
  }

  /// The family with all that may tell its screens apart; it never equals the family.
  package var variant: Family {
    var variant = variantWithoutValue
    variant.place = value?.isNamedByType == true ? self : nil
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
    let family = place.family
    return divided.contains(family) ? place.variant : family
  }
}
