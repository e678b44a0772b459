/// The accessibility identifiers of the controls of one screen, in the order of the controls.
///
/// An identifier is the name of the screen, a dot and the label of the control: `Edit Book.Save`. The second control
/// with a label gets a number: `Edit Book.Delete #2`. If another control already has this identifier, the number is
/// the next free one.
public struct ControlIdentifiers: Sendable {
  private let screen: String?
  private var taken: Set<String> = []

  /// Starts a screen, by default without a name, so that identifiers are labels.
  public init(screen: String? = nil) {
    self.screen = screen
  }

  /// Returns the identifier of the next control.
  ///
  /// - Parameter label: The label of the control.
  /// - Returns: An identifier that no control before it has.
  public mutating func next(for label: String) -> String {
    let name = screen.map { "\($0).\(label)" } ?? label
    var (identifier, number) = (name, 1)
    while !taken.insert(identifier).inserted {
      number += 1
      identifier = "\(name) #\(number)"
    }
    return identifier
  }
}
