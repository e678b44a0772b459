import ScreenSnapshot
import ScreenText

/// The pairs of many screens that an audit visits: each screen with one of each shape.
package struct PairSelection {
  /// The number of audited screens up to which all pairs are visited.
  package static let maximumScreens = 150

  /// The screens of each shape, in declared order.
  ///
  /// What a jump or a link can leave behind depends on the shape: flow, tab, overlay, and the stacks with their
  /// presentations, all without payloads.
  private let screens: [[Int]]

  /// The shape of each screen, and its position among those of the shape.
  private var places: [Int: (shape: Int, position: Int)] = [:]

  /// Selects pairs of screens by what they show; those that cannot be shown are of one shape.
  init(of indices: some Sequence<Int>, showing states: [Int: DescribedState]) {
    screens = indices.grouped { index in
      states[index].map { [AnyHashable($0.cases), $0.pathWithoutPayloads] }
    }.map(\.elements)
    for (shape, elements) in screens.enumerated() {
      for (position, index) in elements.enumerated() { places[index] = (shape, position) }
    }
  }

  /// The screens before and after which a screen is visited, itself included.
  ///
  /// Screens at one position among those of their shapes are pairs, which are half as many as with one screen for each
  /// shape. If one shape has fewer screens, they have several turns. Of its own shape, a screen is in a pair with the
  /// next one.
  func partners(of index: Int) -> [Int] {
    guard let (shape, position) = places[index] else { return [] }
    let count = screens[shape].count
    return screens.enumerated().flatMap { other, elements in
      if other == shape {
        return [position, (position + 1) % count, (position + count - 1) % count].uniqued
          .map { elements[$0] }
      }
      if elements.count <= count { return [elements[position % elements.count]] }
      return stride(from: position, to: elements.count, by: count).map { elements[$0] }
    }.sorted()
  }
}
