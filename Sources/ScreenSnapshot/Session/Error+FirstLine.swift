extension Error {
  /// The statement of the error, without the hints below it.
  package var firstLine: String {
    String("\(self)".prefix { $0 != "\n" })
  }
}
