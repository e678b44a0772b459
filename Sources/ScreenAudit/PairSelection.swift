import ScreenSnapshot
import ScreenText

/// The pairs of many screens that an audit visits: each screen with the first one of each shape.
package struct PairSelection {
  /// The number of audited screens up to which all pairs are visited.
  package static let maximumScreens = 150

  private let screens: [Int]

  /// The first screen of each shape, in declared order.
  ///
  /// What a jump or a link can leave behind depends on the shape: flow, tab, overlay, and the stacks with their
  /// presentations, all without payloads.
  let firstOfShapes: [Int]

  /// Selects pairs of screens by what they show; those that cannot be shown are of one shape.
  init(of indices: some Sequence<Int>, showing states: [Int: DescribedState]) {
    screens = Array(indices)
    firstOfShapes = indices.grouped { index in
      states[index].map { [AnyHashable($0.cases), $0.pathWithoutPayloads] }
    }.map { $0.elements[0] }
  }

  /// The screens in the order in which each has its pairs with those that follow: the first ones of the shapes last, so
  /// that none has many pairs, and what ends the process of one leaves out few.
  var rows: [Int] {
    let last = Set(firstOfShapes)
    return screens.filter { !last.contains($0) } + firstOfShapes
  }

  /// The screens before and after which a screen is visited, itself included.
  func partners(of index: Int) -> [Int] {
    firstOfShapes.contains(index) ? screens : (firstOfShapes + [index]).sorted()
  }
}
