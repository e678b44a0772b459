/// The kinds of types whose cases screens show.
public enum CoverageKind: String, CaseIterable, Sendable, Codable {
  /// What is pushed on a stack.
  case route

  /// What is presented, as a sheet or as a full-screen cover.
  case sheet

  /// The sections of the app.
  case tab

  /// The modes of the app.
  case flow

  /// What lies over the whole app.
  case overlay
}
