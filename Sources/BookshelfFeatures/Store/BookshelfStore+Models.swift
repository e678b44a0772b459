import BookshelfNavigation

extension BookshelfStore {
  /// The sections of a screen with data: a progress bar, the error with a button, or the content.
  func sections(_ content: (Library) -> [SectionModel]) -> [SectionModel] {
    switch library {
    case .loading:
      [SectionModel(nil, [.progress("Loading", nil)])]
    case .failed(let error):
      [SectionModel(nil, [.text("\(error)"), .button("Try Again") { await self.load() }])]
    case .loaded(let library):
      content(library)
    }
  }

  /// Changes the data, or reports why it stays unchanged.
  ///
  /// - Returns: Whether the data changed.
  @discardableResult
  func update(
    reportingTo routing: any FailureRouting, _ change: (inout Library) -> Void
  ) -> Bool {
    do {
      try update(change)
      return true
    } catch {
      routing.reportFailure("\(error)")
      return false
    }
  }
}
