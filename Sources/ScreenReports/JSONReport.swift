import Foundation

extension Report {
  /// The number that changes if readers of a report have to change.
  private static let schema = 1

  /// The object with the members that all reports have, and its own ones.
  var jsonObject: JSONObject {
    let common: JSONObject = [
      "by": ReportMark.text, "schema": Self.schema, "manifest": manifest,
      "status": conclusion.reportCode, "problems": problems.nonEmpty,
    ]
    return JSONObject(common.members + json().members)
  }

  /// The object as text with sorted keys and a newline at its end.
  ///
  /// - Throws: An error of `JSONEncoder`.
  package func jsonText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(jsonObject), as: UTF8.self) + "\n"
  }
}

extension Array {
  /// The array; nil if it is empty, so that a report leaves out its key.
  package var nonEmpty: Self? { isEmpty ? nil : self }
}

/// An object of a report; a member without a value has no key.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  fileprivate let members: [(name: String, value: (any Encodable)?)]

  init(_ members: [(name: String, value: (any Encodable)?)]) { self.members = members }

  package init(dictionaryLiteral elements: (String, (any Encodable)?)...) {
    members = elements.map { (name: $0, value: $1) }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for case (let name, let value?) in members {
      try container.encode(value, forKey: Name(stringValue: name))
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
