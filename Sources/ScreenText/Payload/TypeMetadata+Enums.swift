extension TypeMetadata {
  /// The cases of an enum by tag; nil if their names were stripped.
  package var cases: [Field]? {
    guard kind == .enumeration, let descriptor = descriptor(of: Layout.enumDescriptor) else {
      return nil
    }
    let payloads = descriptor.load(fromByteOffset: Layout.payloadCaseCount, as: UInt32.self)
    let empties = descriptor.load(fromByteOffset: Layout.emptyCaseCount, as: UInt32.self)
    let count = (payloads & 0xFF_FFFF) &+ empties
    return count == 0 ? [] : fields(in: Layout.enumTables, count: count)
  }

  /// Finds out which case an enum's value is.
  package typealias GetTag =
    @convention(c) (_ value: UnsafeRawPointer, _ metadata: UnsafeRawPointer) -> UInt32

  /// Turns an enum's value into its payload, in place.
  package typealias ProjectPayload =
    @convention(c) (_ value: UnsafeMutableRawPointer, _ metadata: UnsafeRawPointer) -> Void

  /// The functions that read the values of an enum.
  package struct EnumFunctions {
    private let getTag: GetTag
    private let projectPayload: ProjectPayload
    private let metadata: UnsafeRawPointer
    private let size: Int
    private let alignment: Int

    /// Whether a value can be copied as bytes, which ``withPayload(at:_:)`` does.
    package let canMoveBytes: Bool

    fileprivate init?(_ metadata: UnsafeRawPointer) {
      let witnesses = metadata.load(fromByteOffset: -Layout.word, as: UnsafeRawPointer.self)
      let flags = witnesses.load(fromByteOffset: Layout.witnessFlags, as: UInt32.self)
      guard flags & Layout.hasEnumWitnesses != 0 else { return nil }
      self.metadata = metadata
      size = witnesses.load(fromByteOffset: Layout.size, as: Int.self)
      alignment = Int(flags & Layout.alignmentMask) + 1
      getTag = witnesses.load(fromByteOffset: Layout.getTag, as: GetTag.self)
      projectPayload = witnesses.load(
        fromByteOffset: Layout.projectPayload, as: ProjectPayload.self)
      canMoveBytes = flags & Layout.cannotMoveBytes == 0
    }

    package func tag(at address: UnsafeRawPointer) -> Int { Int(getTag(address, metadata)) }

    /// Calls a closure with the address of the payload of a value, which must outlive the call.
    package func withPayload(at address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
      // Only an allocation of constant size is on the stack.
      if size <= 256, alignment <= 16 {
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 16) {
          project(address, in: $0, body)
        }
      } else {
        withUnsafeTemporaryAllocation(byteCount: size, alignment: alignment) {
          project(address, in: $0, body)
        }
      }
    }

    private func project(
      _ address: UnsafeRawPointer, in bytes: UnsafeMutableRawBufferPointer,
      _ body: (UnsafeRawPointer) -> Void
    ) {
      guard let start = bytes.baseAddress else { return body(address) }
      // The bytes own nothing: the closure retains what it copies.
      start.copyMemory(from: address, byteCount: size)
      projectPayload(start, metadata)
      body(start)
    }
  }

  /// The functions that read the values of an enum; nil for a type without them.
  package var enumFunctions: EnumFunctions? { EnumFunctions(start) }
}
