import ScreenText

/// A visible state as texts, without the app's types.
struct DescribedState: Equatable {
  var flow: DescribedValue?

  /// The tabs in visible order; empty in an app without tabs.
  var tabs: [DescribedValue] = []

  /// The selected tab.
  var tab: DescribedValue?
  var stack = DescribedStack()
  var overlay: DescribedValue?
}

/// A stack: its routes, and the presentation over them.
struct DescribedStack: Equatable {
  var routes: [DescribedValue] = []

  /// At most one element, because a struct cannot contain itself.
  private var presentations: [DescribedPresentation] = []

  init(routes: [DescribedValue] = [], presentation: DescribedPresentation? = nil) {
    self.routes = routes
    presentations = presentation.map { [$0] } ?? []
  }

  var presentation: DescribedPresentation? { presentations.first }

  /// The number of presentations over each other.
  var depth: Int { presentation.map { 1 + $0.stack.depth } ?? 0 }

  /// The frontmost presentation.
  var topmost: DescribedPresentation? {
    presentation.map { $0.stack.topmost ?? $0 }
  }
}

/// A sheet, popover, cover, alert or confirmation, with the stack in it.
struct DescribedPresentation: Equatable {
  enum Kind: String, CaseIterable, Codable, Sendable {
    case sheet
    case popover
    case cover
    case alert
    case confirmation

    /// The kind with its article.
    var phrase: String { self == .alert ? "an alert" : "a \(rawValue)" }
  }

  let kind: Kind
  let value: DescribedValue
  var stack = DescribedStack()

  var isDialog: Bool { kind == .alert || kind == .confirmation }
}

/// A route, sheet, tab, flow, overlay or dialog.
struct DescribedValue: Equatable {
  /// Differs for values that differ in any part, also in parts that texts cut or redact.
  let identity: PayloadWriter.CaseIdentity
  let shortForm: ShortForm

  static func == (one: DescribedValue, other: DescribedValue) -> Bool {
    one.identity == other.identity
  }
}

extension DescribedState: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(flow?.identity)
    hasher.combine(tab?.identity)
    hasher.combine(overlay?.identity)
    for level in sequence(first: stack, next: { $0.presentation?.stack }) {
      for route in level.routes { hasher.combine(route.identity) }
      hasher.combine(level.presentation?.value.identity)
    }
  }
}

// MARK: - Description

/// Describes visible states.
struct StateDescriber {
  private var shortForms: ShortFormWriter
  private var identities = PayloadWriter(redaction: .none)
  private let omitsShortForms: Bool

  /// Creates a describer.
  ///
  /// - Parameters:
  ///   - redaction: The secrets of short forms.
  ///   - omitsShortForms: Whether the states are only compared, for which short forms do not matter.
  init(redaction: Redaction, omitsShortForms: Bool = false) {
    self.omitsShortForms = omitsShortForms
    shortForms = ShortFormWriter(redaction: redaction)
  }

  mutating func describe(_ state: AnyVisibleState) -> DescribedState {
    DescribedState(
      flow: state.flow.map { describe(value: $0) }, tabs: state.tabs.map { describe(value: $0) },
      tab: state.tab.map { describe(value: $0) }, stack: describe(state.stack),
      overlay: state.overlay.map { describe(value: $0) })
  }

  private mutating func describe(value: Any) -> DescribedValue {
    DescribedValue(
      identity: identities.identity(ofCase: value),
      shortForm: omitsShortForms ? ShortForm(text: "") : shortForms.shortForm(ofCase: value))
  }

  private mutating func describe(_ stack: AnyVisibleStack) -> DescribedStack {
    DescribedStack(
      routes: stack.routes.map { describe(value: $0) },
      presentation: stack.presentations.first.map { describe($0) })
  }

  private mutating func describe(
    _ presentation: VisiblePresentation<Any, Any>
  ) -> DescribedPresentation {
    switch presentation {
    case .sheet(let sheet, let inner):
      DescribedPresentation(kind: .sheet, value: describe(value: sheet), stack: describe(inner))
    case .popover(let popover, let inner):
      DescribedPresentation(kind: .popover, value: describe(value: popover), stack: describe(inner))
    case .fullScreenCover(let cover, let inner):
      DescribedPresentation(kind: .cover, value: describe(value: cover), stack: describe(inner))
    case .alert(let dialog): DescribedPresentation(kind: .alert, value: describe(dialog))
    case .confirmation(let dialog):
      DescribedPresentation(kind: .confirmation, value: describe(dialog))
    }
  }

  /// Dialogs are equal if they show the same texts.
  private mutating func describe(_ dialog: VisibleDialog) -> DescribedValue {
    let texts = [dialog.title, dialog.message ?? ""] + dialog.buttons.map(\.label)
    let identity = identities.identity(ofCase: [dialog.value as Any, texts] as [Any])
    if let value = dialog.value {
      return DescribedValue(identity: identity, shortForm: shortForms.shortForm(ofCase: value))
    }
    return DescribedValue(
      identity: identity, shortForm: ShortFormWriter.shortForm(ofTitle: dialog.title))
  }
}

// MARK: - Path

extension DescribedState {
  /// The way to what is visible, as a journey shows it: `library › bookDetail(id: "dune")`.
  ///
  /// Lines of payloads that are too long for the path follow, indented.
  var path: [String] {
    let values = pathValues
    let line = values.map { kind, value in
      (kind.map { "\($0) " } ?? "") + value.shortForm.text
    }
    let root = tab?.shortForm.text ?? flow?.shortForm.text ?? "root"
    let blocks = ([tab ?? flow].compactMap(\.self) + values.map(\.1)).flatMap(\.shortForm.block)
    return [([root] + line).joined(separator: " › ")] + blocks.map { "  \($0)" }
  }

  private var pathValues: [(String?, DescribedValue)] {
    var values = stack.pathValues
    if let overlay { values.append(("overlay", overlay)) }
    return values
  }
}

extension DescribedStack {
  fileprivate var pathValues: [(String?, DescribedValue)] {
    let above = presentation.map { [($0.kind.rawValue, $0.value)] + $0.stack.pathValues } ?? []
    return routes.map { (nil, $0) } + above
  }
}
