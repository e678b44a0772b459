import ScreenText

/// What is in front: the frontmost route, presentation, tab, flow or overlay.
///
/// Places are equal if their payloads are, too.
struct Place: Hashable {
  private let kind: Kind
  private let value: DescribedValue?

  enum Kind: Hashable {
    case overlay
    case route
    case tab
    case flow
    case presentation(DescribedPresentation.Kind)
  }

  init(of state: DescribedState) {
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
  /// Several screens can have one name; ``screen`` tells them apart.
  var name: String { "\(kind.name) \(value.map { $0.nameWithoutPayload } ?? "")" }

  /// What tells the screen of the place from other screens.
  var screen: Screen {
    var screen = family
    if value?.isNamedByType == true { screen.value = value }
    return screen
  }

  /// The screens that differ from this one at most in their payload.
  var family: Screen { Screen(kind: kind, identity: value?.identity) }

  /// The screen with the form of its payload: which parts are nil, a text or a number.
  var form: Form { Form(screen: screen, text: value.map { $0.form } ?? "") }

  /// The type of a value without a name of its own, so that its value tells its screen from others.
  var unnamedType: String? {
    value.flatMap { $0.isNamedByType ? $0.value?.typeAndCase.typeInCode : nil }
  }

  /// A screen: its kind with the type and the case of its value, whatever its payload is.
  struct Screen: Hashable {
    let kind: Kind
    let identity: DescribedValue.Identity?

    /// The whole value if its type gives it no name.
    fileprivate(set) var value: DescribedValue?
  }

  struct Form: Hashable {
    let screen: Screen
    let text: String
  }
}

extension Place {
  /// Whether a name that a person wrote begins like that of a place.
  static func isName(_ text: String) -> Bool {
    guard let space = text.firstIndex(of: " ") else { return false }
    return Kind.allCases.contains { $0.name == text[..<space] }
  }
}

extension Place.Kind: CaseIterable {
  static var allCases: [Place.Kind] {
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
  /// The short form without texts and numbers; empty for a dialog without a value.
  fileprivate var form: String {
    value == nil ? "" : shortForm.text.replacing(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.]*/, with: "_")
  }

  /// Whether the value has no name but that of its type.
  fileprivate var isNamedByType: Bool { value?.isNamedByType == true }
}
