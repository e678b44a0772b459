import Foundation

extension JSONEncoder {
  /// The number that changes if readers of a report have to change.
  package static let reportSchema = 1

  /// Encodes a report with sorted keys and a newline at its end.
  package static func reportText(of document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }
}

extension Array {
  /// The array; nil if it is empty, so that a report leaves out its key.
  package var nonEmpty: Self? { isEmpty ? nil : self }
}

/// An object of a report; a member without a value has no key.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private let members: [(name: String, value: (any Encodable)?)]

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
