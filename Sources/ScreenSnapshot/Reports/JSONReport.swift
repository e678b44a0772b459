import Foundation

/// The keys that tell how to read a report.
struct JSONReportHead: Decodable {
  static let schema = 1

  private let schema: Int

  /// Only the report of an audit has laws.
  let laws: [AnyLaw]?

  struct AnyLaw: Decodable {}

  /// Reads the keys and checks the version.
  @discardableResult
  static func check(_ data: Data) throws -> JSONReportHead {
    let head = try JSONDecoder().decode(JSONReportHead.self, from: data)
    guard head.schema == schema else { throw JSONReportError.unsupportedSchema(head.schema) }
    return head
  }
}

extension JSONEncoder {
  /// Encodes a report with sorted keys and a newline at its end.
  static func reportText(of document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }
}

/// Why a file is not a JSON report.
package enum JSONReportError: Error, Equatable, CustomStringConvertible {
  /// Another version of the tool wrote the report.
  case unsupportedSchema(Int)

  /// An older version selected tabs or flows, so the report lacks the screens of others.
  case removedSelection

  /// The file is not JSON, or not a report.
  case malformed(String)

  package var description: String {
    switch self {
    case .unsupportedSchema(let schema):
      "it has schema \(schema), but this tool reads schema 1; use the same version for all shards"
    case .removedSelection:
      "an older version selected its screens with --tab or --flow; use the same version for all shards"
    case .malformed(let reason): "it is not a JSON report: \(reason)"
    }
  }

  /// Reads a report, and describes what is wrong with its keys.
  static func reading<Report>(
    _ read: () throws -> Report
  ) throws(JSONReportError) -> Report {
    do {
      return try read()
    } catch let error as JSONReportError {
      throw error
    } catch let error as DecodingError {
      throw .malformed(message(for: error))
    } catch {
      throw .malformed("\(error)")
    }
  }

  /// Describes the first key that is missing or wrong.
  private static func message(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "it has no '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' has the wrong type"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "it is not valid JSON"
        : "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' cannot be read"
    @unknown default: "it cannot be read"
    }
  }
}

extension Array {
  /// The array; nil if it is empty, so that a report leaves out its key.
  var nonEmpty: Self? { isEmpty ? nil : self }
}
