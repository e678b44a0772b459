import Foundation
import TestSupport

enum Fuzzing {
  /// Whether the toolchain's decoder of JSON traps on some invalid data.
  static var decoderTraps: Bool {
    #if compiler(<6.1) && !canImport(Darwin)
      true
    #else
      false
    #endif
  }

  static func mutated(_ data: Data, using generator: inout SeededGenerator) -> Data {
    var bytes = Array(data)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch UInt8.random(in: 0..<6, using: &generator) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 3 where place < bytes.count: bytes.remove(at: place)
      case 4: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
      default: bytes.insert(contentsOf: tokens.pick(using: &generator).utf8, at: place)
      }
    }
    return Data(bytes)
  }

  private static let tokens = [
    "%", "%2", "%00", "%FF", "{", "}", "[[", "\"", "\\u", "null", "1e999", "-", "/", "//", "?", "&",
    "=", "#", "@", ":", "..", "\u{0}", "\u{202E}", "😀", "version", "state", "cargo",
  ]
}
