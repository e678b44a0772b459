import Foundation

/// The messages between processes of the same executable: JSON with its length and its kind in front.
enum Message {
  /// What a message says.
  enum Kind: UInt8 {
    case value
    /// The worker is about to do something. Only the last such message before a crash is decoded.
    case activity
  }

  static let maximumSize = 1 << 30
  fileprivate static let lengthSize = MemoryLayout<UInt32>.size

  private static let encoder = JSONEncoder()

  /// The bytes of a message, which is empty if there is no value.
  ///
  /// - Throws: An error of `JSONEncoder`.
  static func bytes(of value: (some Encodable)?, as kind: Kind = .value) throws -> [UInt8] {
    let data = try value.map { try encoder.encode($0) } ?? Data()
    return withUnsafeBytes(of: UInt32(data.count).littleEndian) { Array($0) } + [kind.rawValue]
      + data
  }

  /// The value of a message; nil if it is malformed.
  static func value<Value: Decodable>(_ type: Value.Type, of message: Data) -> Value? {
    try? JSONDecoder().decode(type, from: message)
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
  mutating func next() throws(MalformedMessage) -> (kind: Message.Kind, body: Data)? {
    let rest = bytes[consumed...]
    guard rest.count > Message.lengthSize else { return nil }
    let length = rest.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    let count = Int(UInt32(littleEndian: length))
    guard count <= Message.maximumSize,
      let kind = Message.Kind(rawValue: rest[rest.startIndex + Message.lengthSize])
    else { throw MalformedMessage() }
    let body = rest.dropFirst(Message.lengthSize + 1)
    guard body.count >= count else { return nil }
    consumed = body.startIndex + count
    return (kind, Data(body.prefix(count)))
  }
}
