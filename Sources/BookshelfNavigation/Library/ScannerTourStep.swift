/// A step of the tour that explains how to scan a book's bar code.
public enum ScannerTourStep: String, CaseIterable, Codable, Sendable {
  /// What the scanner is for.
  case welcome

  /// How to hold the book.
  case aim

  /// The question for the camera.
  case camera

  /// The step after this one; nil after the last.
  public var next: ScannerTourStep? {
    Self.allCases.drop { $0 != self }.dropFirst().first
  }
}
