/// The cases of an enum type, read from the metadata that the compiler emits for it.
///
/// `Mirror` names a case only where it has a payload, and a type's `description` may say anything.
/// The metadata has the names of all cases in the order of their tags: those with payloads first,
/// then those without, each in declared order.
///
/// - SeeAlso: The compiler's `docs/ABI/TypeMetadata.rst` (enum metadata, nominal type
///   descriptors), `include/swift/RemoteInspection/Records.h` (field descriptors) and
///   `include/swift/ABI/ValueWitness.def` (`getEnumTag`). These are stable on Apple platforms;
///   on others the toolchain that builds the harness is the one that runs it.
struct CaseMetadata {
  /// The names of the cases by tag.
  let names: [String]

  private let type: Any.Type
  private let metadata: UnsafeRawPointer
  private let getEnumTag: GetEnumTag

  /// Reads the cases of a type.
  ///
  /// Fails where the type is no enum, or its reflection metadata was stripped.
  ///
  /// - Parameter type: Any type.
  init?(of type: Any.Type) {
    self.type = type
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard
      Self.isEnum(metadata),
      let getEnumTag = Self.tagFunction(of: metadata),
      let names = Self.caseNames(of: metadata)
    else { return nil }
    self.getEnumTag = getEnumTag
    self.names = names
  }

  /// The name of the value's case.
  ///
  /// - Parameter value: A value of the type that was read.
  /// - Returns: Nil where the tag is not among the cases.
  func name(of value: Any) -> String? {
    func tag<Value>(of value: Value) -> UInt32? {
      guard Value.self == type else { return nil }
      return withUnsafePointer(to: value) { getEnumTag(UnsafeRawPointer($0), metadata) }
    }
    func unboxedTag<Value>(as type: Value.Type) -> UInt32? {
      (value as? Value).flatMap(tag(of:))
    }
    // What came through generic code may be an `Any` that holds another existential.
    guard let tag = _openExistential(value, do: tag(of:)) ?? _openExistential(type, do: unboxedTag)
    else { return nil }
    return names.indices.contains(Int(tag)) ? names[Int(tag)] : nil
  }
}

// MARK: - Layout

extension CaseMetadata {
  private typealias GetEnumTag =
    @convention(c) (_ value: UnsafeRawPointer, _ metadata: UnsafeRawPointer) -> UInt32

  /// Offsets and flags, with the name that the compiler's headers give them.
  private enum Layout {
    static let word = MemoryLayout<Int>.size
    /// `MetadataKind::Enum`.
    static let enumKind = 0x201
    /// Eight functions, size and stride stand before the flags of a value witness table.
    static let witnessFlags = 10 * word
    /// `ValueWitnessFlags::HasEnumWitnesses`.
    static let hasEnumWitnesses: UInt32 = 0x0020_0000
    /// The flags and the count of extra inhabitants, four bytes each, stand before `getEnumTag`.
    static let getEnumTag = witnessFlags + 8
    /// `TargetTypeContextDescriptor::Fields`.
    static let fields = 16
    /// `TargetEnumDescriptor::NumPayloadCasesAndPayloadSizeOffset`, its low 24 bits.
    static let payloadCaseCount = 20
    /// `TargetEnumDescriptor::NumEmptyCases`.
    static let emptyCaseCount = 24
    /// `FieldDescriptor::FieldRecordSize`, two bytes, then `NumFields`, four.
    static let recordSize = 10
    static let recordCount = 12
    static let firstRecord = 16
    /// `FieldRecord::FieldName`.
    static let recordName = 8
    /// More cases than this are taken for a misread table.
    static let mostCases: UInt32 = 65_536
  }

  private static func isEnum(_ metadata: UnsafeRawPointer) -> Bool {
    metadata.load(as: Int.self) == Layout.enumKind
  }

  /// The value witness that tells a value's case, where the type has one.
  private static func tagFunction(of metadata: UnsafeRawPointer) -> GetEnumTag? {
    let witnesses = metadata.load(fromByteOffset: -Layout.word, as: UnsafeRawPointer.self)
    let flags = witnesses.load(fromByteOffset: Layout.witnessFlags, as: UInt32.self)
    guard flags & Layout.hasEnumWitnesses != 0 else { return nil }
    return witnesses.load(fromByteOffset: Layout.getEnumTag, as: GetEnumTag.self)
  }

  /// The names in the field descriptor, where the table is there and agrees with the type's counts.
  private static func caseNames(of metadata: UnsafeRawPointer) -> [String]? {
    let descriptor = metadata.load(fromByteOffset: Layout.word, as: UnsafeRawPointer.self)
    guard let fields = relative(descriptor + Layout.fields) else { return nil }
    let payloads = descriptor.load(fromByteOffset: Layout.payloadCaseCount, as: UInt32.self)
    let empties = descriptor.load(fromByteOffset: Layout.emptyCaseCount, as: UInt32.self)
    let size = Int(fields.load(fromByteOffset: Layout.recordSize, as: UInt16.self))
    let count = fields.load(fromByteOffset: Layout.recordCount, as: UInt32.self)
    guard
      count == (payloads & 0xFF_FFFF) &+ empties, count <= Layout.mostCases,
      size >= Layout.recordName + 4
    else { return nil }
    let names = (0..<Int(count)).compactMap { index in
      relative(fields + Layout.firstRecord + index * size + Layout.recordName)
        .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
    return names.count == Int(count) ? names : nil
  }

  /// Follows a relative pointer: a signed 32-bit distance from where it is stored, 0 for none.
  private static func relative(_ location: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = location.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : location + Int(distance)
  }
}
