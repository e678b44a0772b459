/// An alert or a confirmation as a person sees it.
public struct VisibleDialog {
  /// The headline.
  public let title: String

  /// The text below it.
  public let message: String?

  /// The buttons, in the order that they are shown.
  public let buttons: [ScreenButton]

  /// The app's own value that the dialog was made for, described in the golden like a sheet.
  let value: Any?

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - title: The headline.
  ///   - message: The text below it.
  ///   - buttons: The buttons.
  public init(_ title: String, message: String? = nil, buttons: [ScreenButton] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
    value = nil
  }

  /// Creates a dialog from the app's own enum of alerts, such as an
  /// `AlertDestination`.
  ///
  /// - Parameters:
  ///   - value: The case, which the golden's front matter describes.
  ///   - title: The headline; made from the case's name by default.
  ///   - message: The text below it.
  ///   - buttons: The buttons.
  public init(
    describing value: Any, title: String? = nil, message: String? = nil,
    buttons: [ScreenButton] = []
  ) {
    var reflector = PayloadReflector(redaction: .none)
    self.title = title ?? IdentifierWords.title(of: reflector.caseName(of: value))
    self.message = message
    self.buttons = buttons
    self.value = value
  }
}
