import ScreenText

/// Why a file cannot be a journey.
///
/// No message contains an argument of a step, because the text that a step types may be a secret.
package enum JourneyDefect: Error, Equatable {
  /// The file contains nothing but blank lines.
  case empty
  /// No line of the file is a step.
  case noSteps
  /// A line would be a step without its indentation.
  case indentedStep
  /// The file starts with a byte order mark.
  case byteOrderMark
  /// The file contains both sides of a merge.
  case conflictMarker
  /// The line is not text.
  case invalidUTF8
  /// The line contains a control character.
  case controlCharacter(Unicode.Scalar)
  /// Between a comment and the next step is a line that is not a comment.
  case textAfterComment
  /// A paragraph follows a step, or its result.
  case textBelowResult
  /// A line says that a step is known to fail, but not why.
  case knownWithoutReason
  /// No step follows a line that says that a step is known to fail.
  case knownWithoutStep
  /// The line starts with `>`, but not with `> `.
  case missingSpace
  /// Nothing follows `> `.
  case missingStep
  /// The first word of a step is not a keyword.
  case unknownStep(String)
  /// The step ends before its last argument.
  case missingArgument(Step.Keyword)
  /// A bare argument contains ` in `, ` into ` or ` #`.
  case unquotedSeparator(Step.Keyword)
  /// The step continues after its last part.
  case unexpectedText(Step.Keyword)
  /// The closing quotation mark is missing.
  case unterminatedQuote
  /// No space follows the closing quotation mark.
  case textAfterQuote
  /// A quoted argument contains an escape that JSON does not have.
  case invalidEscape
  /// The text after `#` is not a number from 1.
  case invalidNumber(String)
}

extension JourneyDefect {
  /// The defect.
  var reason: String {
    switch self {
    case .empty: "the file is empty"
    case .noSteps: "the file has no steps"
    case .indentedStep: "the step is indented"
    case .byteOrderMark: "the file starts with a byte order mark"
    case .conflictMarker: "the file contains merge conflict markers"
    case .invalidUTF8: "the line is not valid UTF-8"
    case .controlCharacter(let scalar):
      "the line contains the control character \(Self.codePoint(scalar))"
    case .textAfterComment: "a comment is followed by text that is neither a comment nor a step"
    case .textBelowResult: "text below a result is neither a comment nor a step"
    case .knownWithoutReason: "'# known:' has no reason"
    case .knownWithoutStep: "no step follows '# known:'"
    case .missingSpace: "a space is missing after '>'"
    case .missingStep: "the step is empty"
    case .unknownStep(let word):
      // A word that is no misspelled keyword may be a part of a secret.
      NearestNames.nearest(to: word, among: Self.keywords).isEmpty
        ? "unknown step" : "unknown step \(Self.quoted(word))"
    case .missingArgument(let keyword): "the step '\(keyword)' is incomplete"
    case .unquotedSeparator:
      "an argument contains ' in ', ' into ' or ' #', but is not in quotation marks"
    case .unexpectedText(let keyword): "unexpected text at the end of the step '\(keyword)'"
    case .unterminatedQuote: "the closing quotation mark is missing"
    case .textAfterQuote: "a space is missing after a closing quotation mark"
    case .invalidEscape: "an escape in quotation marks is not valid in JSON"
    case .invalidNumber: "the text after '#' is not a valid number of a control"
    }
  }

  /// What to do about it in a file.
  var hint: String { hint(marker: "> ") }

  /// What to do about it, where a step starts with a marker, or with nothing if only steps are entered.
  func hint(marker: String) -> String {
    switch self {
    case .empty: "write a step, such as '\(marker)show SCREEN'"
    case .noSteps: "start each step with '> ', such as '> show SCREEN'"
    case .indentedStep: "remove the spaces before the '>' of each step"
    case .byteOrderMark: "save the file without the mark"
    case .conflictMarker: "resolve the conflict, and record the journey again"
    case .invalidUTF8: "save the file as UTF-8"
    case .controlCharacter(let scalar):
      "remove it; in quotation marks, write it as "
        + "'\\u\(scalar.value.digits(4, radix: 16, uppercase: true))'"
    case .textAfterComment: "move the comment to the line above a step"
    case .textBelowResult:
      "start each of its lines with '# ', or move it above the first step; recording would delete it"
    case .knownWithoutReason: "write why the step fails: '# known: the server is not mocked'"
    case .knownWithoutStep: "move it to the line above the step that fails"
    case .missingSpace: "start a step with '> ', and any other line with another character"
    case .missingStep: "the steps are \(WordList.list(Self.keywords))"
    case .unknownStep(let word): Self.hint(forUnknown: word)
    case .missingArgument(let keyword), .unexpectedText(let keyword):
      "the syntax is '\(marker)\(keyword.syntax)'"
    case .unquotedSeparator(let keyword):
      "put the argument in quotation marks; the syntax is '\(marker)\(keyword.syntax)'"
    case .unterminatedQuote: #"add a '"'; a quotation mark inside of the text is written as '\"'"#
    case .textAfterQuote: #"add a space; a quotation mark inside of the text is written as '\"'"#
    case .invalidEscape: #"the escapes are \" \\ \/ \b \f \n \r \t and \uXXXX"#
    case .invalidNumber: "count from 1; '#2' is the second control with the label"
    }
  }

  private static let keywords = Step.Keyword.allCases.map(\.rawValue)

  /// The nearest keywords, or all of them.
  private static func hint(forUnknown word: String) -> String {
    let nearest = NearestNames.nearest(to: word, among: keywords)
    if nearest.isEmpty { return JourneyDefect.missingStep.hint }
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

/// A defect of a journey file, and its line.
struct JourneyFileError: Error, Equatable, CustomStringConvertible {
  /// The line of the defect, counted from 1.
  let line: Int
  let defect: JourneyDefect

  /// The defect, without its line and without a hint.
  var reason: String { defect.reason }

  /// What to do about the defect.
  var hint: String { defect.hint }

  /// The line, the defect, and what to do.
  var description: String { "line \(line): \(reason)\nhint: \(hint)" }
}
