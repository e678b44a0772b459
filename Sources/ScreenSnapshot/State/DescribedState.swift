import ScreenPayloads

/// A visible state without the app's types.
package struct DescribedState: Hashable, Codable, Sendable {
  package var flow: Place?

  /// The tabs in visible order; empty in an app without tabs.
  package var tabs: [Place] = []

  /// The selected tab.
  package var tab: Place?

  /// The pushed screens and presentations above the root, the frontmost last.
  ///
  /// What follows a sheet, popover or cover is on it; nothing follows a dialog.
  package var stack: [Place] = []
  package var overlay: Place?
}

// MARK: - Checks

extension DescribedState {
  /// Checks that all values could be described, that the tabs differ, and that the selected tab is among them.
  func check() throws(VisibleStateError) {
    for case let value? in allPlaces.lazy.map(\.value) where value.payload.isTooLarge {
      throw .tooLargeValue(value.name)
    }
    if tabs.isEmpty { return }
    for (position, tab) in tabs.enumerated() where tabs[..<position].contains(tab) {
      throw .repeatedTab(tab.valueName)
    }
    if let tab, !tabs.contains(tab) {
      throw .unlistedTab(tab.valueName, tabs: tabs.map(\.valueName))
    }
  }
}

// MARK: - Levels

extension DescribedState {
  /// The pushed screens, presentations and overlay above the root.
  package var levels: [Place] { stack + [overlay].compactMap(\.self) }

  /// The tab or else the flow at the root.
  var root: Place { tab ?? flow ?? .root }

  /// The kinds and the cases of everything visible, without payloads, from the flow to what is in front.
  ///
  /// A sheet and a cover with one value differ, as they do for a person.
  package var cases: [Place.Family] {
    ([flow ?? .root, root] + levels).map(\.family)
  }

  /// All routes, presentations, tabs, flows and overlays of the state.
  package var allPlaces: [Place] { tabs + shownPlaces }

  /// The places that front matter has: those of the state, without the list of tabs.
  var shownPlaces: [Place] { [flow, tab].compactMap(\.self) + levels }

  /// The number of sheets, popovers and covers over each other.
  package var sheetDepth: Int { stack.count { $0.isPresentation && !$0.isDialog } }

  /// The dialog in front; nil if something else is.
  package var frontDialog: DescribedDialog? { overlay == nil ? stack.last?.dialog : nil }

  /// The state after one back; nil on a root with nothing presented.
  package var withoutTopLevel: DescribedState? {
    if stack.isEmpty { return nil }
    var state = self
    state.stack.removeLast()
    return state
  }
}

/// Levels from a root, or from a presentation on.
extension ArraySlice<Place> {
  /// The pushed screens of the lowest stack.
  package var routes: Self { prefix { !$0.isPresentation } }

  /// The presentation over the lowest stack, with what is on it; empty without one.
  package var presented: Self { drop { !$0.isPresentation } }

  /// The presentation over the lowest stack.
  package var presentation: Place? { presented.first }

  /// What is on the presentation over the lowest stack.
  package var inner: Self { presented.dropFirst() }
}
