package import ScreenContents

/// The input of a picture: titles, contents and dialogs, without the app's types.
package struct ScreenScene {
  /// The name of the app, the title of the sidebar.
  var app: String

  /// The tabs, in order; empty for an app without tabs.
  package var tabs: [Tab]

  /// The screens on top of each other, the lowest first; never empty.
  package var levels: [Level]

  package init(app: String, tabs: [Tab] = [], levels: [Level]) {
    (self.app, self.tabs, self.levels) = (app, tabs, levels)
  }

  package struct Tab: Codable, Hashable, Sendable {
    package var title: String
    package var isSelected: Bool

    package init(title: String, isSelected: Bool) {
      (self.title, self.isSelected) = (title, isSelected)
    }
  }

  /// The visible screen of a stack.
  package struct Level {
    /// The kind of the place below the routes of the level; the lowest level is a tab or a flow.
    var kind: Place.Kind
    var title: String
    /// The title of the screen that the back button returns to; nil without a back button.
    package var back: String?
    /// Whether a swipe down, or a tap outside of a popover or confirmation, closes it.
    package var closesBySwipe = false
    package var content: ScreenContent?
    /// The dialog over the screen.
    package var dialog: VisibleDialog?

    package init(
      kind: Place.Kind = .flow, title: String, back: String? = nil, closesBySwipe: Bool = false,
      content: ScreenContent? = nil, dialog: VisibleDialog? = nil
    ) {
      self.kind = kind
      self.title = title
      self.back = back
      self.closesBySwipe = closesBySwipe
      self.content = content
      self.dialog = dialog
    }
  }
}

extension ScreenScene {
  /// The levels from the last cover or overlay on.
  var visibleLevels: ArraySlice<Level> { levels[firstVisible...] }

  /// Whether the harness has content for the frontmost screen.
  package var hasContent: Bool { levels[levels.count - 1].content != nil }

  /// Whether a card over the whole app is visible.
  var isOverlaid: Bool { levels[firstVisible].kind == .overlay }

  /// The position of the last cover or overlay, which hide what is below, or of the lowest level.
  private var firstVisible: Int {
    levels.lastIndex { $0.kind == .cover || $0.kind == .overlay } ?? 0
  }

  /// Whether the tabs are visible.
  package var showsTabs: Bool { !tabs.isEmpty && firstVisible == 0 }

  /// Whether a layout shows the tabs, if the app has some: a sidebar stays beside sheets.
  func hasRoomForTabs(in layout: ScreenLayout) -> Bool {
    firstVisible == 0 && (layout == .regular || levels.count == 1)
  }
}

/// Where a control is on the frontmost screen, apart from its text.
package enum ControlPlace: Hashable, Sendable {
  /// A button of the bar, or an item of a menu there, which a picture does not show.
  case leading(Int)
  case trailing(Int)

  /// The positions of an element, in sections from the outside in.
  ///
  /// The item counts in the menu of the element and the menus in it; nil for any other element.
  case element([Int], item: Int?)
  case dialogButton(Int)

  /// The back button, or a gesture, which a picture does not show.
  case back
  case tab(Int)
}
