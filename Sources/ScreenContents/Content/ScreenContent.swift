/// The content of a destination as plain values: title, toolbar and elements.
///
/// A view and a snapshot harness both render it, so each label and each action is written once.
public struct ScreenContent: Sendable {
  /// The title in the bar, or `nil` for no title; a picture then has one made from the name of the case.
  public var title: String?

  /// The label of a tab in the tab bar and the sidebar, or `nil` for the title of its root.
  public var tabLabel: String?

  /// The buttons at the leading edge of the bar, which replace the back button.
  public var leading: [ScreenButton]

  /// The buttons at the trailing edge of the bar.
  public var trailing: [ScreenButton]

  /// The elements below the bar, from top to bottom.
  public var elements: [ScreenElement]

  /// Whether a pushed screen has no back button, and no swipe back, as with
  /// `navigationBarBackButtonHidden()`.
  public var hidesBack: Bool

  /// Whether a sheet or popover cannot be swiped away, as with `interactiveDismissDisabled()`.
  public var isDismissDisabled: Bool

  /// Whether the tab bar of the compact layout is hidden, as with `toolbar(.hidden, for: .tabBar)`.
  public var hidesTabs: Bool

  /// Creates the content of a screen.
  public init(
    title: String? = nil,
    tabLabel: String? = nil,
    leading: [ScreenButton] = [],
    trailing: [ScreenButton] = [],
    elements: [ScreenElement] = [],
    hidesBack: Bool = false,
    isDismissDisabled: Bool = false,
    hidesTabs: Bool = false
  ) {
    self.title = title
    self.tabLabel = tabLabel
    self.leading = leading
    self.trailing = trailing
    self.elements = elements
    self.hidesBack = hidesBack
    self.isDismissDisabled = isDismissDisabled
    self.hidesTabs = hidesTabs
  }

  /// Whether a button or an element is only in one layout.
  private var dependsOnLayout: Bool {
    // A key path takes several times as long, and a screen can have thousands of elements.
    leading.contains { $0.dependsOnLayout } || trailing.contains { $0.dependsOnLayout }
      || elements.contains { $0.dependsOnLayout }
  }

  /// Returns the content without the buttons and elements of another layout.
  ///
  /// Pictures are drawn from it. A test can use it to tap a control that only one layout has.
  public func limited(to layout: ScreenLayout) -> ScreenContent {
    // Most screens have the same elements in all layouts.
    guard dependsOnLayout else { return self }
    var content = self
    content.leading = leading.compactMap { $0.limited(to: layout) }
    content.trailing = trailing.compactMap { $0.limited(to: layout) }
    content.elements = elements.compactMap { $0.limited(to: layout) }
    return content
  }
}

// MARK: - Taps

extension ScreenContent {
  /// Runs the action of the first button, link, toggle or item of a menu that has a label.
  ///
  /// A test can operate a screen with it and then check the router. A control with the action
  /// ``ScreenAction/effect`` does nothing.
  ///
  /// - Throws: ``ScreenContentError`` if no control has the label, or if the control is disabled or
  ///   not wired.
  @MainActor
  public func tap(_ label: String) async throws {
    try await control(label).tap()
  }

  /// Types a text into the first text field that has a label, and presses Return.
  ///
  /// - Parameters:
  ///   - text: The complete new text of the field.
  ///   - label: The label of the field.
  /// - Throws: ``ScreenContentError`` if no field has the label, or if the field has no action.
  @MainActor
  public func type(_ text: String, into label: String) async throws {
    let fields = elements.flatMap(\.fields)
    guard let field = fields.first(where: { $0.label == label }) else {
      throw ScreenContentError.nothingToType(label: label, labels: fields.map(\.label))
    }
    try await field.type(text)
  }

  private func control(_ label: String) throws(ScreenContentError) -> ScreenButton {
    let buttons = leading + trailing + elements.flatMap(\.buttons)
    let controls = buttons.flatMap(\.controls)
    if let control = controls.first(where: { $0.label == label }) { return control }
    if let menu = buttons.flatMap(\.menus).first(where: { $0.label == label }) {
      throw .menu(label: label, items: menu.controls.map(\.label))
    }
    throw .nothingToTap(label: label, labels: controls.map(\.label))
  }
}
