import ScreenText

/// Why a file cannot be a journey.
///
/// No message contains an argument of a step, because the text that a step types may be a secret.
package enum JourneyDefect: Error, Equatable {
  /// No line of the file is a step.
  case noSteps
  /// A line starts with `>` and not with `> `, or with spaces before it.
  case malformedStart
  /// The file contains both sides of a merge.
  case conflictMarker
  /// The line is not text, or starts with a byte order mark.
  case invalidUTF8
  /// The line contains a control character.
  case controlCharacter(Unicode.Scalar)
  /// Below the first step is text that is neither a comment nor a part of a result.
  case unmarkedText
  /// A line says that a step is known to fail, but not why, or no step follows.
  case incompleteKnown
  /// Nothing follows `> `.
  case missingStep
  /// The first word of a step is not a keyword.
  case unknownStep(String)
  /// The step names the start of the app, and is not the first one.
  case lateStart
  /// The step does not have its parts, or one that needs quotation marks has none.
  case malformed(Step.Keyword)
  /// A text in quotation marks does not end, is followed by no space, or has an escape that JSON does not have.
  case malformedQuote
}

extension JourneyDefect {
  /// The defect.
  package var reason: String {
    switch self {
    case .noSteps: "the file has no steps"
    case .malformedStart: "the line does not start with '> '"
    case .conflictMarker: "the file contains merge conflict markers"
    case .invalidUTF8: "the line is not valid UTF-8"
    case .controlCharacter(let scalar):
      "the line contains the control character \(Self.codePoint(scalar))"
    case .unmarkedText: "the text is neither a comment, a step nor a part of a result"
    case .incompleteKnown: "'# known:' has no reason, or no step follows"
    case .missingStep: "the step is empty"
    case .unknownStep(let word):
      // A word that is no misspelled keyword may be a part of a secret.
      NearestNames.nearest(to: word, among: Self.keywords).isEmpty
        ? "unknown step" : "unknown step \(Self.quoted(word))"
    case .lateStart: "the app has started before the step"
    case .malformed(let keyword): "the step '\(keyword)' does not have its syntax"
    case .malformedQuote: "the text in quotation marks is not valid"
    }
  }

  /// What to do about it, where a step starts with a marker, or with nothing if only steps are entered.
  package func hint(marker: String) -> String {
    switch self {
    case .noSteps: "write a step, such as '\(marker)show SCREEN'"
    case .malformedStart: "start a step with '> ', and any other line with another character"
    case .conflictMarker: "resolve the conflict, and record the journey again"
    case .invalidUTF8: "save the file as UTF-8 without a byte order mark"
    case .controlCharacter(let scalar):
      "remove it; in quotation marks, write it as "
        + "'\\u\(scalar.value.digits(4, radix: 16, uppercase: true))'"
    case .unmarkedText:
      "start each of its lines with '# ', or move it above the first step; recording would delete it"
    case .incompleteKnown:
      "write it above the step that fails, as in '# known: the server is not mocked'"
    case .missingStep: "the steps are \(WordList.list(Self.commonKeywords))"
    case .unknownStep(let word): Self.hint(forUnknown: word)
    case .lateStart: "make it the first step"
    case .malformed(let keyword):
      "the syntax is '\(marker)\(keyword.syntax)'; a part with ' in ', ' into ' or ' #' needs quotation marks"
    case .malformedQuote:
      #"end it with a '"' before the next space; the escapes are \" \\ \/ \b \f \n \r \t and \uXXXX"#
    }
  }

  private static let keywords = Step.Keyword.allCases.map(\.rawValue)

  /// The steps of every app: not all harnesses declare starts and events.
  private static let commonKeywords = Step.Keyword.allCases.filter {
    ![.start, .event].contains($0)
  }
  .map(\.rawValue)

  /// The nearest keywords, or all of them.
  private static func hint(forUnknown word: String) -> String {
    let nearest = NearestNames.nearest(to: word, among: keywords)
    if nearest.isEmpty { return JourneyDefect.missingStep.hint(marker: "") }
    return "did you mean \(WordList.alternatives(nearest.map { "'\($0)'" }))?"
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    "U+\(scalar.value.digits(4, radix: 16, uppercase: true))"
  }

  /// A word of the file, visible and at most 40 characters long.
  private static func quoted(_ word: String) -> String {
    "'\(TextColumns.visible(String(word.prefix(40))))\(word.count > 40 ? "…" : "")'"
  }
}
