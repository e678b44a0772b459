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
  let value: Any?

  /// The app's own value for the dialog, whose cases `snapshot coverage` counts.
  package let countedValue: Any?

  /// Whether the headline is made from the name of the value.
  let hasDefaultTitle: Bool

  /// Creates a dialog.
  public init(_ title: String, message: String? = nil, buttons: [ScreenButton] = []) {
    self.init(title, message: message, buttons: buttons, counting: nil)
  }

  /// Creates a dialog of the library, which the front matter describes by its title.
  init(_ title: String, message: String?, buttons: [ScreenButton], counting value: Any?) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.value = nil
    countedValue = value
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
    self.title = title ?? IdentifierWords.title(of: payloads.describe(value).name)
    self.message = message
    self.buttons = buttons
    self.value = value
    countedValue = value
    hasDefaultTitle = title == nil
  }
}
