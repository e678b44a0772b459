/// A journey as its file has it.
package struct JourneySource: Hashable, Sendable {
  /// The name of the file without its extension.
  package let name: String

  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
