/// The results to keep of rendered screens.
package enum RenderPurpose: Hashable, Sendable {
  /// All texts.
  case texts

  /// The texts that differ from the goldens in this folder.
  ///
  /// They are compared where they are rendered, so that matching texts need not be sent. If `locates`
  /// is false, the tab and the path of a screen are not computed.
  case comparison(goldens: String, locates: Bool)

  /// The tab and the flow alone: nothing is drawn.
  case location

  /// All texts, and the cases of the app's types that they contain.
  case coverage

  /// Whether the tab of a screen and the path to it are described.
  var locates: Bool {
    if case .comparison(_, let locates) = self { locates } else { true }
  }
}
