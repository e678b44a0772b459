/// Carries out commands across flows: all that most features need to know of the router.
@MainActor
public protocol NavigationCommandHandling<Command>: AnyObject, Sendable {
  /// The commands that are understood.
  associatedtype Command

  /// Carries out a command.
  ///
  /// - Parameter command: The command.
  func handle(_ command: Command)
}
