extension TypeMetadata {
  /// Offsets and flags, with their names in the compiler's headers.
  enum Layout {
    static let word = MemoryLayout<Int>.size
    /// The descriptor follows the kind, and the generic arguments follow the descriptor.
    static let genericArguments = 2 * word
    /// Eight functions precede the size in a value witness table, then the stride and the flags.
    static let size = 8 * word
    static let witnessFlags = 10 * word
    /// `ValueWitnessFlags`.
    static let alignmentMask: UInt32 = 0xFF
    /// `IsNonInline`: an existential has the value in a box, behind the header of the box.
    static let isInBox: UInt32 = 0x0002_0000
    static let boxHeader = 2 * word
    /// The type of its value follows the three words of an `Any`.
    static let containedType = 3 * word
    static let hasEnumWitnesses: UInt32 = 0x0020_0000
    /// `IsNonBitwiseTakable` and `IsNonBitwiseBorrowable`.
    static let cannotMoveBytes: UInt32 = 0x0110_0000
    /// The flags and the count of extra inhabitants, four bytes each, precede `getEnumTag` and
    /// `destructiveProjectEnumData`.
    static let getTag = witnessFlags + 8
    static let projectPayload = getTag + word
    /// The low five bits of a context descriptor's flags: `ContextDescriptorKind`.
    static let descriptorKind: UInt32 = 0x1F
    static let structDescriptor: UInt32 = 17
    static let enumDescriptor: UInt32 = 18
    /// `TargetTypeContextDescriptor::Fields`.
    static let fields = 16
    /// `TargetStructDescriptor::NumFields` and `FieldOffsetVectorOffset`, which counts words.
    static let propertyCount = 20
    static let propertyOffsets = 24
    /// `TargetEnumDescriptor::NumPayloadCasesAndPayloadSizeOffset`, its low 24 bits.
    static let payloadCaseCount = 20
    /// `TargetEnumDescriptor::NumEmptyCases`.
    static let emptyCaseCount = 24
    /// `FieldDescriptor::Kind`, two bytes: `Struct`; `Enum` or `MultiPayloadEnum`.
    static let tableKind = 8
    static let structTables: ClosedRange<UInt16> = 0...0
    static let enumTables: ClosedRange<UInt16> = 2...3
    /// `FieldDescriptor::FieldRecordSize`, two bytes, then `NumFields`, four.
    static let recordSize = 10
    static let recordCount = 12
    static let firstRecord = 16
    /// `FieldRecordFlags::IsIndirectCase`.
    static let isIndirectCase: UInt32 = 1
    /// `FieldRecord::MangledTypeName`, which is null for a case without payload.
    static let recordType = 4
    /// `FieldRecord::FieldName`.
    static let recordName = 8
    /// `TargetTupleTypeMetadata::NumElements`, `Labels` and its elements: a type and an offset.
    static let elementCount = word
    static let labels = 2 * word
    static let firstElement = 3 * word
    static let elementSize = 2 * word
    /// The control characters of symbolic references, before four bytes or a pointer.
    static let relativeReferences: ClosedRange<UInt8> = 0x01...0x17
    static let absoluteReferences: ClosedRange<UInt8> = 0x18...0x1F
    /// The ends of the mangled names of weak, unowned and unmanaged references.
    static let ownershipSuffixes = ["Xw", "Xo", "Xu"].map { Array($0.utf8) }
    /// A table with more fields is considered invalid.
    static let maximumFields: UInt32 = 65_536
    /// A longer name, in bytes, is considered invalid.
    static let maximumNameLength = 4096
  }
}
