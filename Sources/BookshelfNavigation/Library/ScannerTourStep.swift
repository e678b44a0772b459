/// A step of the tour of the barcode scanner.
public enum ScannerTourStep: String, CaseIterable, Codable, Sendable {
  /// The purpose of the scanner.
  case welcome

  /// The way to hold the book.
  case aim

  /// The request for access to the camera.
  case camera

  /// The step after this one; nil after the last.
  public var next: ScannerTourStep? {
    Self.allCases.drop { $0 != self }.dropFirst().first
  }
}
