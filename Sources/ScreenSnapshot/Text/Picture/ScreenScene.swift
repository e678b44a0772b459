/// One screen as a picture shows it: titles, contents and dialogs, free of the app's types.
struct ScreenScene {
  /// The app's name, over the sidebar.
  var app: String

  /// The tabs, in order; empty where there are none.
  var tabs: [Tab] = []

  /// What lies over each other, the outermost first.
  ///
  /// There is one at least.
  var levels: [Level]

  /// A tab as its title.
  struct Tab {
    var title: String
    var isSelected: Bool
  }

  /// One stack's visible screen.
  struct Level {
    var kind: Kind
    var title: String
    /// The title of the screen that the way back leads to.
    var back: String?
    var content: ScreenContent?
    /// What is asked or told over it.
    var dialog: VisibleDialog?
  }

  /// How a level lies over the one before it.
  enum Kind {
    /// The app itself.
    case base
    /// A card over the bar of what is beneath.
    case sheet
    /// Hides what is beneath.
    case cover
    /// A card over the whole app.
    case overlay
  }
}

extension ScreenScene {
  /// What can be seen: a cover, and an overlay, hide all that is beneath.
  var visibleLevels: ArraySlice<Level> {
    levels[(levels.lastIndex { $0.kind == .cover || $0.kind == .overlay } ?? 0)...]
  }

  /// Whether the tabs can be seen.
  var showsTabs: Bool { !tabs.isEmpty && visibleLevels.startIndex == 0 }
}
