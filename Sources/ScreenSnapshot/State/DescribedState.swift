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
  package var stack = DescribedStack()
  package var overlay: DescribedValue?
}

/// A stack: its routes, and the presentation over them.
package struct DescribedStack: Hashable, Codable, Sendable {
  package var routes: [DescribedValue] = []

  /// At most one element, because a struct cannot contain itself.
  private var presentations: [DescribedPresentation] = []

  package init(routes: [DescribedValue] = [], presentation: DescribedPresentation? = nil) {
    self.routes = routes
    self.presentation = presentation
  }

  package var presentation: DescribedPresentation? {
    get { presentations.first }
    set { presentations = newValue.map { [$0] } ?? [] }
  }

  /// The number of presentations over each other.
  package var depth: Int { presentation.map { 1 + $0.stack.depth } ?? 0 }

  /// The number of sheets, popovers and covers over each other.
  package var sheetDepth: Int {
    presentation.map { $0.isDialog ? 0 : 1 + $0.stack.sheetDepth } ?? 0
  }

  /// The frontmost presentation.
  package var topmost: DescribedPresentation? {
    presentation.map { $0.stack.topmost ?? $0 }
  }
}

/// A sheet, popover, cover, alert or confirmation, with the stack in it.
package struct DescribedPresentation: Hashable, Codable, Sendable {
  package let kind: Place.Kind
  package let value: DescribedValue
  package var stack = DescribedStack()

  package var isDialog: Bool { kind == .alert || kind == .confirmation }

  package init(
    kind: Place.Kind, value: DescribedValue, stack: DescribedStack = DescribedStack()
  ) {
    (self.kind, self.value, self.stack) = (kind, value, stack)
  }
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
    Identity(value: value?.typeAndCase, dialog: dialog?.form(hasName: value != nil))
  }

  package struct Identity: Hashable {
    let value: NamedPayload.TypeAndCase?

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
  package var levels: [Place] {
    stack.levels + [overlay].compactMap { $0.map { Place(.overlay, $0) } }
  }

  /// The tab or else the flow at the root.
  var root: Place { tab.map { Place(.tab, $0) } ?? Place(.flow, flow) }

  /// The cases of everything visible, without payloads.
  package var cases: [Place.Family] {
    [Place(.flow, flow).family, root.family] + levels.map(\.family)
  }

  /// All routes, presentations, tabs, flows and overlays of the state.
  package var allValues: [DescribedValue] { tabs + shownValues }

  /// The values that front matter has: those of the state, without the list of tabs.
  var shownValues: [DescribedValue] {
    [flow, tab].compactMap(\.self) + levels.compactMap(\.value)
  }

  /// The state after one back; nil on a root with nothing presented.
  package var withoutTopLevel: DescribedState? {
    var state = self
    guard let stack = stack.withoutTopLevel else { return nil }
    state.stack = stack
    return state
  }
}

extension DescribedStack {
  fileprivate var levels: [Place] {
    routes.map { Place(.route, $0) }
      + (presentation.map { [Place($0.kind, $0.value)] + $0.stack.levels } ?? [])
  }

  fileprivate var withoutTopLevel: DescribedStack? {
    var stack = self
    if let inner = presentation?.stack.withoutTopLevel {
      stack.presentation?.stack = inner
    } else if presentation != nil {
      stack.presentation = nil
    } else if stack.routes.popLast() == nil {
      return nil
    }
    return stack
  }
}
