import ScreenDriver

/// A defect of a journey file, and its line.
package struct JourneyFileError: Error, Equatable, CustomStringConvertible {
  /// The line of the defect, counted from 1.
  let line: Int
  let defect: JourneyDefect

  /// The line, the defect, and what to do.
  package var description: String { "line \(line): \(defect)\nhint: \(defect.hint)" }
}

extension JourneyDefect {
  static let noSteps = JourneyDefect(
    "the file has no steps", hint: "write a step, such as '> show SCREEN'")

  /// A line starts with `>` and not with `> `, or with spaces before it.
  static let malformedStart = JourneyDefect(
    "the line does not start with '> '",
    hint: "start a step with '> ', and any other line with another character")

  static let conflictMarker = JourneyDefect(
    "the file contains merge conflict markers",
    hint: "resolve the conflict, and record the journey again")

  /// Below the first step is text that a recording would delete.
  static let unmarkedText = JourneyDefect(
    "the text is neither a comment, a step nor a part of a result",
    hint:
      "start each of its lines with '# ', or move it above the first step; recording would delete it"
  )

  static let incompleteKnown = JourneyDefect(
    "'# known:' has no reason, or no step follows",
    hint: "write it above the step that fails, as in '# known: the server is not mocked'")
}
