/// The cases of an enum type.
///
/// `Mirror` names a case only if it has a payload, and `description` can return any text. The metadata
/// lists the names of all cases in the order of their tags: first the cases with payloads, then the
/// others, each in declared order. It includes unavailable cases. Cases that differ only in their
/// labels have the same name.
package final class CaseMetadata {
  /// The names of the cases by tag.
  package let names: [String]

  private let metadata: TypeMetadata
  private let functions: TypeMetadata.EnumFunctions
  private let payloads: [Payload]

  /// Whether all payloads are read from memory.
  package let storesAllPayloads: Bool

  /// How the payload of a case is read.
  private enum Payload {
    case none
    case stored(Any.Type)
    /// It is in a box, or its type is unknown.
    case reflected
  }

  /// Reads the cases of a type, or fails for the reasons in ``ReadError``.
  package convenience init?(of type: Any.Type, usesMirrorAlone: Bool = false) {
    do {
      try self.init(reading: type, usesMirrorAlone: usesMirrorAlone)
    } catch {
      return nil
    }
  }

  /// Reads the cases of a type; `Mirror` can read all payloads, for comparisons.
  package init(reading type: Any.Type, usesMirrorAlone: Bool = false) throws(ReadError) {
    let cases = try Self.cases(of: type)
    let metadata = TypeMetadata(of: type)
    guard let functions = metadata.enumFunctions else { throw .noTags }
    self.metadata = metadata
    self.functions = functions
    names = cases.map(\.name)
    payloads = cases.map { field in
      guard field.hasType else { return .none }
      guard !usesMirrorAlone, functions.canMoveBytes, !field.isIndirect,
        let type = metadata.type(of: field)
      else { return .reflected }
      return .stored(type)
    }
    storesAllPayloads = payloads.allSatisfy {
      if case .reflected = $0 { false } else { true }
    }
  }

  /// The names of a type's cases in the order of the tags, even if tags of values cannot be read.
  package static func names(of type: Any.Type) throws(ReadError) -> [String] {
    try cases(of: type).map(\.name)
  }

  /// Whether values of a type are existential: they can have any type that conforms to protocols.
  package static func isExistential(_ type: Any.Type) -> Bool {
    [.existential, .extendedExistential].contains(TypeMetadata(of: type).kind)
  }

  private static func cases(of type: Any.Type) throws(ReadError) -> [TypeMetadata.Field] {
    let metadata = TypeMetadata(of: type)
    guard metadata.kind == .enumeration else { throw .noEnum }
    guard let cases = metadata.cases else { throw .noNames }
    return cases
  }
}

extension CaseMetadata {
  /// Whether a case has a payload, including a payload of size zero.
  package func hasPayload(_ tag: Int) -> Bool {
    if case .none = payloads[tag] { false } else { true }
  }

  /// The position of the value's case in ``names``, or nil if the value has another type.
  package func tag(of value: Any) -> Int? {
    metadata.withAddress(of: value) { tag(at: $0) }.flatMap(\.self)
  }

  /// The position in ``names`` of the case of the value at an address, or nil for another case.
  package func tag(at address: UnsafeRawPointer) -> Int? {
    let tag = functions.tag(at: address)
    return tag < payloads.count ? tag : nil
  }

  /// The name of the value's case, or nil if the value has another type.
  package func name(of value: Any) -> String? {
    tag(of: value).map { names[$0] }
  }

  /// The payload of a value whose case has the tag; nil for a case without a payload.
  package func payload(of value: Any, _ tag: Int) -> Any? {
    switch payloads[tag] {
    case .none: nil
    case .stored(let type): metadata.withAddress(of: value) { payload(at: $0, as: type) }
    case .reflected: Mirror(reflecting: value).children.first?.value
    }
  }

  private func payload(at address: UnsafeRawPointer, as type: Any.Type) -> Any {
    var payload: Any = ()
    functions.withPayload(at: address) { payload = TypeMetadata.value(at: $0, as: type) }
    return payload
  }

  /// Calls a closure with the address and the type of the payload of the value at an address, whose
  /// case stores its payload.
  package func withPayload(
    at address: UnsafeRawPointer, _ tag: Int, _ body: (UnsafeRawPointer, Any.Type) -> Void
  ) {
    guard case .stored(let type) = payloads[tag] else { return }
    functions.withPayload(at: address) { body($0, type) }
  }

  /// The reason why the cases of a type cannot be read.
  package enum ReadError: Error, Equatable {
    /// The type is not an enum.
    case noEnum
    /// The enum comes from C, was compiled with `-disable-reflection-metadata` or
    /// `-disable-reflection-names`, or runs in an arm64e process, which signs pointers.
    case noNames
    /// The type has no `getEnumTag` function.
    case noTags
  }
}
