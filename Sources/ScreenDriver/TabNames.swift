import ScreenSnapshot

/// The tabs of a screen as steps name them: by their labels, or else by the names of the app's tabs.
package struct TabNames {
  /// The texts on the tabs, in order; empty if they are not visible.
  let labels: [String]

  /// The names of the app's tabs, in the same order.
  let names: [String]

  /// The position of the tab that a step names.
  func position(of reference: ControlReference) throws(JourneyProblem) -> Int {
    let positions = positions(of: reference.label)
    if positions.isEmpty { throw .noControl(.tab, reference.label, labels: labels) }
    return try reference.one(of: positions, .tab)
  }

  /// A step's name for a tab: the name or the label if it is the only one, or else the label with its number.
  package func reference(to position: Int) -> ControlReference {
    let label = labels[position]
    for text in [names[position], label] where positions(of: text) == [position] {
      return ControlReference(label: text)
    }
    let number = positions(of: label).firstIndex(of: position).map { $0 + 1 }
    return ControlReference(label: label, number: number)
  }

  private func positions(of text: String) -> [Int] {
    let labeled = labels.indices.filter { labels[$0] == text }
    return labeled.isEmpty ? labels.indices.filter { names[$0] == text } : labeled
  }
}

extension Driver {
  /// The names of the visible tabs.
  package var tabNames: TabNames {
    get throws {
      TabNames(
        labels: try scene.controls.filter(\.isTab).map(\.label),
        names: try visible.described.tabs.map { $0.name ?? "" })
    }
  }
}
