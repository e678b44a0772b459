public import ScreenContents
import ScreenPayloads
import ScreenText

/// An alert or a confirmation.
public struct VisibleDialog {
  /// The headline.
  public internal(set) var title: String

  /// The text below the headline.
  public let message: String?

  /// The buttons, in visible order.
  public internal(set) var buttons: [ScreenButton]

  /// The app's own value for the dialog, which the front matter describes like a sheet.
  private(set) var value: Any?

  /// The app's own value for the dialog, whose cases `snapshot coverage` counts.
  package internal(set) var countedValue: Any?

  /// Whether the headline is made from the name of the value.
  private(set) var hasDefaultTitle = false

  /// Creates a dialog.
  public init(_ title: String, message: String? = nil, buttons: [ScreenButton] = []) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
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
    self.init(
      title ?? IdentifierWords.title(of: payloads.describe(value).name), message: message,
      buttons: buttons)
    (self.value, countedValue, hasDefaultTitle) = (value, value, title == nil)
  }
}
