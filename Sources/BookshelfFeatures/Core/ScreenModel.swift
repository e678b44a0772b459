public import ScreenContents

/// A screen without its view: what it shows, and what its controls do.
///
/// The snapshot harness renders the content of each model as text, and the app renders it as a form,
/// so each label and each action is written once. A model whose screen has a view of its own also has
/// the values for that view. A model knows its store and the contract of its feature, but no router.
@MainActor
public protocol ScreenModel {
  /// The title, the buttons of the bar and the elements below it.
  var content: ScreenContent { get }
}
