/// A button or a menu in a bar, a dialog or a menu.
public struct ScreenButton: Sendable {
  /// The role of a button, like SwiftUI's `ButtonRole`.
  public enum Role: String, Sendable {
    /// Closes without a change.
    case cancel

    /// Deletes or overwrites data; drawn with an exclamation mark.
    case destructive
  }

  /// The text on the button.
  public let label: String

  /// The role, or `nil` for an ordinary button.
  public let role: Role?

  /// Whether the button can be tapped; drawn in parentheses if not.
  public let isEnabled: Bool

  package let action: ScreenAction

  /// The items of a menu; nil for a button.
  package let items: [ScreenButton]?

  /// The accessibility identifier; empty until the content assigns it.
  package let identifier: String

  /// The only layout that has the button; nil for all layouts.
  private var layout: ScreenLayout?

  package init(
    _ label: String, role: Role? = nil, isEnabled: Bool = true, action: ScreenAction = .notWired,
    items: [ScreenButton]? = nil, identifier: String = ""
  ) {
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
    self.action = action
    self.items = items
    self.identifier = identifier
  }

  /// Creates a button that changes the app or its navigation.
  public static func button(
    _ label: String, role: Role? = nil, isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> ScreenButton {
    ScreenButton(label, role: role, isEnabled: isEnabled, action: .navigation(action))
  }

  /// Creates a button that has an effect outside of the app, or that is not wired.
  public static func button(
    _ label: String, role: Role? = nil, isEnabled: Bool = true, action: ScreenAction = .notWired
  ) -> ScreenButton {
    ScreenButton(label, role: role, isEnabled: isEnabled, action: action)
  }

  /// Creates a menu, which can contain further menus.
  public static func menu(
    _ label: String, isEnabled: Bool = true, _ items: [ScreenButton]
  ) -> ScreenButton {
    ScreenButton(label, isEnabled: isEnabled, items: items)
  }

  /// Returns the button limited to one layout.
  public func only(in layout: ScreenLayout) -> ScreenButton {
    var button = self
    button.layout = layout
    return button
  }
}

extension ScreenButton {
  /// The button with those items of its menu that a layout has; nil if the layout does not have it.
  package func limited(to layout: ScreenLayout) -> ScreenButton? {
    if let only = self.layout, only != layout { return nil }
    guard let items else { return self }
    let limited = items.compactMap { $0.limited(to: layout) }
    return ScreenButton(
      label, role: role, isEnabled: isEnabled, action: action, items: limited)
  }

  /// Whether the button, or an item of its menu, is only in one layout.
  var dependsOnLayout: Bool {
    layout != nil || items?.contains(where: \.dependsOnLayout) == true
  }

  /// The button itself, or the buttons in the menu, which a disabled menu disables.
  package var controls: [ScreenButton] {
    guard let items else { return [self] }
    return items.flatMap(\.controls).map { item in
      ScreenButton(
        item.label, role: item.role, isEnabled: isEnabled && item.isEnabled, action: item.action,
        identifier: item.identifier)
    }
  }

  /// The menu itself and the menus in it; none for a button.
  var menus: [ScreenButton] {
    items.map { items in [self] + items.flatMap(\.menus) } ?? []
  }
}

extension ScreenButton {
  /// Runs the action of the button, as a harness does; an effect outside of navigation does nothing.
  ///
  /// - Throws: ``ScreenContentError`` if the button is disabled or not wired.
  @MainActor
  package func tap() async throws(ScreenContentError) {
    guard isEnabled else { throw .disabled(label: label) }
    switch action.kind {
    case .notWired: throw .notWired(label: label)
    case .navigation(let action): await action()
    case .effect: break
    }
  }

  /// Whether an app runs something on a tap.
  package var isWired: Bool {
    switch action.kind {
    case .notWired: false
    case .navigation, .effect: true
    }
  }

  /// Runs the action of the button, as an app does: an effect, too.
  @MainActor
  package func perform() async {
    switch action.kind {
    case .notWired: break
    case .navigation(let action): await action()
    case .effect(let action): await action?()
    }
  }
}
