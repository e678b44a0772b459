import ScreenPayloads

/// How a visible state changed, in the words of navigation: `pop, then present sheet lend`.
///
/// It is computed from the two states alone: the common prefix of the stack stays, the rest of the
/// old stack is popped, and the rest of the new one is pushed.
package struct NavigationEffect: Equatable {
  /// One change.
  package struct Change: Equatable {
    /// The words before the place that the change leads to.
    private let words: String
    private let place: Place?

    /// Whether the change shows something new.
    package let leadsForward: Bool

    /// The changes of a flow, a tab or a stack beneath the place, which stays in front; nil for any other change.
    private var changesBeneath: [Change]?

    fileprivate init(_ words: String, _ place: Place? = nil, leadsForward: Bool = true) {
      (self.words, self.place, self.leadsForward) = (words, place, leadsForward)
    }

    fileprivate init(_ changes: [Change], beneath place: Place) {
      words = "\(changes.map(\.text).joined(separator: ", then ")) beneath \(place.kind.rawValue)"
      (self.place, changesBeneath) = (place, changes)
      leadsForward = changes.contains(where: \.leadsForward)
    }

    /// The selection of another tab.
    package static func selectTab(_ tab: Place) -> Change { Change("select tab", tab) }

    /// Whether what is in front stays, and something beneath it changes.
    package var isBeneath: Bool { changesBeneath != nil }

    fileprivate var text: String { place.map { "\(words) \($0.shortForm.text)" } ?? words }

    /// The lines of payloads that are too long for one line.
    fileprivate var block: [String] {
      (changesBeneath ?? []).flatMap(\.block) + (place?.shortForm.block ?? [])
    }
  }

  /// The changes in the order in which a person would see them; empty if nothing changed.
  package private(set) var steps: [Change] = []

  private var dismissedCount = 0

  /// Whether the same screen shows something else, although no navigation changed, or the screen below what was
  /// dismissed does.
  package var isRedraw = false

  /// Compares two states.
  ///
  /// - Complexity: O(*n*) in the length of the stacks.
  package init(from old: DescribedState, to new: DescribedState) {
    if let overlay = old.overlay, overlay == new.overlay {
      let changes = NavigationEffect(from: old.withoutOverlay, to: new.withoutOverlay).steps
      steps = changes.isEmpty ? [] : [Change(changes, beneath: overlay)]
      return
    }
    let isInOtherFlow = old.flow != new.flow
    let isInOtherTab = isInOtherFlow || old.tab != new.tab
    if old.overlay != nil { steps.append(Change("hide overlay", leadsForward: false)) }
    if !isInOtherFlow { addTabs(from: old.tabs, to: new.tabs) }
    var selection: [Change] = []
    if isInOtherFlow {
      let flow = old.flow.map { "flow \($0.shortForm.text) →" } ?? "flow"
      selection.append(new.flow == nil ? Change("\(flow) none") : Change(flow, new.flow))
    }
    if isInOtherTab, let tab = new.tab, !isInOtherFlow || tab != new.tabs.first {
      selection.append(.selectTab(tab))
    }
    let (oldStack, newStack) = (old.stack[...], new.stack[...])
    if isInOtherTab, let sheet = newStack.presentation, sheet == oldStack.presentation,
      !sheet.isDialog
    {
      let changes = selection + Self.changes(of: [], to: newStack.routes)
      steps.append(Change(changes, beneath: sheet))
      addStack(from: oldStack.inner, to: newStack.inner)
    } else {
      steps += selection
      addStack(from: isInOtherTab ? [] : oldStack, to: newStack)
    }
    if let overlay = new.overlay { steps.append(Change("show overlay", overlay)) }
  }

  /// The changes without their payloads' lines, joined by `, then`.
  package var text: String {
    let words = steps.map(\.text) + (isRedraw ? ["redraw"] : [])
    return words.isEmpty ? "no change" : words.joined(separator: ", then ")
  }

  /// Whether presentations were dismissed, and nothing else of the state changed.
  package var isDismissal: Bool { steps.count == 1 && dismissedCount > 0 }

  /// Whether nothing happened but that the frontmost presentation was dismissed.
  package var onlyDismisses: Bool { steps.count == 1 && dismissedCount == 1 && !isRedraw }

  /// The lines of payloads that are too long for one line.
  package var block: [String] { steps.flatMap(\.block) }
}

extension NavigationEffect {
  private mutating func addTabs(from old: [Place], to new: [Place]) {
    for tab in old where !new.contains(tab) {
      steps.append(Change("remove tab", tab, leadsForward: false))
    }
    for tab in new where !old.contains(tab) {
      steps.append(Change("add tab", tab, leadsForward: false))
    }
  }

  private mutating func addStack(from old: ArraySlice<Place>, to new: ArraySlice<Place>) {
    let changes = Self.changes(of: old.routes, to: new.routes)
    if let one = old.presentation, let other = new.presentation {
      if changes.isEmpty { return addPresentation(from: old.presented, to: new.presented) }
      if one == other, !one.isDialog {
        steps.append(Change(changes, beneath: other))
        return addStack(from: old.inner, to: new.inner)
      }
    }
    addDismissal(of: old)
    steps += changes
    addPresentation(of: new)
  }

  /// The changes of the routes alone.
  private static func changes(of old: ArraySlice<Place>, to new: ArraySlice<Place>) -> [Change] {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let removed = old.count - common
    let added = new.dropFirst(common)
    if removed == 1, added.count == 1 { return added.map { Change("replace with", $0) } }
    return (removed > 0 ? [Self.removal("pop", removed)] : [])
      + added.map { Change("push", $0) }
  }

  /// Adds how one presentation over the same stack becomes another one.
  private mutating func addPresentation(from old: ArraySlice<Place>, to new: ArraySlice<Place>) {
    if old.first == new.first { return addStack(from: old.inner, to: new.inner) }
    let count = old.count(where: \.isPresentation)
    if count == 1, let one = old.first, let other = new.first, !one.isDialog, !other.isDialog {
      steps.append(Change("replace with \(other.kind.rawValue)", other))
      addStack(from: [], to: new.inner)
    } else {
      addDismissal(of: old)
      addPresentation(of: new)
    }
  }

  private mutating func addDismissal(of stack: ArraySlice<Place>) {
    let count = stack.count(where: \.isPresentation)
    if count == 0 { return }
    steps.append(Self.removal("dismiss", count))
    dismissedCount += count
  }

  private static func removal(_ verb: String, _ count: Int) -> Change {
    Change(count == 1 ? verb : "\(verb) \(count)", leadsForward: false)
  }

  private mutating func addPresentation(of stack: ArraySlice<Place>) {
    guard let presentation = stack.presentation else { return }
    steps.append(Change("present \(presentation.kind.rawValue)", presentation))
    addStack(from: [], to: stack.inner)
  }
}

extension DescribedState {
  fileprivate var withoutOverlay: DescribedState {
    var state = self
    state.overlay = nil
    return state
  }
}
