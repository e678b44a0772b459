/// The cases of an enum type, from the metadata that the compiler emits.
///
/// `Mirror` names a case only if it has a payload, and `description` can return any text. The metadata
/// lists the names of all cases in the order of their tags: first the cases with payloads, then the
/// others, each in declared order. It includes unavailable cases. Cases that differ only in their
/// labels have the same name.
///
/// The code checks everything before it follows a pointer: the kinds of type, descriptor and case
/// table, the counts, and the length and encoding of names.
///
/// - SeeAlso: The compiler's `docs/ABI/TypeMetadata.rst` (enum metadata, nominal type
///   descriptors), `include/swift/ABI/MetadataValues.h` (kinds),
///   `include/swift/RemoteInspection/Records.h` (field descriptors) and
///   `include/swift/ABI/ValueWitness.def` (`getEnumTag`). This ABI is stable on Apple platforms. On
///   other platforms, the harness runs with the toolchain that built it.
struct CaseMetadata {
  /// The names of the cases by tag.
  let names: [String]

  /// Whether the cases have payloads, by tag.
  private let havePayload: [Bool]

  private let type: Any.Type
  private let metadata: UnsafeRawPointer
  private let getEnumTag: GetEnumTag

  /// Reads the cases of a type, or fails for the reasons in ``ReadError``.
  init?(of type: Any.Type) {
    do {
      try self.init(reading: type)
    } catch {
      return nil
    }
  }

  /// Reads the cases of a type.
  init(reading type: Any.Type) throws(ReadError) {
    let cases = try Self.cases(of: type)
    names = cases.map(\.name)
    havePayload = cases.map(\.hasPayload)
    self.type = type
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let getEnumTag = Self.tagFunction(of: metadata) else { throw .noTags }
    self.getEnumTag = getEnumTag
  }

  /// The names of a type's cases in the order of the tags, even if tags of values cannot be read.
  static func names(of type: Any.Type) throws(ReadError) -> [String] {
    try cases(of: type).map(\.name)
  }

  /// Whether values of a type are existential: they can have any type that conforms to protocols.
  static func isExistential(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self)
    return Layout.existentialKinds.contains(kind)
  }

  /// A case in the metadata of a type.
  private typealias Case = (name: String, hasPayload: Bool)

  private static func cases(of type: Any.Type) throws(ReadError) -> [Case] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard isEnum(metadata) else { throw .noEnum }
    #if _ptrauth(_arm64e)
      // arm64e signs the pointers in metadata. A plain load does not authenticate them, so following
      // one crashes.
      throw .noNames
    #else
      guard let cases = cases(in: metadata) else { throw .noNames }
      return cases
    #endif
  }

  /// Whether a case has a payload, including a payload of size zero.
  func hasPayload(_ tag: Int) -> Bool { havePayload[tag] }

  /// The position of the value's case in ``names``, or `nil` if the value has another type.
  func tag(of value: Any) -> Int? {
    func tag<Value>(of value: Value) -> UInt32? {
      guard Value.self == type else { return nil }
      return withUnsafePointer(to: value) { getEnumTag(UnsafeRawPointer($0), metadata) }
    }
    func unboxedTag<Value>(as type: Value.Type) -> UInt32? {
      (value as? Value).flatMap(tag(of:))
    }
    // In generic code, an `Any` can contain another existential.
    guard let tag = _openExistential(value, do: tag(of:)) ?? _openExistential(type, do: unboxedTag)
    else { return nil }
    return names.indices.contains(Int(tag)) ? Int(tag) : nil
  }

  /// The name of the value's case, or `nil` if the value has another type.
  func name(of value: Any) -> String? {
    tag(of: value).map { names[$0] }
  }
}

extension CaseMetadata {
  /// The reason why the cases of a type cannot be read.
  enum ReadError: Error, Equatable {
    /// The type is not an enum.
    case noEnum
    /// The enum comes from C, was compiled with `-disable-reflection-metadata` or
    /// `-disable-reflection-names`, or runs in an arm64e process, which signs pointers.
    case noNames
    /// The type has no `getEnumTag` function.
    case noTags
  }
}

// MARK: - Layout

extension CaseMetadata {
  private typealias GetEnumTag =
    @convention(c) (_ value: UnsafeRawPointer, _ metadata: UnsafeRawPointer) -> UInt32

  /// Offsets and flags, with their names in the compiler's headers.
  private enum Layout {
    static let word = MemoryLayout<Int>.size
    /// `MetadataKind::Enum`.
    static let enumKind = 0x201
    /// `MetadataKind::Existential` and `MetadataKind::ExtendedExistential`.
    static let existentialKinds = [0x303, 0x307]
    /// Eight functions, size and stride precede the flags of a value witness table.
    static let witnessFlags = 10 * word
    /// `ValueWitnessFlags::HasEnumWitnesses`.
    static let hasEnumWitnesses: UInt32 = 0x0020_0000
    /// The flags and the count of extra inhabitants, four bytes each, precede `getEnumTag`.
    static let getEnumTag = witnessFlags + 8
    /// The low five bits of a context descriptor's flags: `ContextDescriptorKind::Enum`.
    static let descriptorKind: UInt32 = 0x1F
    static let enumDescriptor: UInt32 = 18
    /// `TargetTypeContextDescriptor::Fields`.
    static let fields = 16
    /// `TargetEnumDescriptor::NumPayloadCasesAndPayloadSizeOffset`, its low 24 bits.
    static let payloadCaseCount = 20
    /// `TargetEnumDescriptor::NumEmptyCases`.
    static let emptyCaseCount = 24
    /// `FieldDescriptor::Kind`, two bytes: `Enum` or `MultiPayloadEnum`.
    static let tableKind = 8
    static let enumTables: ClosedRange<UInt16> = 2...3
    /// `FieldDescriptor::FieldRecordSize`, two bytes, then `NumFields`, four.
    static let recordSize = 10
    static let recordCount = 12
    static let firstRecord = 16
    /// `FieldRecord::MangledTypeName`, which is null for a case without payload.
    static let recordType = 4
    /// `FieldRecord::FieldName`.
    static let recordName = 8
    /// A table with more cases is considered invalid.
    static let maximumCases: UInt32 = 65_536
    /// A longer name, in bytes of UTF-8, is considered invalid.
    static let maximumNameLength = 4096
  }

  private static func isEnum(_ metadata: UnsafeRawPointer) -> Bool {
    metadata.load(as: Int.self) == Layout.enumKind
  }

  /// The `getEnumTag` value witness, if the type has one.
  private static func tagFunction(of metadata: UnsafeRawPointer) -> GetEnumTag? {
    let witnesses = metadata.load(fromByteOffset: -Layout.word, as: UnsafeRawPointer.self)
    let flags = witnesses.load(fromByteOffset: Layout.witnessFlags, as: UInt32.self)
    guard flags & Layout.hasEnumWitnesses != 0 else { return nil }
    return witnesses.load(fromByteOffset: Layout.getEnumTag, as: GetEnumTag.self)
  }

  /// The cases of a type, if its field descriptor agrees with the counts in its type descriptor.
  private static func cases(in metadata: UnsafeRawPointer) -> [Case]? {
    let descriptor = metadata.load(fromByteOffset: Layout.word, as: UnsafeRawPointer.self)
    let kind = descriptor.load(as: UInt32.self) & Layout.descriptorKind
    guard kind == Layout.enumDescriptor else { return nil }
    let payloads = descriptor.load(fromByteOffset: Layout.payloadCaseCount, as: UInt32.self)
    let empties = descriptor.load(fromByteOffset: Layout.emptyCaseCount, as: UInt32.self)
    let count = (payloads & 0xFF_FFFF) &+ empties
    if count == 0 { return [] }
    guard count <= Layout.maximumCases, let table = relative(descriptor + Layout.fields) else {
      return nil
    }
    return cases(in: table, count: Int(count))
  }

  /// The cases in a field descriptor, if it has `count` records.
  private static func cases(in table: UnsafeRawPointer, count: Int) -> [Case]? {
    let kind = table.load(fromByteOffset: Layout.tableKind, as: UInt16.self)
    let size = Int(table.load(fromByteOffset: Layout.recordSize, as: UInt16.self))
    guard
      Layout.enumTables.contains(kind), size >= Layout.recordName + 4,
      table.load(fromByteOffset: Layout.recordCount, as: UInt32.self) == UInt32(count)
    else { return nil }
    let cases = (0..<count).compactMap { index -> Case? in
      let record = table + Layout.firstRecord + index * size
      let name = relative(record + Layout.recordName).flatMap(name(at:))
      return name.map { ($0, relative(record + Layout.recordType) != nil) }
    }
    return cases.count == count ? cases : nil
  }

  /// The text up to the next zero byte, or `nil` for an empty name, which means stripped names.
  private static func name(at start: UnsafeRawPointer) -> String? {
    let length = (0...Layout.maximumNameLength).first {
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
