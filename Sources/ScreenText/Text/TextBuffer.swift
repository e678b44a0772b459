import Foundation

/// The bytes of a text that grows at its end.
///
/// A screen consists of hundreds of pieces. Appending a piece to a `String` takes about 200
/// instructions in a release build. Here it takes about 40.
package struct TextBuffer: ~Copyable {
  private var start: UnsafeMutableRawPointer
  private var capacity: Int

  /// The number of bytes.
  package private(set) var count = 0

  /// Creates an empty buffer; nearly all screens have less than the default capacity.
  package init(capacity: Int = 8192) {
    start = Self.allocate(capacity)
    self.capacity = capacity
  }

  deinit {
    free(start)
  }

  /// The standard library's function aligns the memory, which takes 400 instructions.
  private static func allocate(_ capacity: Int) -> UnsafeMutableRawPointer {
    guard let start = malloc(max(capacity, 1)) else {
      preconditionFailure("there is no memory for \(capacity) bytes")
    }
    return start
  }

  /// A copy of the bytes.
  package var bytes: [UInt8] { [UInt8](UnsafeRawBufferPointer(start: start, count: count)) }

  /// Calls a closure with the bytes, which are valid only during the call.
  package func withBytes(_ body: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    body(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// A copy of the bytes as text.
  package var text: String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

extension TextBuffer {
  package mutating func append(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil { append(copyOf: text) }
  }

  /// Appends a text that comes from an API of Objective-C.
  @inline(never)
  private mutating func append(copyOf text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  package mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    // Numbers of bytes in memory do not overflow.
    let newCount = count &+ bytes.count
    if newCount > capacity { grow(by: bytes.count) }
    memcpy(start + count, source, bytes.count)
    count = newCount
  }

  package mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  /// Appends a number, with zeros before it up to a number of digits.
  package mutating func append(decimal number: Int, digits minimumDigits: Int = 1) {
    if number < 0 { append(.dash) }
    var rest = number.magnitude
    var digits = 1
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    append(UInt8(ascii: "0"), repeated: max(digits, minimumDigits))
    var index = count
    rest = number.magnitude
    while rest > 0 {
      index -= 1
      let digit = UInt8(ascii: "0") + UInt8(rest % 10)
      start.storeBytes(of: digit, toByteOffset: index, as: UInt8.self)
      rest /= 10
    }
  }

  /// Appends copies of a byte; a negative number appends none.
  package mutating func append(_ byte: UInt8, repeated copies: Int) {
    guard copies > 0 else { return }
    if count + copies > capacity { grow(by: copies) }
    memset(start + count, Int32(byte), copies)
    count += copies
  }

  /// Appends the first bytes.
  package mutating func append(_ bytes: [UInt8], prefix length: Int) {
    bytes.withUnsafeBufferPointer {
      append(UnsafeBufferPointer(start: $0.baseAddress, count: min(length, $0.count)))
    }
  }

  /// Removes the bytes after the first ones.
  package mutating func removeAll(after newCount: Int) {
    precondition(newCount >= 0 && newCount <= count, "the buffer has fewer bytes")
    count = newCount
  }

  // Its code in every function that appends would need registers that they must save.
  @inline(never)
  private mutating func grow(by more: Int) {
    capacity = max(2 * capacity, count + more)
    let grown = Self.allocate(capacity)
    memcpy(grown, start, count)
    free(start)
    start = grown
  }
}
