/// How a visible state changed, in the words of navigation: `pop, then present sheet lend`.
///
/// It is computed from the two states alone: the common prefix of the stack stays, the rest of the
/// old stack is popped, and the rest of the new one is pushed.
struct NavigationEffect: Equatable {
  /// One change, with the value that it leads to.
  struct Step: Equatable {
    let words: String
    var value: DescribedValue?
  }

  /// The changes in the order in which a person would see them; empty if nothing changed.
  private(set) var steps: [Step] = []

  /// Whether the same screen shows something else, although no navigation changed.
  var isRedraw = false

  /// Compares two states.
  ///
  /// - Complexity: O(*n*) in the length of the stacks.
  init(from old: DescribedState, to new: DescribedState) {
    let isInOtherFlow = old.flow != new.flow
    let isInOtherTab = isInOtherFlow || old.tab != new.tab
    if old.overlay != nil, old.overlay != new.overlay { add("hide overlay") }
    if isInOtherFlow { addFlow(from: old.flow, to: new.flow) }
    if !isInOtherFlow { addTabs(from: old.tabs, to: new.tabs) }
    if isInOtherTab, let tab = new.tab, !isInOtherFlow || tab != new.tabs.first {
      add("select tab", tab)
    }
    addStack(from: isInOtherTab ? DescribedStack() : old.stack, to: new.stack)
    if let overlay = new.overlay, old.overlay != overlay { add("show overlay", overlay) }
  }

  /// The changes without their payloads' lines, joined by `, then`.
  var text: String {
    if steps.isEmpty { return isRedraw ? "redraw" : "no change" }
    return steps.map { step in
      step.value.map { "\(step.words) \($0.shortForm.text)" } ?? step.words
    }.joined(separator: ", then ")
  }

  /// The lines of payloads that are too long for one line.
  var block: [String] { steps.flatMap { $0.value?.shortForm.block ?? [] } }
}

extension NavigationEffect {
  private mutating func add(_ words: String, _ value: DescribedValue? = nil) {
    steps.append(Step(words: words, value: value))
  }

  private mutating func addFlow(from old: DescribedValue?, to new: DescribedValue?) {
    let words = old.map { "flow \($0.shortForm.text) →" } ?? "flow"
    add(new == nil ? "\(words) none" : words, new)
  }

  private mutating func addTabs(from old: [DescribedValue], to new: [DescribedValue]) {
    for tab in old where !new.contains(tab) { add("remove tab", tab) }
    for tab in new where !old.contains(tab) { add("add tab", tab) }
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
      add("replace with", added.first)
    } else {
      if removed > 0 { add(removed == 1 ? "pop" : "pop \(removed)") }
      for route in added { add("push", route) }
    }
    if let presentation = new.presentation { add("present", presentation) }
  }

  private mutating func addPresentation(
    from old: DescribedPresentation, to new: DescribedPresentation
  ) {
    if old.kind == new.kind, old.value == new.value {
      return addStack(from: old.stack, to: new.stack)
    }
    if old.stack.depth == 0, !old.isDialog, !new.isDialog {
      add("replace with", new)
    } else {
      addDismissal(of: DescribedStack(presentation: old))
      add("present", new)
    }
  }

  private mutating func addDismissal(of stack: DescribedStack) {
    if stack.depth > 0 { add(stack.depth == 1 ? "dismiss" : "dismiss \(stack.depth)") }
  }

  private mutating func add(_ words: String, _ presentation: DescribedPresentation) {
    add("\(words) \(presentation.kind.rawValue)", presentation.value)
    addStack(from: DescribedStack(), to: presentation.stack)
  }
}
