import Foundation

/// Bytes that are encoded as data, because an array would become a list of numbers.
@propertyWrapper
package struct EncodedAsData: Hashable, Sendable {
  package var wrappedValue: [UInt8]

  package init(wrappedValue: [UInt8]) {
    self.wrappedValue = wrappedValue
  }
}

extension EncodedAsData: Codable {
  package init(from decoder: any Decoder) throws {
    wrappedValue = Array(try decoder.singleValueContainer().decode(Data.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Data(wrappedValue))
  }
}
