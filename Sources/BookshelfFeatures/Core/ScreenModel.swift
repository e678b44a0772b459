/// A screen as plain values: what it shows, and what its controls do.
///
/// A SwiftUI view and the snapshot harness both show it, so each label and each action is written
/// once. A model knows its store and the contract of its feature, but no router.
@MainActor
public protocol ScreenModel {
  /// The title in the bar.
  var title: String { get }

  /// The buttons at the leading edge of the bar, which replace the back button.
  var leading: [ActionModel] { get }

  /// The buttons at the trailing edge of the bar.
  var trailing: [ActionModel] { get }

  /// The sections below the bar, from top to bottom.
  var sections: [SectionModel] { get }

  /// Whether the screen has text that a person typed and would lose; a swipe does not close it then.
  var hasUnsavedText: Bool { get }
}

extension ScreenModel {
  /// False.
  public var hasUnsavedText: Bool { false }

  /// No buttons.
  public var leading: [ActionModel] { [] }

  /// No buttons.
  public var trailing: [ActionModel] { [] }
}
