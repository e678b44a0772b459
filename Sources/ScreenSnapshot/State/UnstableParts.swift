import ScreenText

/// A part of all values of one type and case.
struct ValuePart: Codable, Hashable, Sendable {
  fileprivate let owner: NamedPayload.TypeAndCase

  /// The part; nil for the texts of a dialog.
  fileprivate let path: PayloadPath?
}

/// What is known to differ from start to start.
struct UnstableParts: Codable, Equatable, Sendable {
  private var paths: [NamedPayload.TypeAndCase: Set<PayloadPath>] = [:]
  private var ownersOfTexts: Set<NamedPayload.TypeAndCase> = []

  init(_ parts: some Sequence<ValuePart> = []) {
    for part in parts {
      if let path = part.path {
        paths[part.owner, default: []].insert(path)
      } else {
        ownersOfTexts.insert(part.owner)
      }
    }
  }

  /// A state without the parts.
  func removed(from state: DescribedState) -> DescribedState {
    if paths.isEmpty, ownersOfTexts.isEmpty { return state }
    return state.map(removed)
  }

  private func removed(from value: DescribedValue) -> DescribedValue {
    guard let payload = value.value else { return value }
    let owner = payload.typeAndCase
    return value.hiding(paths[owner] ?? [], texts: ownersOfTexts.contains(owner))
  }
}

extension DescribedState {
  /// The parts of values in which the state differs from another one; nil if something else differs.
  func differingParts(comparedWith other: DescribedState) -> Set<ValuePart>? {
    var parts: Set<ValuePart> = []
    for (one, other) in zip(allValues, other.allValues) {
      guard let one = one.value, let other = other.value, one.typeAndCase == other.typeAndCase
      else {
        continue
      }
      parts.formUnion(
        one.payload.differences(from: other.payload).map {
          ValuePart(owner: one.typeAndCase, path: $0)
        })
    }
    for (one, other) in zip(allValues, other.allValues) where one.dialog != other.dialog {
      guard let owner = one.value?.typeAndCase else { continue }
      parts.insert(ValuePart(owner: owner, path: nil))
    }
    let unstable = UnstableParts(parts)
    return unstable.removed(from: self) == unstable.removed(from: other) ? parts : nil
  }

  /// All routes, presentations, tabs, flows and overlays of the state.
  var allValues: [DescribedValue] {
    [flow, tab, overlay].compactMap(\.self) + tabs + stack.levels
  }

  fileprivate func map(_ transform: (DescribedValue) -> DescribedValue) -> DescribedState {
    DescribedState(
      flow: flow.map(transform), tabs: tabs.map(transform), tab: tab.map(transform),
      stack: stack.map(transform), overlay: overlay.map(transform))
  }
}

extension DescribedStack {
  fileprivate func map(_ transform: (DescribedValue) -> DescribedValue) -> DescribedStack {
    DescribedStack(
      routes: routes.map(transform),
      presentation: presentation.map {
        DescribedPresentation(
          kind: $0.kind, value: transform($0.value), stack: $0.stack.map(transform))
      })
  }
}
