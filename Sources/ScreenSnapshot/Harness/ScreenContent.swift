/// What a destination shows, as plain values: its title, its toolbar, its elements.
///
/// Optional. Without it a screen still has its place in the navigation, and a title made from the
/// name of its case.
public struct ScreenContent: Sendable {
  /// The title in the bar; made from the case's name where it is nil.
  public var title: String?

  /// The buttons at the leading edge of the bar; the way back stands there where there are none.
  public var leading: [ScreenButton]

  /// The buttons at the trailing edge of the bar.
  public var trailing: [ScreenButton]

  /// What is shown below the bar, from top to bottom.
  public var elements: [ScreenElement]

  /// Creates the content of a screen.
  ///
  /// - Parameters:
  ///   - title: The title in the bar; made from the case's name by default.
  ///   - leading: The buttons at the leading edge of the bar.
  ///   - trailing: The buttons at the trailing edge of the bar.
  ///   - elements: What is shown below the bar.
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
}

extension ScreenContent {
  /// Does what a tap on a button, a link or a toggle does.
  ///
  /// So a test drives a screen as a person would, and looks at where it leads.
  ///
  /// - Parameter label: The words on it. Of several with the same words, the first is tapped.
  /// - Throws: ``ScreenContentError/nothingToTap(label:labels:)`` where no such button is shown.
  @MainActor
  public func tap(_ label: String) throws {
    let buttons = leading + trailing + elements.flatMap(\.buttons)
    guard let button = buttons.first(where: { $0.label == label }) else {
      throw ScreenContentError.nothingToTap(label: label, labels: buttons.map(\.label))
    }
    button.action()
  }
}

/// Why a screen cannot be driven as asked.
public enum ScreenContentError: Error, Equatable, CustomStringConvertible {
  /// The screen has no button, link or toggle of that name.
  case nothingToTap(label: String, labels: [String])

  /// What was looked for, and what there is.
  public var description: String {
    switch self {
    case .nothingToTap(let label, let labels):
      "nothing to tap is called '\(label)'; the screen has "
        + (labels.isEmpty ? "no buttons" : labels.map { "'\($0)'" }.joined(separator: ", "))
    }
  }
}
