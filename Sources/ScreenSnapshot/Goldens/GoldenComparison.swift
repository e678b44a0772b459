/// What comparing a screen's text with its golden shows.
enum GoldenComparison: Equatable {
  /// The same; with CRLF line ends also the same, with a note.
  case matched(note: String?)

  /// Different; `exact` is the difference of the bytes, where line ends differ too.
  case changed(UnifiedDiff, exact: UnifiedDiff?, headline: String, note: String?)

  /// There is no golden.
  case new

  /// There is a file, but it is no golden.
  case invalid(GoldenFault)
}

extension GoldenComparison {
  /// Compares a text with a golden.
  ///
  /// Whole texts first; only what differs is looked at line by line.
  ///
  /// - Parameters:
  ///   - text: The text of this run.
  ///   - golden: The file, or nil where there is none.
  init(of text: [UInt8], with golden: [UInt8]?) {
    guard let golden else {
      self = .new
      return
    }
    guard text != golden else {
      self = .matched(note: nil)
      return
    }
    let lines = LineEnds.normalized(golden)
    let note = lines.count == golden.count ? nil : Self.carriageReturnNote
    if lines == text {
      self = .matched(note: note)
    } else if let fault = GoldenFault.first(in: lines) {
      self = .invalid(fault)
    } else {
      let diff = LineDiff(from: lines, to: text)
      let exact = note.map { _ in UnifiedDiff(LineDiff(from: golden, to: text)) }
      self = .changed(
        UnifiedDiff(diff), exact: exact, headline: Headline.text(of: diff), note: note)
    }
  }

  private static let carriageReturnNote =
    "has CRLF line ends; add 'manifests/**/*.txt text eol=lf' to .gitattributes"
}
