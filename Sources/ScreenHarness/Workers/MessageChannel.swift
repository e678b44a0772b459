import Foundation
import ScreenSnapshot

/// Messages over a pipe, each with its length in front.
struct MessageChannel: Sendable {
  let file: Int32

  /// The longest message that is believed.
  static let longest = 1 << 30

  /// Writes a message.
  ///
  /// - Returns: Whether it went through; false where nobody reads any more.
  @discardableResult
  func send(_ message: [UInt8]) -> Bool {
    var writer = MessageEncoder()
    writer.write(message)
    return (try? FileSystem.write(writer.bytes, to: file)) != nil
  }

  /// Waits for a message; nil where there will be no more.
  func receive() -> [UInt8]? {
    guard let head = read(count: 8) else { return nil }
    var reader = MessageDecoder(head)
    guard let count = try? reader.number(), (0...Self.longest).contains(count) else { return nil }
    return read(count: count)
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      guard let more = Self.readAvailable(file, atMost: count - bytes.count), !more.isEmpty else {
        return nil
      }
      bytes += more
    }
    return bytes
  }

  /// Reads what is there: empty at the end, nil where reading fails.
  static func readAvailable(_ file: Int32, atMost limit: Int = 65_536) -> [UInt8]? {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: min(limit, 65_536)) { buffer, count in
        result = platformRead(file, buffer.baseAddress, min(limit, 65_536))
        count = max(result, 0)
      }
      if result >= 0 { return bytes }
      if errno != EINTR { return nil }
    }
  }
}

private func platformRead(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int)
  -> Int
{
  read(file, buffer, count)
}
