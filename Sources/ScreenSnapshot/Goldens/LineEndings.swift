/// The ends of lines, which a checkout on Windows may change.
enum LineEndings {
  /// The bytes with LF in place of CR LF.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    return zip(bytes, bytes.dropFirst() + [0])
      .filter { byte, next in byte != 0x0D || next != .newline }
      .map(\.0)
  }
}
