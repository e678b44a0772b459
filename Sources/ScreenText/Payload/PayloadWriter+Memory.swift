// Most values of an app are structs, enums, strings and numbers. They are written from their memory:
// without a `PayloadShape`, and without an `Any` for each of their parts.

extension PayloadReflector.Kind {
  /// Whether values are written from their memory.
  package var isInMemory: Bool {
    switch self {
    case .inPlace: true
    case .enumeration(let table): table.cases.storesAllPayloads
    case .properties(let table): table.form == .fields && !table.isEmpty
    default: false
    }
  }
}

extension PayloadWriter {
  /// Writes the value at an address, which has a static type.
  private mutating func write(
    at address: UnsafeRawPointer, as type: Any.Type, to yaml: inout YAMLWriter
  ) {
    if !abbreviates, TypeMetadata(of: type).isDynamicType {
      let kind = reflector.kind(ofType: type)
      if kind.isInMemory { return write(at: address, as: type, kind, to: &yaml) }
    }
    write(TypeMetadata.value(at: address, as: type), to: &yaml)
  }

  /// Writes the value at an address, whose kind is in memory.
  package mutating func write(
    at address: UnsafeRawPointer, as type: Any.Type, _ kind: PayloadReflector.Kind,
    to yaml: inout YAMLWriter
  ) {
    switch kind {
    case .inPlace(let scalar):
      write(scalar, at: address, to: &yaml)
    case .properties(let table):
      writeContainer(TypeMetadata.value(at: address, as: type), to: &yaml) { writer, yaml in
        table.forEachProperty(of: address) { name, address, type in
          writer.write(at: address, as: type, under: name, to: &yaml)
        }
      }
    case .enumeration(let table):
      if let tag = table.cases.tag(at: address) {
        writeCase(at: address, as: type, table, tag, to: &yaml)
      } else {
        fallthrough
      }
    default:
      let value = TypeMetadata.value(at: address, as: type)
      write(value, of: reflector.shape(of: value, as: kind), to: &yaml)
    }
  }

  private mutating func writeCase(
    at address: UnsafeRawPointer, as type: Any.Type, _ table: CaseTable, _ tag: Int,
    to yaml: inout YAMLWriter
  ) {
    let name = table.name(tag)
    guard table.cases.hasPayload(tag) else { return yaml.plain(name.key) }
    writeContainer(TypeMetadata.value(at: address, as: type), to: &yaml) { writer, yaml in
      table.cases.withPayload(at: address, tag) { address, type in
        writer.write(at: address, as: type, under: name, to: &yaml)
      }
    }
  }

  private mutating func write(
    at address: UnsafeRawPointer, as type: Any.Type, under name: PayloadName,
    to yaml: inout YAMLWriter
  ) {
    yaml.entry(key: name.key) { yaml in
      if name.isHidden {
        write(.placeholder("redacted"), to: &yaml)
      } else {
        write(at: address, as: type, to: &yaml)
      }
    }
  }
}
