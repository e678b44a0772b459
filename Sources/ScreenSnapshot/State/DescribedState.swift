import ScreenContents
package import ScreenPayloads
import ScreenText

/// A visible state without the app's types.
package struct DescribedState: Hashable, Codable, Sendable {
  package var flow: DescribedValue?

  /// The tabs in visible order; empty in an app without tabs.
  package var tabs: [DescribedValue] = []

  /// The selected tab.
  package var tab: DescribedValue?

  /// The pushed screens and presentations above the root, the frontmost last.
  ///
  /// What follows a sheet, popover or cover is on it; nothing follows a dialog.
  package var stack: [Place] = []
  package var overlay: DescribedValue?
}

/// A route, sheet, tab, flow, overlay or dialog.
///
/// Two values are equal if no part of them differs, also parts that texts cut or redact. Dialogs are
/// equal if they also are the same for a person.
///
/// It is indirect, because lists of values are copied often.
package indirect enum DescribedValue: Hashable, Codable, Sendable {
  case named(NamedPayload)

  /// What a person sees of a dialog, and the app's value, if it has one.
  case dialog(DescribedDialog, NamedPayload?)

  /// The app's value; nil for a dialog without one.
  package var value: NamedPayload? {
    switch self {
    case .named(let value): value
    case .dialog(_, let value): value
    }
  }

  /// What a person sees of a dialog; nil for any other value.
  var dialog: DescribedDialog? {
    if case .dialog(let dialog, _) = self { dialog } else { nil }
  }

  /// The name in titles and paths; nil for a dialog without a value.
  package var name: String? { value?.name }

  /// The title of a dialog.
  package var dialogTitle: String { dialog?.title ?? "" }

  /// The short form of the value, or of the title of a dialog without one.
  var shortForm: ShortForm {
    value.map { ShortForm(of: $0) } ?? ShortForm(ofTitle: dialogTitle)
  }

  /// What tells the screen of the value from other screens, whatever its payload is.
  package var identity: Identity {
    Identity(
      type: value?.payload.type, name: value?.name, dialog: dialog?.form(hasName: value != nil))
  }

  package struct Identity: Hashable {
    let type: String?
    let name: String?

    /// A dialog without its payload.
    let dialog: DescribedDialog?
  }

  /// The name of a case as in a short form; the title of a dialog stays whole.
  var nameWithoutPayload: String {
    value.map { ShortForm.name(of: $0) } ?? shortForm.text
  }
}

// MARK: - Checks

extension DescribedState {
  /// Checks that all values could be described.
  func checkSize() throws(VisibleStateError) {
    for value in allValues where value.value?.payload.isTooLarge == true {
      throw .tooLargeValue(value.name ?? value.dialogTitle)
    }
  }

  /// Checks that the tabs differ, and finds the selected tab among them.
  ///
  /// - Returns: The position of the selected tab; nil if there are no tabs.
  func positionOfTab() throws(VisibleStateError) -> Int? {
    if tabs.isEmpty { return nil }
    for (position, tab) in tabs.enumerated() where tabs[..<position].contains(tab) {
      throw .repeatedTab(tab.name ?? "")
    }
    guard let tab else { return nil }
    guard let position = tabs.firstIndex(of: tab) else {
      throw .unlistedTab(tab.name ?? "", tabs: tabs.map { $0.name ?? "" })
    }
    return position
  }
}

// MARK: - Levels

extension DescribedState {
  /// The pushed screens, presentations and overlay above the root.
  package var levels: [Place] { stack + [overlay].compactMap { $0.map { Place(.overlay, $0) } } }

  /// The tab or else the flow at the root.
  var root: Place { tab.map { Place(.tab, $0) } ?? Place(.flow, flow) }

  /// The kinds and the cases of everything visible, without payloads, from the flow to what is in front.
  ///
  /// A sheet and a cover with one value differ, as they do for a person.
  package var cases: [Place.Family] {
    [Place(.flow, flow).family, root.family] + levels.map(\.family)
  }

  /// All routes, presentations, tabs, flows and overlays of the state.
  package var allValues: [DescribedValue] { tabs + shownValues }

  /// The values that front matter has: those of the state, without the list of tabs.
  var shownValues: [DescribedValue] {
    [flow, tab].compactMap(\.self) + levels.compactMap(\.value)
  }

  /// The number of sheets, popovers and covers over each other.
  package var sheetDepth: Int { stack.count { $0.isPresentation && !$0.isDialog } }

  /// The dialog in front; nil if something else is.
  package var frontDialog: DescribedDialog? { overlay == nil ? stack.last?.value?.dialog : nil }

  /// The state after one back; nil on a root with nothing presented.
  package var withoutTopLevel: DescribedState? {
    if stack.isEmpty { return nil }
    var state = self
    state.stack.removeLast()
    return state
  }
}

extension Place {
  /// Whether the level is over a stack.
  package var isPresentation: Bool { kind.isPresentation }

  /// Whether the level is a dialog, which nothing is on.
  package var isDialog: Bool { kind.isDialog }
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
