import ScreenText

/// The result of comparing a screen's text with its golden.
enum GoldenComparison: Equatable {
  /// Equal, or equal except for CRLF line endings, with a note.
  case matched(note: String?)

  /// Different, with a note if the golden has CRLF line endings.
  case changed(note: String?)

  /// The golden is missing.
  case new

  /// The file is not a golden.
  case invalid(GoldenDefect)
}

extension GoldenComparison {
  /// Compares a text with a golden, which is nil if it is missing, without computing the difference.
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
    let note = Self.note(onLineEndingsOf: golden)
    if lines == text {
      self = .matched(note: note)
    } else if let defect = GoldenDefect.first(in: lines) {
      self = .invalid(defect)
    } else {
      self = .changed(note: note)
    }
  }

  /// The note on a golden or a journey with CRLF line endings; nil if it has none.
  static func note(onLineEndingsOf golden: [UInt8]) -> String? {
    LineEndings.normalized(golden).count == golden.count
      ? nil : "has CRLF line endings; add 'manifests/**/*.txt text eol=lf' to .gitattributes"
  }
}

enum LineEndings {
  /// Replaces CRLF, which a checkout on Windows may produce, by LF.
  static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    return zip(bytes, bytes.dropFirst() + [0])
      .filter { byte, next in byte != 0x0D || next != .newline }
      .map(\.0)
  }
}
