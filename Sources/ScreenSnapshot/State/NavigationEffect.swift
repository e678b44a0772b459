/// How a visible state changed, in the words of navigation: `pop, then present sheet lend`.
///
/// It is computed from the two states alone: the common prefix of the stack stays, the rest of the
/// old stack is popped, and the rest of the new one is pushed.
struct NavigationEffect: Equatable {
  /// One change.
  enum Change: Equatable {
    case changeFlow(from: DescribedValue?, to: DescribedValue?)
    case addTab(DescribedValue)
    case removeTab(DescribedValue)
    case selectTab(DescribedValue)
    case push(DescribedValue)
    case pop(Int)
    case replaceRoute(with: DescribedValue)
    case present(DescribedPresentation.Kind, DescribedValue)
    case dismiss(Int)
    case replacePresentation(with: DescribedPresentation.Kind, DescribedValue)
    case showOverlay(DescribedValue)
    case hideOverlay
  }

  /// The changes in the order in which a person would see them; empty if nothing changed.
  private(set) var steps: [Change] = []

  /// Whether the same screen shows something else, although no navigation changed.
  var isRedraw = false

  /// Compares two states.
  ///
  /// - Complexity: O(*n*) in the length of the stacks.
  init(from old: DescribedState, to new: DescribedState) {
    let isInOtherFlow = old.flow != new.flow
    let isInOtherTab = isInOtherFlow || old.tab != new.tab
    if old.overlay != nil, old.overlay != new.overlay { steps.append(.hideOverlay) }
    if isInOtherFlow { steps.append(.changeFlow(from: old.flow, to: new.flow)) }
    if !isInOtherFlow { addTabs(from: old.tabs, to: new.tabs) }
    if isInOtherTab, let tab = new.tab, !isInOtherFlow || tab != new.tabs.first {
      steps.append(.selectTab(tab))
    }
    addStack(from: isInOtherTab ? DescribedStack() : old.stack, to: new.stack)
    if let overlay = new.overlay, old.overlay != overlay { steps.append(.showOverlay(overlay)) }
  }

  /// The changes without their payloads' lines, joined by `, then`.
  var text: String {
    if steps.isEmpty { return isRedraw ? "redraw" : "no change" }
    return steps.map(\.text).joined(separator: ", then ")
  }

  /// The lines of payloads that are too long for one line.
  var block: [String] { steps.flatMap { $0.value?.shortForm.block ?? [] } }
}

extension NavigationEffect.Change {
  fileprivate var text: String {
    value.map { "\(words) \($0.shortForm.text)" } ?? words
  }

  private var words: String {
    switch self {
    case .changeFlow(let old, let new):
      (old.map { "flow \($0.shortForm.text) →" } ?? "flow") + (new == nil ? " none" : "")
    case .addTab: "add tab"
    case .removeTab: "remove tab"
    case .selectTab: "select tab"
    case .push: "push"
    case .pop(let count): count == 1 ? "pop" : "pop \(count)"
    case .replaceRoute: "replace with"
    case .present(let kind, _): "present \(kind.rawValue)"
    case .dismiss(let count): count == 1 ? "dismiss" : "dismiss \(count)"
    case .replacePresentation(let kind, _): "replace with \(kind.rawValue)"
    case .showOverlay: "show overlay"
    case .hideOverlay: "hide overlay"
    }
  }

  /// The value that the change leads to, or the tab that it removes.
  fileprivate var value: DescribedValue? {
    switch self {
    case .changeFlow(_, let flow): flow
    case .addTab(let tab), .removeTab(let tab), .selectTab(let tab): tab
    case .push(let route), .replaceRoute(let route): route
    case .present(_, let value), .replacePresentation(_, let value): value
    case .showOverlay(let overlay): overlay
    case .pop, .dismiss, .hideOverlay: nil
    }
  }
}

extension NavigationEffect {
  private mutating func addTabs(from old: [DescribedValue], to new: [DescribedValue]) {
    for tab in old where !new.contains(tab) { steps.append(.removeTab(tab)) }
    for tab in new where !old.contains(tab) { steps.append(.addTab(tab)) }
  }

  private mutating func addStack(from old: DescribedStack, to new: DescribedStack) {
    let common = zip(old.routes, new.routes).prefix { $0 == $1 }.count
    let removed = old.routes.count - common
    let added = new.routes.dropFirst(common)
    let isSameStack = removed == 0 && added.isEmpty
    if isSameStack, let one = old.presentation, let other = new.presentation {
      return addPresentation(from: one, to: other)
    }
    addDismissal(of: old)
    if removed == 1, added.count == 1 {
      steps += added.map { .replaceRoute(with: $0) }
    } else {
      if removed > 0 { steps.append(.pop(removed)) }
      steps += added.map { .push($0) }
    }
    if let presentation = new.presentation { add(presentation) }
  }

  private mutating func addPresentation(
    from old: DescribedPresentation, to new: DescribedPresentation
  ) {
    if old.kind == new.kind, old.value == new.value {
      return addStack(from: old.stack, to: new.stack)
    }
    if old.stack.depth == 0, !old.isDialog, !new.isDialog {
      steps.append(.replacePresentation(with: new.kind, new.value))
      addStack(from: DescribedStack(), to: new.stack)
    } else {
      addDismissal(of: DescribedStack(presentation: old))
      add(new)
    }
  }

  private mutating func addDismissal(of stack: DescribedStack) {
    if stack.depth > 0 { steps.append(.dismiss(stack.depth)) }
  }

  private mutating func add(_ presentation: DescribedPresentation) {
    steps.append(.present(presentation.kind, presentation.value))
    addStack(from: DescribedStack(), to: presentation.stack)
  }
}
