import Foundation
import Testing

/// The part of JSON Schema that the schema of reports needs.
struct JSONSchema {
  private let root: [String: Any]

  init(_ text: String) throws {
    root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The violations of the schema in a text, and keys that the schema lacks.
  func faults(in text: String) -> [String] {
    guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else {
      return ["no JSON"]
    }
    return Self.faults(in: value, by: root, at: "")
  }

  private static func faults(in value: Any, by schema: [String: Any], at path: String) -> [String] {
    if let constant = schema["const"] as? Int {
      return value as? Int == constant ? [] : ["\(path): not \(constant)"]
    }
    if let choices = schema["enum"] as? [Any] {
      let isOne = choices.contains { "\($0)" == "\(value)" }
      return isOne ? [] : ["\(path): not one of \(choices.map { "\($0)" }.joined(separator: ", "))"]
    }
    switch schema["type"] as? String {
    case "string": return value is String ? [] : ["\(path): no string"]
    case "boolean": return value is Bool ? [] : ["\(path): no boolean"]
    case "integer":
      guard let number = value as? Int else { return ["\(path): no integer"] }
      let least = schema["minimum"] as? Int ?? .min
      return number >= least ? [] : ["\(path): less than \(least)"]
    case "array":
      guard let elements = value as? [Any], let items = schema["items"] as? [String: Any] else {
        return ["\(path): no array"]
      }
      return elements.enumerated().flatMap { faults(in: $1, by: items, at: "\(path)[\($0)]") }
    default: return faults(inObject: value, by: schema, at: path)
    }
  }

  private static func faults(
    inObject value: Any, by schema: [String: Any], at path: String
  ) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(path): no object"] }
    if schema["additionalProperties"] as? Bool == true { return [] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
    let missing = required.filter { object[$0] == nil }.map { "\(place($0)): missing" }
    return missing
      + object.sorted { $0.key < $1.key }.flatMap { key, value in
        properties[key].map { faults(in: value, by: $0, at: place(key)) }
          ?? ["\(place(key)): not described"]
      }
  }
}
