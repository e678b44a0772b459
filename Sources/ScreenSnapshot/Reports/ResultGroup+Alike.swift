extension ResultGroup {
  /// Creates a group of results that are known to go together, such as what is left of another one.
  ///
  /// Fails where there are none.
  package init?(alike results: [ScreenResult]) {
    guard let first = results.first else { return nil }
    self.init(verdict: first.verdict, results: results)
  }
}
