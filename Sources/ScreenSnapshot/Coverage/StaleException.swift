/// An exception that is not needed or has no reason.
package struct StaleException: Equatable, Sendable {
  package let exception: CoverageException
  package let fault: Fault

  package enum Fault: Equatable, Sendable {
    /// A screen renders the case.
    case rendered(by: String)

    /// The type has no such case, but cases with similar names.
    case noSuchCase(nearest: [String])

    /// The app has no type of that kind with cases, or of that name, but types with similar names.
    case noSuchType(nearest: [String])

    /// The type is not checked, so its cases need no exceptions.
    case unsupportedType

    /// An earlier exception names the same case.
    case repeated

    /// The reason is blank.
    case noReason
  }

  package init(exception: CoverageException, fault: Fault) {
    self.exception = exception
    self.fault = fault
  }
}
