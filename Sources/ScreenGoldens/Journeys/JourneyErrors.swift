import ScreenDriver

/// A defect of a journey file, and its line.
package struct JourneyFileError: Error, Equatable, CustomStringConvertible {
  /// The line of the defect, counted from 1.
  let line: Int
  let defect: JourneyDefect

  /// The line, the defect, and what to do.
  package var description: String { "line \(line): \(defect)\nhint: \(defect.hint)" }
}

/// A step of a journey that cannot be performed.
struct JourneyStepError: Error, Equatable, CustomStringConvertible {
  /// The line of the step, counted from 1.
  let line: Int

  /// The step in quotation marks, without secrets of its URL.
  let step: String
  let reason: String

  /// The path to what was visible before the step; nil before the first one.
  var visible: String?

  /// The steps before it, with their results, and the step; without secrets of URLs.
  var trail: [String] = []

  var description: String {
    "\(step)\(visible.map { " on \($0)" } ?? ""): \(reason)"
  }
}
