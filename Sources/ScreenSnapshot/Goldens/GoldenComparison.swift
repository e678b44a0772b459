/// What comparing a screen's text with its golden shows.
enum GoldenComparison: Equatable {
  /// The same; with CRLF line ends also the same, with a note.
  case matched(note: String?)

  /// Different, with a note where line ends differ too.
  case changed(note: String?)

  /// There is no golden.
  case new

  /// There is a file, but it is no golden.
  case invalid(GoldenDefect)
}

extension GoldenComparison {
  /// Compares a text with a golden.
  ///
  /// Whole texts first; only one that differs is looked at once more. In what they differ is not found
  /// out here.
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
    let lines = LineEndings.normalized(golden)
    let note = lines.count == golden.count ? nil : Self.carriageReturnNote
    if lines == text {
      self = .matched(note: note)
    } else if let fault = GoldenDefect.first(in: lines) {
      self = .invalid(fault)
    } else {
      self = .changed(note: note)
    }
  }

  private static let carriageReturnNote =
    "has CRLF line ends; add 'manifests/**/*.txt text eol=lf' to .gitattributes"
}
