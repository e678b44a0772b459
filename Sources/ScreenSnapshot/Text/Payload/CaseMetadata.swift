/// The cases of an enum type, read from the metadata that the compiler emits for it.
///
/// `Mirror` names a case only where it has a payload, and a type's `description` may say anything.
/// The metadata has the names of all cases in the order of their tags: those with payloads first,
/// then those without, each in declared order. Cases that are not available are among them, and
/// cases that differ in their labels alone have one name.
///
/// Nothing is followed that was not checked: the kind of the type, of its descriptor and of its
/// table of cases, that counts agree, and that a name is short, ends, and is UTF-8.
///
/// - SeeAlso: The compiler's `docs/ABI/TypeMetadata.rst` (enum metadata, nominal type
///   descriptors), `include/swift/ABI/MetadataValues.h` (kinds),
///   `include/swift/RemoteInspection/Records.h` (field descriptors) and
///   `include/swift/ABI/ValueWitness.def` (`getEnumTag`). These are stable on Apple platforms;
///   on others the toolchain that builds the harness is the one that runs it.
struct CaseMetadata {
  /// The names of the cases by tag.
  let names: [String]

  /// Whether the cases have payloads, by tag.
  private let havePayload: [Bool]

  private let type: Any.Type
  private let metadata: UnsafeRawPointer
  private let getEnumTag: GetEnumTag

  /// Reads the cases of a type.
  ///
  /// Fails if the type is no enum, its reflection metadata was stripped, or pointers are signed.
  ///
  /// - Parameter type: Any type.
  init?(of type: Any.Type) {
    do {
      try self.init(reading: type)
    } catch {
      return nil
    }
  }

  /// Reads the cases of a type, and says why it cannot.
  ///
  /// - Parameter type: Any type.
  /// - Throws: ``ReadError``.
  init(reading type: Any.Type) throws(ReadError) {
    let cases = try Self.cases(of: type)
    names = cases.map(\.name)
    havePayload = cases.map(\.hasPayload)
    self.type = type
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let getEnumTag = Self.tagFunction(of: metadata) else { throw .noTags }
    self.getEnumTag = getEnumTag
  }

  /// The names of a type's cases alone, also where its values cannot be told apart.
  ///
  /// - Parameter type: Any type.
  /// - Returns: The names in the order of the tags; none for an enum that has no cases.
  /// - Throws: ``ReadError``.
  static func names(of type: Any.Type) throws(ReadError) -> [String] {
    try cases(of: type).map(\.name)
  }

  /// What a type's metadata says of one case.
  private typealias Case = (name: String, hasPayload: Bool)

  private static func cases(of type: Any.Type) throws(ReadError) -> [Case] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard isEnum(metadata) else { throw .noEnum }
    #if _ptrauth(_arm64e)
      // The pointers in metadata are signed there, also those to value witnesses. A plain load does
      // not authenticate them, so following one crashes.
      throw .noNames
    #else
      guard let cases = cases(in: metadata) else { throw .noNames }
      return cases
    #endif
  }

  /// Whether the case at a position in ``names`` has a payload, be it one that takes no memory.
  func hasPayload(_ tag: Int) -> Bool { havePayload[tag] }

  /// The position of the value's case in ``names``.
  ///
  /// - Parameter value: A value of the type that was read.
  /// - Returns: Nil where the tag is not among the cases, or the value is of another type.
  func tag(of value: Any) -> Int? {
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
    return names.indices.contains(Int(tag)) ? Int(tag) : nil
  }

  /// The name of the value's case.
  ///
  /// - Parameter value: A value of the type that was read.
  /// - Returns: Nil where the tag is not among the cases.
  func name(of value: Any) -> String? {
    tag(of: value).map { names[$0] }
  }
}

extension CaseMetadata {
  /// Why the cases of a type cannot be read.
  enum ReadError: Error, Equatable {
    /// The type is a struct, a class, an existential or anything else.
    case noEnum
    /// C declares the enum, it was compiled with `-disable-reflection-metadata` or
    /// `-disable-reflection-names`, or the process runs as arm64e, which signs pointers.
    case noNames
    /// The type has no function that tells a value's case.
    case noTags
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
    /// `FieldRecord::MangledTypeName`, which a case without payload has not.
    static let recordType = 4
    /// `FieldRecord::FieldName`.
    static let recordName = 8
    /// More cases than this are taken for a misread table.
    static let maximumCases: UInt32 = 65_536
    /// A longer name is taken for a misread one, in bytes of UTF-8.
    static let maximumNameLength = 4096
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

  /// The cases in a field descriptor that has as many records.
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

  /// The text up to the next zero; no case has an empty name, but a stripped one.
  private static func name(at start: UnsafeRawPointer) -> String? {
    let length = (0...Layout.maximumNameLength).first {
      start.load(fromByteOffset: $0, as: UInt8.self) == 0
    }
    guard let length, length > 0 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    let name = String(decoding: bytes, as: UTF8.self)
    return name.utf8.elementsEqual(bytes) ? name : nil
  }

  /// Follows a relative pointer: a signed 32-bit distance from where it is stored, 0 for none.
  private static func relative(_ location: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = location.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : location + Int(distance)
  }
}
