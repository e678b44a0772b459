extension GoldenComparison {
  /// Compares a journey with its file; a journey that only fills in results that are missing is new.
  init(ofJourney text: [UInt8], with golden: [UInt8]?) {
    guard let golden, text != golden else {
      self = golden == nil ? .new : .matched(note: nil)
      return
    }
    let files = (try? JourneyFile(parsing: golden), try? JourneyFile(parsing: text))
    guard let old = files.0, let new = files.1 else {
      self = .changed(note: nil)
      return
    }
    self = old.isCompleted(by: new) ? .new : .changed(note: nil)
  }
}
