package import Foundation
import ScreenText

/// Why a step of a journey cannot be performed, and what to write instead.
package struct JourneyProblem: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  /// The URL of a text, which needs a scheme.
  package static func url(_ text: String) throws(JourneyProblem) -> URL {
    if let url = URL(string: text), url.scheme?.isEmpty == false { return url }
    throw JourneyProblem(
      "this is not a URL with a scheme; write it as in 'https://example.com/path'")
  }
}

/// Parts of the descriptions.
extension JourneyProblem {
  /// The nearest of several labels, or the first ones if none is near.
  static func choice(
    for label: String, among labels: [String], as introduction: String,
    orElse sentence: String
  ) -> String {
    if labels.isEmpty { return "; \(sentence)" }
    let labels = labels.uniqued
    let nearest = NearestNames.nearest(to: label, among: labels).map(argument)
    if !nearest.isEmpty { return "; did you mean \(WordList.alternatives(nearest))?" }
    let names = Excerpt(of: labels, maximum: 8).entries(argument)
    return "; \(introduction) \(names.joined(separator: ", "))"
  }

  /// A label as a step has to write it, in quotation marks.
  private static func argument(_ label: String) -> String {
    let argument = QuotedText.argument(label)
    return argument == label ? quoted(label) : argument
  }

  static func quoted(_ text: String) -> String { "'\(TextColumns.visible(text))'" }
}
