extension TypeMetadata {
  /// Offsets and flags, with their names in the compiler's headers.
  package enum Layout {
    package static let word = MemoryLayout<Int>.size
    /// The descriptor follows the kind, and the generic arguments follow the descriptor.
    package static let genericArguments = 2 * word
    /// Eight functions precede the size in a value witness table, then the stride and the flags.
    package static let size = 8 * word
    package static let witnessFlags = 10 * word
    /// `ValueWitnessFlags`.
    package static let alignmentMask: UInt32 = 0xFF
    /// `IsNonInline`: an existential has the value in a box, behind the header of the box.
    package static let isInBox: UInt32 = 0x0002_0000
    package static let boxHeader = 2 * word
    /// The type of its value follows the three words of an `Any`.
    package static let containedType = 3 * word
    package static let hasEnumWitnesses: UInt32 = 0x0020_0000
    /// `IsNonBitwiseTakable` and `IsNonBitwiseBorrowable`.
    package static let cannotMoveBytes: UInt32 = 0x0110_0000
    /// The flags and the count of extra inhabitants, four bytes each, precede `getEnumTag` and
    /// `destructiveProjectEnumData`.
    package static let getTag = witnessFlags + 8
    package static let projectPayload = getTag + word
    /// The low five bits of a context descriptor's flags: `ContextDescriptorKind`.
    package static let descriptorKind: UInt32 = 0x1F
    package static let structDescriptor: UInt32 = 17
    package static let enumDescriptor: UInt32 = 18
    /// `TargetTypeContextDescriptor::Fields`.
    package static let fields = 16
    /// `TargetStructDescriptor::NumFields` and `FieldOffsetVectorOffset`, which counts words.
    package static let propertyCount = 20
    package static let propertyOffsets = 24
    /// `TargetEnumDescriptor::NumPayloadCasesAndPayloadSizeOffset`, its low 24 bits.
    package static let payloadCaseCount = 20
    /// `TargetEnumDescriptor::NumEmptyCases`.
    package static let emptyCaseCount = 24
    /// `FieldDescriptor::Kind`, two bytes: `Struct`; `Enum` or `MultiPayloadEnum`.
    package static let tableKind = 8
    package static let structTables: ClosedRange<UInt16> = 0...0
    package static let enumTables: ClosedRange<UInt16> = 2...3
    /// `FieldDescriptor::FieldRecordSize`, two bytes, then `NumFields`, four.
    package static let recordSize = 10
    package static let recordCount = 12
    package static let firstRecord = 16
    /// `FieldRecordFlags::IsIndirectCase`.
    package static let isIndirectCase: UInt32 = 1
    /// `FieldRecord::MangledTypeName`, which is null for a case without payload.
    package static let recordType = 4
    /// `FieldRecord::FieldName`.
    package static let recordName = 8
    /// `TargetTupleTypeMetadata::NumElements`, `Labels` and its elements: a type and an offset.
    package static let elementCount = word
    package static let labels = 2 * word
    package static let firstElement = 3 * word
    package static let elementSize = 2 * word
    /// The control characters of symbolic references, before four bytes or a pointer.
    package static let relativeReferences: ClosedRange<UInt8> = 0x01...0x17
    package static let absoluteReferences: ClosedRange<UInt8> = 0x18...0x1F
    /// The ends of the mangled names of weak, unowned and unmanaged references.
    package static let ownershipSuffixes = ["Xw", "Xo", "Xu"].map { Array($0.utf8) }
    /// A table with more fields is considered invalid.
    package static let maximumFields: UInt32 = 65_536
    /// A longer name, in bytes, is considered invalid.
    package static let maximumNameLength = 4096
  }
}
