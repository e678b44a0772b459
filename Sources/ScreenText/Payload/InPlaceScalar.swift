/// A type whose values are written from their memory, without a copy in an `Any`.
package enum InPlaceScalar {
  case string
  case integer
  case boolean

  /// Fails for other types.
  package init?(_ type: Any.Type) {
    if type == String.self {
      self = .string
    } else if type == Int.self {
      self = .integer
    } else if type == Bool.self {
      self = .boolean
    } else {
      return nil
    }
  }

  /// The text of the value at an address.
  package func text(at address: UnsafeRawPointer) -> PayloadShape.Scalar {
    switch self {
    case .string: .quoted(address.load(as: String.self))
    case .integer: .plain(String(address.load(as: Int.self)))
    case .boolean: .plain(address.load(as: Bool.self) ? "true" : "false")
    }
  }
}

extension PayloadWriter {
  /// Writes the value at an address.
  package func write(
    _ scalar: InPlaceScalar, at address: UnsafeRawPointer, to yaml: inout YAMLWriter
  ) {
    switch scalar {
    case .string: write(string: address.assumingMemoryBound(to: String.self).pointee, to: &yaml)
    case .integer: yaml.plain(address.load(as: Int.self))
    case .boolean: yaml.plain(address.load(as: Bool.self) ? "true" : "false")
    }
  }
}
