import ScreenText

/// Why a file cannot be a journey, and what to do about it.
///
/// Neither text contains an argument of a step, because the text that a step types may be a secret.
package struct JourneyDefect: Error, Equatable, CustomStringConvertible {
  /// The defect.
  package let description: String
  package let hint: String

  package init(_ description: String, hint: String) {
    (self.description, self.hint) = (description, hint)
  }
}

extension JourneyDefect {
  /// The line is not text, or starts with a byte order mark.
  package static let invalidUTF8 = JourneyDefect(
    "the line is not valid UTF-8", hint: "save the file as UTF-8 without a byte order mark")

  package static func controlCharacter(_ scalar: Unicode.Scalar) -> JourneyDefect {
    let digits = scalar.value.digits(4, radix: 16, uppercase: true)
    return JourneyDefect(
      "the line contains the control character U+\(digits)",
      hint: "remove it; in quotation marks, write it as '\\u\(digits)'")
  }

  package static let missingStep = JourneyDefect("the step is empty", hint: allSteps)

  /// The first word of a step is not a keyword.
  static func unknownStep(_ word: String) -> JourneyDefect {
    let nearest = NearestNames.nearest(to: word, among: Step.Keyword.allCases.map(\.rawValue))
    // A word that is no misspelled keyword may be a part of a secret.
    if nearest.isEmpty { return JourneyDefect("unknown step", hint: allSteps) }
    let name = TextColumns.visible(String(word.prefix(40))) + (word.count > 40 ? "…" : "")
    return JourneyDefect(
      "unknown step '\(name)'",
      hint: "did you mean \(WordList.alternatives(nearest.map { "'\($0)'" }))?")
  }

  /// The step names the start of the app, and is not the first one.
  package static let lateStart = JourneyDefect(
    "the app has started before the step", hint: "make it the first step")

  /// The step lacks a part, or one of its texts lacks quotation marks.
  static func malformed(_ keyword: Step.Keyword) -> JourneyDefect {
    JourneyDefect(
      "the step '\(keyword)' does not have its syntax",
      hint:
        "the syntax is '\(keyword.syntax)'; a part with ' in ', ' into ' or ' #' needs quotation marks"
    )
  }

  static let malformedQuote = JourneyDefect(
    "the text in quotation marks is not valid",
    hint:
      #"end it with a '"' before the next space; the escapes are \" \\ \/ \b \f \n \r \t and \uXXXX"#
  )

  /// The steps of every app: not all harnesses declare starts and events.
  private static let allSteps =
    "the steps of every app are "
    + WordList.list(
      Step.Keyword.allCases.filter { ![.start, .event].contains($0) }.map(\.rawValue))
}
