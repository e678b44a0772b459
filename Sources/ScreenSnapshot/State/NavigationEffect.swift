import ScreenPayloads

/// How a visible state changed, in the words of navigation: `pop, then present sheet lend`.
///
/// It is computed from the two states alone: the common prefix of the stack stays, the rest of the
/// old stack is popped, and the rest of the new one is pushed.
package struct NavigationEffect: Equatable {
  /// One change.
  package enum Change: Equatable {
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

    /// Changes of a flow, a tab or a stack beneath a presentation or an overlay that stays.
    indirect case beneath(String, DescribedValue, [Change])
  }

  /// The changes in the order in which a person would see them; empty if nothing changed.
  package private(set) var steps: [Change] = []

  /// Whether the same screen shows something else, although no navigation changed, or the screen below what was
  /// dismissed does.
  package var isRedraw = false

  /// Compares two states.
  ///
  /// - Complexity: O(*n*) in the length of the stacks.
  package init(from old: DescribedState, to new: DescribedState) {
    if let overlay = old.overlay, overlay == new.overlay {
      let changes = NavigationEffect(from: old.withoutOverlay, to: new.withoutOverlay).steps
      steps = changes.isEmpty ? [] : [.beneath("overlay", overlay, changes)]
      return
    }
    let isInOtherFlow = old.flow != new.flow
    let isInOtherTab = isInOtherFlow || old.tab != new.tab
    if old.overlay != nil { steps.append(.hideOverlay) }
    if !isInOtherFlow { addTabs(from: old.tabs, to: new.tabs) }
    var selection: [Change] = []
    if isInOtherFlow { selection.append(.changeFlow(from: old.flow, to: new.flow)) }
    if isInOtherTab, let tab = new.tab, !isInOtherFlow || tab != new.tabs.first {
      selection.append(.selectTab(tab))
    }
    if isInOtherTab, let one = old.stack.presentation, let other = new.stack.presentation,
      one.staysAs(other)
    {
      let changes = selection + Self.changes(of: [], to: new.stack.routes)
      steps.append(.beneath(other.kind.rawValue, other.value, changes))
      addStack(from: one.stack, to: other.stack)
    } else {
      steps += selection
      addStack(from: isInOtherTab ? DescribedStack() : old.stack, to: new.stack)
    }
    if let overlay = new.overlay { steps.append(.showOverlay(overlay)) }
  }

  /// The changes without their payloads' lines, joined by `, then`.
  package var text: String {
    let words = steps.map(\.text) + (isRedraw ? ["redraw"] : [])
    return words.isEmpty ? "no change" : words.joined(separator: ", then ")
  }

  /// The number of presentations that were dismissed; nil if another part of the state changed, or none.
  package var dismissedCount: Int? {
    guard steps.count == 1, case .dismiss(let count) = steps[0] else { return nil }
    return count
  }

  /// Whether nothing happened but that the frontmost presentation was dismissed.
  package var onlyDismisses: Bool { dismissedCount == 1 && !isRedraw }

  /// The lines of payloads that are too long for one line.
  package var block: [String] { steps.flatMap(\.block) }
}

extension NavigationEffect.Change {
  fileprivate var text: String {
    if case .beneath(let kind, let value, let changes) = self {
      let words = changes.map(\.text).joined(separator: ", then ")
      return "\(words) beneath \(kind) \(value.shortForm.text)"
    }
    return value.map { "\(words) \($0.shortForm.text)" } ?? words
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
    case .beneath: "change beneath"
    }
  }

  fileprivate var block: [String] {
    if case .beneath(_, let value, let changes) = self {
      return changes.flatMap(\.block) + value.shortForm.block
    }
    return value?.shortForm.block ?? []
  }

  /// The value that the change leads to, or the tab that it removes.
  fileprivate var value: DescribedValue? {
    switch self {
    case .changeFlow(_, let flow): flow
    case .addTab(let tab), .removeTab(let tab), .selectTab(let tab): tab
    case .push(let route), .replaceRoute(let route): route
    case .present(_, let value), .replacePresentation(_, let value): value
    case .showOverlay(let overlay): overlay
    case .pop, .dismiss, .hideOverlay, .beneath: nil
    }
  }
}

extension NavigationEffect {
  private mutating func addTabs(from old: [DescribedValue], to new: [DescribedValue]) {
    for tab in old where !new.contains(tab) { steps.append(.removeTab(tab)) }
    for tab in new where !old.contains(tab) { steps.append(.addTab(tab)) }
  }

  private mutating func addStack(from old: DescribedStack, to new: DescribedStack) {
    let changes = Self.changes(of: old.routes, to: new.routes)
    if let one = old.presentation, let other = new.presentation {
      if changes.isEmpty { return addPresentation(from: one, to: other) }
      if one.staysAs(other) {
        steps.append(.beneath(other.kind.rawValue, other.value, changes))
        return addStack(from: one.stack, to: other.stack)
      }
    }
    addDismissal(of: old)
    steps += changes
    if let presentation = new.presentation { add(presentation) }
  }

  /// The changes of the routes alone.
  private static func changes(
    of old: [DescribedValue], to new: [DescribedValue]
  ) -> [Change] {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let removed = old.count - common
    let added = new.dropFirst(common)
    if removed == 1, added.count == 1 { return added.map { .replaceRoute(with: $0) } }
    return (removed > 0 ? [.pop(removed)] : []) + added.map { .push($0) }
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

extension DescribedState {
  fileprivate var withoutOverlay: DescribedState {
    var state = self
    state.overlay = nil
    return state
  }
}

extension DescribedPresentation {
  /// Whether a person sees the same sheet, popover or cover, maybe with another stack.
  fileprivate func staysAs(_ other: DescribedPresentation) -> Bool {
    kind == other.kind && value == other.value && !isDialog
  }
}
