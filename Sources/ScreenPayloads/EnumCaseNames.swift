/// Reads the names of all cases of an enum from the field records of its type.
///
/// Nothing else lists the cases of any enum. The code checks everything before it follows a pointer: the
/// kinds of type, descriptor and table, the counts, and the length and encoding of names. Values are
/// never read here: ``EnumCase`` names the case of a value.
///
/// - SeeAlso: The compiler's `docs/ABI/TypeMetadata.rst` (metadata and nominal type descriptors),
///   `include/swift/ABI/MetadataValues.h` (kinds and flags), and
///   `include/swift/RemoteInspection/Records.h` (field descriptors). This ABI is stable on Apple
///   platforms. On other platforms, the harness runs with the toolchain that built it.
package enum EnumCaseNames {
  /// The reason why the cases of a type cannot be read.
  package enum ReadError: Error, Equatable {
    /// The type is not an enum.
    case noEnum
    /// The enum comes from C, was compiled with `-disable-reflection-metadata` or
    /// `-disable-reflection-names`, or runs in an arm64e process, which signs pointers.
    case noNames
  }

  /// The names of the cases: first the cases with payloads, then the others, each in declared order.
  ///
  /// They include unavailable cases. Cases that differ only in their labels have one name together.
  package static func names(of type: Any.Type) throws(ReadError) -> [String] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard kind(of: type) == .enumeration else { throw .noEnum }
    #if _ptrauth(_arm64e)
      throw .noNames
    #else
      let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
      guard let names = names(in: descriptor) else { throw .noNames }
      var known: Set<String> = []
      return names.filter { known.insert($0).inserted }
    #endif
  }

  /// Whether values of a type can have other types, as those of an existential can.
  package static func isOpen(_ type: Any.Type) -> Bool {
    type == AnyHashable.self || [.existential, .extendedExistential].contains(kind(of: type))
  }

  /// `MetadataKind`.
  private enum Kind: Int {
    case enumeration = 0x201
    case existential = 0x303
    case extendedExistential = 0x307
  }

  private static func kind(of type: Any.Type) -> Kind? {
    Kind(rawValue: unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self))
  }

  private static let word = MemoryLayout<Int>.size
  /// A table with more records is considered invalid.
  private static let maximumRecords: UInt32 = 65_536
  /// A longer name, in bytes, is considered invalid.
  private static let maximumNameLength = 4096
}

// MARK: - Records

extension EnumCaseNames {
  /// The names in the table of a type context descriptor, whose kind is in the low five bits.
  private static func names(in descriptor: UnsafeRawPointer) -> [String]? {
    let enumDescriptor: UInt32 = 18
    guard descriptor.load(as: UInt32.self) & 0x1F == enumDescriptor else { return nil }
    // `NumPayloadCasesAndPayloadSizeOffset`, in its low 24 bits, and `NumEmptyCases`.
    let payloads = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    let empties = descriptor.load(fromByteOffset: 24, as: UInt32.self)
    let (count, overflows) = payloads.addingReportingOverflow(empties)
    if count == 0 { return [] }
    // `Fields`.
    guard !overflows, count <= maximumRecords, let table = relative(descriptor + 16) else {
      return nil
    }
    return names(inTable: table, count: count)
  }

  /// The names in a `FieldDescriptor`, if it has `count` records.
  private static func names(inTable table: UnsafeRawPointer, count: UInt32) -> [String]? {
    let enumKinds: ClosedRange<UInt16> = 2...3
    let header = 16
    let nameOffset = 8
    let size = Int(table.load(fromByteOffset: 10, as: UInt16.self))
    guard
      enumKinds.contains(table.load(fromByteOffset: 8, as: UInt16.self)), size >= nameOffset + 4,
      table.load(fromByteOffset: 12, as: UInt32.self) == count
    else { return nil }
    let names = (0..<Int(count)).compactMap { index in
      relative(table + header + index * size + nameOffset).flatMap(name(at:))
    }
    return names.count == Int(count) ? names : nil
  }

  /// The text up to the next zero byte; nil for an empty name, which means stripped names.
  private static func name(at start: UnsafeRawPointer) -> String? {
    let length = (0...maximumNameLength).first {
      start.load(fromByteOffset: $0, as: UInt8.self) == 0
    }
    guard let length, length > 0 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    let name = String(decoding: bytes, as: UTF8.self)
    return name.utf8.elementsEqual(bytes) ? name : nil
  }

  /// Follows a relative pointer: a signed 32-bit distance from its own address, or 0 for null.
  private static func relative(_ location: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = location.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : location + Int(distance)
  }
}
