/// The content of a destination as plain values: title, toolbar and elements.
///
/// Content is optional. Without it, a picture contains the navigation and a title made from the
/// name of the case.
public struct ScreenContent: Sendable {
  /// The title in the bar, or `nil` for a title made from the name of the case.
  public var title: String?

  /// The buttons at the leading edge of the bar, which replace the back button.
  public var leading: [ScreenButton]

  /// The buttons at the trailing edge of the bar.
  public var trailing: [ScreenButton]

  /// The elements below the bar, from top to bottom.
  public var elements: [ScreenElement]

  /// Creates the content of a screen.
  public init(
    title: String? = nil,
    leading: [ScreenButton] = [],
    trailing: [ScreenButton] = [],
    elements: [ScreenElement] = []
  ) {
    self.title = title
    self.leading = leading
    self.trailing = trailing
    self.elements = elements
  }

  /// Runs the action of the first button, link or toggle that has a label.
  ///
  /// A test can operate a screen with it and then check the router.
  ///
  /// - Throws: ``ScreenContentError/nothingToTap(label:labels:)`` if no control has the label.
  @MainActor
  public func tap(_ label: String) throws {
    let buttons = leading + trailing + elements.flatMap(\.buttons)
    guard let button = buttons.first(where: { $0.label == label }) else {
      throw ScreenContentError.nothingToTap(label: label, labels: buttons.map(\.label))
    }
    button.action()
  }
}

/// The reason why a tap on a screen fails.
public enum ScreenContentError: Error, Equatable, CustomStringConvertible {
  /// No button, link or toggle of the screen has the label; `labels` lists the labels it has.
  case nothingToTap(label: String, labels: [String])

  /// The label that was not found, and the labels that the screen has.
  public var description: String {
    switch self {
    case .nothingToTap(let label, let labels):
      "no button, link or toggle has the label '\(label)'; "
        + (labels.isEmpty
          ? "the screen has no controls"
          : "the screen has \(labels.map { "'\($0)'" }.joined(separator: ", "))")
    }
  }
}
