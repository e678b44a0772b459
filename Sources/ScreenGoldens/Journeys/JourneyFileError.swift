import ScreenDriver

/// A defect of a journey file, and its line.
package struct JourneyFileError: Error, Equatable, CustomStringConvertible {
  /// The line of the defect, counted from 1.
  let line: Int
  let defect: JourneyDefect

  /// The line, the defect, and what to do.
  package var description: String { "line \(line): \(defect)\nhint: \(defect.hint)" }
}
