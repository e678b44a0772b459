extension UInt8 {
  /// A line feed.
  package static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let colon = UInt8(ascii: ":")
  static let dash = UInt8(ascii: "-")
}
