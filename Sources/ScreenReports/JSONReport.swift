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
