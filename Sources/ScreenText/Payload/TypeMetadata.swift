/// What the runtime knows about a type: its kind, its fields and where they are in memory.
///
/// `Mirror` reads the same metadata again for every value, through the names of types. Read once per
/// type, it makes describing a value several times as fast.
///
/// The code checks everything before it follows a pointer: the kinds of type, descriptor and field
/// table, the counts, and the length and encoding of names.
///
/// - SeeAlso: The compiler's `docs/ABI/TypeMetadata.rst` (metadata and nominal type descriptors),
///   `include/swift/ABI/MetadataValues.h` (kinds and flags),
///   `include/swift/RemoteInspection/Records.h` (field descriptors),
///   `include/swift/ABI/ValueWitness.def`, and `docs/ABI/Mangling.rst` (symbolic references). This ABI
///   is stable on Apple platforms. On other platforms, the harness runs with the toolchain that built
///   it.
package struct TypeMetadata {
  package let type: Any.Type
  package let start: UnsafeRawPointer

  package init(of type: Any.Type) {
    self.type = type
    start = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// `MetadataKind`.
  package enum Kind: Int {
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case tuple = 0x301
    case existential = 0x303
    case extendedExistential = 0x307
  }

  /// The kind, or nil for any other.
  package var kind: Kind? { Kind(rawValue: start.load(as: Int.self)) }

  /// The name of a type with its module and outer types.
  ///
  /// It is the text of `String(reflecting:)`, which first searches the conformances of the metatype.
  package static func qualifiedName(of type: Any.Type) -> String {
    _typeName(type, qualified: true)
  }

  /// The name of a type without its module and outer types.
  ///
  /// It is the text of `String(describing:)`, which first searches the conformances of the metatype.
  package static func name(of type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// Whether this type is the dynamic type of its values, unlike a class, a protocol or a metatype.
  package var isDynamicType: Bool {
    switch kind {
    case .structure, .enumeration, .optional, .tuple: true
    case .existential, .extendedExistential, nil: false
    }
  }

  /// The dynamic type of a value; finding it as the standard library does takes 60 instructions.
  package static func type(of value: Any) -> Any.Type {
    let type = withUnsafePointer(to: value) {
      UnsafeRawPointer($0).load(fromByteOffset: Layout.containedType, as: Any.Type.self)
    }
    return TypeMetadata(of: type).isDynamicType ? type : Swift.type(of: value)
  }

  /// A record of a field table: a stored property, or a case.
  package struct Field {
    package let name: String

    /// Whether the record has a type, as every record does but a case without payload.
    package var hasType: Bool { typeName != nil }

    /// Whether the payload of the case is in a box.
    package let isIndirect: Bool

    fileprivate let typeName: UnsafeRawPointer?
  }

  /// The name of a type's element or property, its type, and its distance from the start of a value.
  package typealias Part = (name: String, type: Any.Type, offset: Int)
}

extension TypeMetadata {
  /// Calls a closure with the address of a value.
  ///
  /// It reads the value in place: copying it by `_openExistential` takes 500 instructions.
  ///
  /// - Returns: The result of the closure, or nil if the value has another type.
  @inline(__always)
  package func withAddress<Result>(of value: Any, _ body: (UnsafeRawPointer) -> Result) -> Result? {
    withUnsafePointer(to: value) { address(in: UnsafeRawPointer($0)).map(body) }
      ?? withUnboxedAddress(of: value, body)
  }

  /// The address of the value in an `Any`; nil if it has another type.
  ///
  /// The value is in the first three words of the `Any`, or in a box that they refer to.
  private func address(in container: UnsafeRawPointer) -> UnsafeRawPointer? {
    #if _ptrauth(_arm64e)
      return nil
    #else
      let type = container.load(fromByteOffset: Layout.containedType, as: UnsafeRawPointer.self)
      guard type == start, kind != nil else { return nil }
      let witnesses = start.load(fromByteOffset: -Layout.word, as: UnsafeRawPointer.self)
      let flags = witnesses.load(fromByteOffset: Layout.witnessFlags, as: UInt32.self)
      guard flags & Layout.isInBox != 0 else { return container }
      let mask = Int(flags & Layout.alignmentMask)
      let box = container.load(as: UnsafeRawPointer.self)
      return box + ((Layout.boxHeader + mask) & ~mask)
    #endif
  }

  /// Calls a closure with the address of a value in an existential in the `Any`, as generic code makes
  /// them.
  private func withUnboxedAddress<Result>(
    of value: Any, _ body: (UnsafeRawPointer) -> Result
  ) -> Result? {
    func read<Value>(as type: Value.Type) -> Result? {
      (value as? Value).map { withUnsafePointer(to: $0) { body(UnsafeRawPointer($0)) } }
    }
    return _openExistential(type, do: read)
  }

  /// A copy of the value of a type at an address.
  package static func value(at address: UnsafeRawPointer, as type: Any.Type) -> Any {
    func load<Value>(_ type: Value.Type) -> Any { address.load(as: type) }
    return _openExistential(type, do: load)
  }
}

// MARK: - Structs and tuples

extension TypeMetadata {
  /// The stored properties of a struct in declared order; nil for another type, if their names were
  /// stripped, or if one is weak or unowned.
  package var properties: [Part]? {
    guard kind == .structure, let descriptor = descriptor(of: Layout.structDescriptor) else {
      return nil
    }
    let count = descriptor.load(fromByteOffset: Layout.propertyCount, as: UInt32.self)
    let words = descriptor.load(fromByteOffset: Layout.propertyOffsets, as: UInt32.self)
    if count == 0 { return [] }
    guard words > 0, let fields = fields(in: Layout.structTables, count: count) else { return nil }
    let offsets = start + Int(words) * Layout.word
    let parts = fields.enumerated().compactMap { index, field -> Part? in
      guard let type = self.type(of: field) else { return nil }
      let offset = offsets.load(fromByteOffset: index * 4, as: UInt32.self)
      return (field.name, type, Int(offset))
    }
    return parts.count == fields.count ? parts : nil
  }

  /// The elements of a tuple, without a name if they have no label; nil for another type.
  package var elements: [Part]? {
    guard kind == .tuple else { return nil }
    let count = start.load(fromByteOffset: Layout.elementCount, as: Int.self)
    let text = start.load(fromByteOffset: Layout.labels, as: UnsafePointer<CChar>?.self)
    // Each label ends with a space.
    let labels = text.map {
      String(cString: $0).split(separator: " ", omittingEmptySubsequences: false)
    }
    return (0..<count).map { index in
      let element = start + Layout.firstElement + index * Layout.elementSize
      let label = labels.flatMap { $0.indices.contains(index) ? String($0[index]) : nil }
      return (
        label ?? "", element.load(as: Any.Type.self),
        Int(element.load(fromByteOffset: Layout.word, as: UInt32.self))
      )
    }
  }
}

// MARK: - Fields

extension TypeMetadata {
  /// The type of a field; nil if it cannot be found, or if the field is weak or unowned.
  package func type(of field: Field) -> Any.Type? {
    guard let name = field.typeName, let length = Self.length(ofTypeName: name) else { return nil }
    let end = (max(0, length - 2)..<length).map { name.load(fromByteOffset: $0, as: UInt8.self) }
    guard !Layout.ownershipSuffixes.contains(end) else { return nil }
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: descriptor,
      genericArguments: start + Layout.genericArguments)
  }

  private var descriptor: UnsafeRawPointer {
    start.load(fromByteOffset: Layout.word, as: UnsafeRawPointer.self)
  }

  package func descriptor(of kind: UInt32) -> UnsafeRawPointer? {
    #if _ptrauth(_arm64e)
      // arm64e signs the pointers in metadata. A plain load does not authenticate them, so following
      // one crashes.
      return nil
    #else
      return descriptor.load(as: UInt32.self) & Layout.descriptorKind == kind ? descriptor : nil
    #endif
  }

  /// The records of the field table, if it has `count` of them.
  package func fields(in kinds: ClosedRange<UInt16>, count: UInt32) -> [Field]? {
    guard count <= Layout.maximumFields, let table = Self.relative(descriptor + Layout.fields)
    else {
      return nil
    }
    let kind = table.load(fromByteOffset: Layout.tableKind, as: UInt16.self)
    let size = Int(table.load(fromByteOffset: Layout.recordSize, as: UInt16.self))
    guard
      kinds.contains(kind), size >= Layout.recordName + 4,
      table.load(fromByteOffset: Layout.recordCount, as: UInt32.self) == count
    else { return nil }
    let fields = (0..<Int(count)).compactMap { index -> Field? in
      let record = table + Layout.firstRecord + index * size
      let flags = record.load(as: UInt32.self)
      guard let name = Self.relative(record + Layout.recordName).flatMap(Self.name(at:)) else {
        return nil
      }
      return Field(
        name: name, isIndirect: flags & Layout.isIndirectCase != 0,
        typeName: Self.relative(record + Layout.recordType))
    }
    return fields.count == Int(count) ? fields : nil
  }

  /// The text up to the next zero byte, or nil for an empty name, which means stripped names.
  private static func name(at start: UnsafeRawPointer) -> String? {
    let length = (0...Layout.maximumNameLength).first {
      start.load(fromByteOffset: $0, as: UInt8.self) == 0
    }
    guard let length, length > 0 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    let name = String(decoding: bytes, as: UTF8.self)
    return name.utf8.elementsEqual(bytes) ? name : nil
  }

  /// The number of bytes of a mangled name, whose references can contain zeros.
  private static func length(ofTypeName start: UnsafeRawPointer) -> Int? {
    var length = 0
    while length <= Layout.maximumNameLength {
      switch start.load(fromByteOffset: length, as: UInt8.self) {
      case 0: return length
      case Layout.relativeReferences: length += 5
      case Layout.absoluteReferences: length += 1 + Layout.word
      default: length += 1
      }
    }
    return nil
  }

  /// Follows a relative pointer: a signed 32-bit distance from its own address, or 0 for null.
  private static func relative(_ location: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = location.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : location + Int(distance)
  }
}
