import Foundation
import ScreenSnapshot

/// Encodes values for another process of the same executable.
struct MessageEncoder {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 }
  }

  mutating func write(_ data: [UInt8]) {
    write(data.count)
    bytes += data
  }

  mutating func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes a value that is sent rarely.
  mutating func write(json value: some Encodable) {
    write((try? JSONEncoder().encode(value)).map { Array($0) } ?? [])
  }

  mutating func write(_ numbers: [Int]) {
    write(numbers.count)
    for number in numbers { write(number) }
  }

  mutating func write(_ text: String?) {
    write(text == nil ? 0 : 1)
    if let text { write(text) }
  }

  mutating func write(_ texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  mutating func write(_ folders: [GoldenFolder]) {
    write(folders.count)
    for folder in folders { write(folder.rawValue) }
  }
}

/// Decodes values, and throws an error if the bytes are malformed.
struct MessageDecoder {
  private var rest: ArraySlice<UInt8>

  struct MalformedMessage: Error {}

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws(MalformedMessage) -> Int {
    guard rest.count >= 8 else { throw MalformedMessage() }
    let number = rest.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
    rest = rest.dropFirst(8)
    return Int(truncatingIfNeeded: Int64(littleEndian: number))
  }

  mutating func data() throws(MalformedMessage) -> [UInt8] {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw MalformedMessage() }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func json<Value: Decodable>(_ type: Value.Type) throws(MalformedMessage) -> Value {
    let data = Data(try data())
    guard let value = try? JSONDecoder().decode(type, from: data) else { throw MalformedMessage() }
    return value
  }

  mutating func text() throws(MalformedMessage) -> String {
    String(decoding: try data(), as: UTF8.self)
  }

  mutating func numbers() throws(MalformedMessage) -> [Int] {
    let count = try number()
    guard count >= 0, count <= rest.count / 8 else { throw MalformedMessage() }
    var numbers: [Int] = []
    for _ in 0..<count { numbers.append(try number()) }
    return numbers
  }

  mutating func texts() throws(MalformedMessage) -> [String] {
    let count = try number()
    guard count >= 0, count <= rest.count / 8 else { throw MalformedMessage() }
    var texts: [String] = []
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  mutating func optionalText() throws(MalformedMessage) -> String? {
    try number() == 0 ? nil : try text()
  }

  mutating func folders() throws(MalformedMessage) -> [GoldenFolder] {
    let count = try number()
    guard (0...GoldenFolder.allCases.count).contains(count) else { throw MalformedMessage() }
    var folders: [GoldenFolder] = []
    for _ in 0..<count { folders.append(try folder()) }
    return folders
  }

  mutating func folder() throws(MalformedMessage) -> GoldenFolder {
    guard let folder = GoldenFolder(rawValue: try text()) else { throw MalformedMessage() }
    return folder
  }

  mutating func layout() throws(MalformedMessage) -> ScreenLayout {
    guard let layout = ScreenLayout(rawValue: try text()) else { throw MalformedMessage() }
    return layout
  }
}
