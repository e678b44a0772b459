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
  var name: String { "\(kind.name) \(value.map { $0.nameWithoutPayload } ?? "")" }

  /// The kind and the case with the form of its payload: which parts are nil, a text or a number.
  var form: String { "\(kind.name) \(value.map { $0.form } ?? "")" }

  static func == (one: Place, other: Place) -> Bool {
    one.name == other.name && one.value == other.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(value)
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
  /// The short form without texts and numbers, and the title of a dialog without what it quotes.
  fileprivate var form: String {
    guard value != nil else { return texts[0].replacing(/“[^“”]*”/, with: "_") }
    return shortForm.text.replacing(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.]*/, with: "_")
  }
}
