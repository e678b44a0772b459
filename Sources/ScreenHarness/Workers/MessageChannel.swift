import Foundation
import ScreenSnapshot

/// A pipe of messages, each preceded by its length.
struct MessageChannel: Sendable {
  let descriptor: Int32

  static let maximumMessageSize = 1 << 30

  /// Writes a message.
  ///
  /// - Returns: Whether the message was written; false if the reader has closed the pipe.
  @discardableResult
  func send(_ message: [UInt8]) -> Bool {
    var encoder = MessageEncoder()
    encoder.write(message)
    return (try? FileSystem.write(encoder.bytes, to: descriptor)) != nil
  }

  /// Waits for a message; returns nil at the end of the stream or if the message is malformed.
  func receive() -> [UInt8]? {
    guard let head = bytes(count: 8) else { return nil }
    var decoder = MessageDecoder(head)
    guard let count = try? decoder.number(), (0...Self.maximumMessageSize).contains(count) else {
      return nil
    }
    return bytes(count: count)
  }

  private func bytes(count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      let missing = count - bytes.count
      guard let more = FileSystem.readAvailable(descriptor, maximum: missing), !more.isEmpty else {
        return nil
      }
      bytes += more
    }
    return bytes
  }
}
