import ScreenSnapshot
import ScreenText

/// The pairs of many screens that an audit visits: each screen with one of each shape.
package struct PairSelection {
  /// The number of audited screens up to which all pairs are visited.
  package static let maximumScreens = 150

  /// The first screen of each shape, in declared order.
  private let first: [Int]

  /// Selects pairs of screens by what they show; those that cannot be shown are of one shape.
  init(of indices: some Sequence<Int>, showing states: [Int: DescribedState]) {
    first = indices.grouped { states[$0].map(Shape.init) }.map(\.elements[0])
  }

  /// The screens before and after which a screen is visited, itself included; nil for all.
  ///
  /// The first screen of each shape stands for it: each screen is in a pair with it.
  func partners(of index: Int) -> [Int]? {
    first.contains(index) ? nil : (first + [index]).sorted()
  }
}

/// What a jump or a link can leave behind depends on: flow, tab, overlay, and the stacks with their presentations,
/// all without payloads.
private struct Shape: Hashable {
  let cases: [DescribedValue.Identity?]
  let kinds: [DescribedPresentation.Kind]
  let depths: [Int]

  init(of state: DescribedState) {
    let stacks = Array(sequence(first: state.stack) { $0.presentation?.stack })
    cases = state.cases
    kinds = stacks.compactMap { $0.presentation?.kind }
    depths = stacks.map(\.routes.count)
  }
}
