import Foundation
import TestSupport
import Testing

/// The example of a finding, as the audit prints it.
struct FindingExample: Equatable {
  var steps: [String] = []
  var found = ""

  /// The examples with steps and something found, which are journeys, in an audit's output.
  static func examples(in output: String) -> [FindingExample] {
    var (examples, current, law): ([FindingExample], FindingExample, Substring) = ([], Self(), "")
    for line in output.split(separator: "\n") {
      let words = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("broken ") {
        law = line.split(separator: " ")[1]
      } else if line.hasPrefix("> ") {
        current.steps.append(String(line.dropFirst(2)))
      } else if words.hasPrefix("found:") {
        current.found = words.dropFirst("found:".count).trimmingCharacters(in: .whitespaces)
        // No steps show that a screen has no way out, or that nothing leads to it.
        if law != "exits", law != "reachability" { examples.append(current) }
        current = Self()
      }
    }
    return examples
  }

  /// The file of a journey with the steps.
  var journey: String { steps.map { "> \($0)\n" }.joined(separator: "\n") }
}

/// How a test runs one of the harnesses of a package.
struct HarnessRun: CustomTestStringConvertible {
  let harness: String
  var variables: [String: String] = [:]
  var arguments: [String] = []

  /// The number of examples that are journeys.
  let exampleCount: Int

  var testDescription: String { ([harness] + variables.keys + arguments).joined(separator: " ") }

  func result(of command: [String], in package: FixturePackage) throws -> CommandResult {
    try package.harness(of: harness, command + arguments, variables: variables)
  }
}

extension CharacterSet {
  /// The frame of a picture and the spaces around a line.
  static let frame = whitespaces.union(CharacterSet(charactersIn: "│"))
}
