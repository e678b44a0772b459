/// Why a law of `snapshot audit` is broken, for an ``AuditException``.
public enum AuditCause: String, CaseIterable, Codable, Hashable, Sendable {
  /// A step crashes.
  case crash

  /// A step takes longer than the time limit.
  case hang

  /// A step leads to an invalid state, or throws an error.
  case invalidState

  /// Something of the screen before stays: `a sheet stays`.
  case leftovers

  /// Another state is visible than the expected one: `a payload differs`.
  case otherState

  /// The state is right, and the text of the screen is not.
  case otherText

  /// A control, a tab, a step back or a link changes nothing, or a control only what is beneath what stays in front.
  case doesNothing

  /// A control shows the visible screen once more.
  case showsAgain

  /// The same control leads elsewhere after a step back.
  case leadsElsewhere

  /// A step back removes more or less than one level.
  case otherLevels

  /// A tab loses its stack, or a link changes that of another tab.
  case losesStack

  /// A tab is missing.
  case missingTab

  /// The app refuses a jump or a link.
  case refused

  /// The app does not refuse a broken link.
  case notRefused

  /// A relaunch does not show the screen again.
  case notRestored

  /// No control leaves the screen.
  case noWayOut

  /// Nothing leads to the screen.
  case notReached
}
