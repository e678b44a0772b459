extension Error {
  /// What was found, without the hints below it.
  package var firstLine: String {
    String("\(self)".prefix { $0 != "\n" })
  }
}
