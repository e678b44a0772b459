public import ScreenContents
import ScreenText

/// An alert or a confirmation.
public struct VisibleDialog {
  /// The headline.
  public let title: String

  /// The text below the headline.
  public let message: String?

  /// The buttons, in visible order.
  public let buttons: [ScreenButton]

  /// The app's own value for the dialog, which the front matter describes like a sheet.
  let value: Any?

  /// Whether the headline is made from the name of the value.
  let hasDefaultTitle: Bool

  /// Creates a dialog.
  public init(_ title: String, message: String? = nil, buttons: [ScreenButton] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
    value = nil
    hasDefaultTitle = false
  }

  /// Creates a dialog from the app's own enum of alerts.
  ///
  /// `snapshot coverage` counts the cases of the enum.
  ///
  /// - Parameters:
  ///   - value: The case, which the front matter describes.
  ///   - title: The headline. Default: made from the name of the value.
  ///   - message: The text below the headline.
  ///   - buttons: The buttons, in visible order.
  public init(
    describing value: Any, title: String? = nil, message: String? = nil,
    buttons: [ScreenButton] = []
  ) {
    var payloads = PayloadDescriber(redaction: .standard)
    self.title = title ?? IdentifierWords.title(of: payloads.name(of: value))
    self.message = message
    self.buttons = buttons
    self.value = value
    hasDefaultTitle = title == nil
  }
}
