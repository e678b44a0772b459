import Foundation

/// The messages between processes of the same executable: JSON with its length in front.
enum Message {
  static let maximumSize = 1 << 30
  fileprivate static let lengthSize = MemoryLayout<UInt32>.size

  private static let encoder = JSONEncoder()

  /// The value of a message cannot be encoded.
  struct UnencodableValue: Error, Equatable, CustomStringConvertible {
    /// What is wrong, without the value.
    let reason: String

    var description: String { "a message to another process cannot be encoded: \(reason)" }
  }

  /// The bytes of a message.
  static func bytes(of value: some Encodable) throws(UnencodableValue) -> [UInt8] {
    let data: Data
    do {
      data = try encoder.encode(value)
    } catch EncodingError.invalidValue(_, let context) {
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw UnencodableValue(reason: "\(context.debugDescription) at '\(path)'")
    } catch {
      // The description of another error can quote the value.
      throw UnencodableValue(reason: "\(type(of: error))")
    }
    return withUnsafeBytes(of: UInt32(data.count).littleEndian) { Array($0) } + data
  }

  /// The value of a message; nil if it is malformed.
  static func value<Value: Decodable>(
    _ type: Value.Type, of message: Data, by decoder: JSONDecoder = JSONDecoder()
  ) -> Value? {
    try? decoder.decode(type, from: message)
  }
}

/// The bytes that were received from another process.
struct MessageBuffer {
  private var bytes: [UInt8] = []
  /// How many of the bytes are consumed.
  private var consumed = 0

  /// The message is longer than any message is.
  struct MalformedMessage: Error {}

  mutating func append(_ more: [UInt8]) {
    if consumed > 0 { bytes.removeFirst(consumed) }
    consumed = 0
    bytes += more
  }

  /// Removes the first message; nil if more bytes are needed.
  mutating func next() throws(MalformedMessage) -> Data? {
    let rest = bytes[consumed...]
    guard rest.count >= Message.lengthSize else { return nil }
    let length = rest.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    let count = Int(UInt32(littleEndian: length))
    guard count <= Message.maximumSize else { throw MalformedMessage() }
    guard rest.count >= Message.lengthSize + count else { return nil }
    consumed += Message.lengthSize + count
    return Data(rest.dropFirst(Message.lengthSize).prefix(count))
  }
}
