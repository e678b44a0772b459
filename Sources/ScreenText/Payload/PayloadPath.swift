/// The way from a payload to a part of it: `items › id`.
package struct PayloadPath: Codable, Hashable, Sendable {
  fileprivate let steps: [Step]

  /// The whole payload.
  static let whole = PayloadPath(steps: [])

  fileprivate enum Step: Codable, Hashable, Sendable {
    /// The payload of a case.
    case associatedValue

    /// A property, by its position.
    case field(Int)

    /// Every element of an ordered collection, or every value of a dictionary.
    case elements
    case identifier
  }

}

extension Set<PayloadPath> {
  /// The paths from a value around the payload, which a step leads to.
  fileprivate func after(_ step: PayloadPath.Step) -> Self {
    Set(map { PayloadPath(steps: [step] + $0.steps) })
  }

  /// The paths from the part that a step leads to.
  fileprivate func inside(_ step: PayloadPath.Step) -> Self {
    Set(filter { $0.steps.first == step }.map { PayloadPath(steps: Array($0.steps.dropFirst())) })
  }
}

extension Payload {
  /// The smallest parts in which the payload differs from another one.
  ///
  /// - Complexity: O(*n*) in the parts of the payloads.
  package func differences(from other: Payload) -> Set<PayloadPath> {
    if self == other { return [] }
    guard type == other.type, let inner = content.differences(from: other.content) else {
      return [.whole]
    }
    return identifier == other.identifier
      ? inner : inner.union([PayloadPath(steps: [.identifier])])
  }

  /// The payload with a placeholder instead of some parts.
  package func hiding(_ paths: Set<PayloadPath>) -> Payload {
    if paths.isEmpty { return self }
    if paths.contains(.whole) {
      return Payload(type: type, content: .cut(.placeholder("<unstable>")))
    }
    let hidesIdentifier = !paths.inside(.identifier).isEmpty
    return Payload(
      type: type, content: content.hiding(paths), identifier: hidesIdentifier ? nil : identifier)
  }
}

extension Payload.Content {
  /// The parts that differ; nil if that is the whole content.
  fileprivate func differences(from other: Self) -> Set<PayloadPath>? {
    switch (self, other) {
    case (.caseWithPayload(let one), .caseWithPayload(let other)) where one.name == other.name:
      one.value.differences(from: other.value).after(.associatedValue)
    case (.fields(let one), .fields(let other)) where one.map(\.name) == other.map(\.name),
      (.tuple(let one), .tuple(let other)) where one.map(\.name) == other.map(\.name):
      one.indices.reduce(into: []) { paths, index in
        let inner = one[index].value.differences(from: other[index].value)
        paths.formUnion(inner.after(.field(index)))
      }
    case (.elements(let one), .elements(let other)) where one.count == other.count:
      Self.differences(from: zip(one, other))
    case (.dictionary(let one, nil), .dictionary(let other, nil))
    where one.map(\.key) == other.map(\.key):
      Self.differences(from: zip(one.map(\.value), other.map(\.value)))
    default: nil
    }
  }

  private static func differences(
    from elements: some Sequence<(Payload, Payload)>
  ) -> Set<PayloadPath> {
    var paths: Set<PayloadPath> = []
    for (one, other) in elements { paths.formUnion(one.differences(from: other)) }
    return paths.after(.elements)
  }

  /// The content with a placeholder instead of some of its parts.
  fileprivate func hiding(_ paths: Set<PayloadPath>) -> Self {
    switch self {
    case .caseWithPayload(let field):
      return .caseWithPayload(field.hiding(paths.inside(.associatedValue)))
    case .fields(let fields):
      return .fields(
        fields.enumerated().map { $1.hiding(paths.inside(.field($0))) })
    case .tuple(let fields):
      return .tuple(fields.enumerated().map { $1.hiding(paths.inside(.field($0))) })
    case .elements(let elements):
      let inner = paths.inside(.elements)
      return .elements(elements.map { $0.hiding(inner) })
    case .dictionary(let entries, let rest):
      let inner = paths.inside(.elements)
      return .dictionary(
        entries.map {
          .init(key: $0.key, value: $0.value.hiding(inner), isSecret: $0.isSecret)
        }, rest: rest)
    case .scalar, .emptyCase, .set, .pairs, .nestedNil, .cut: return self
    }
  }
}

extension Payload.Field {
  fileprivate func hiding(_ paths: Set<PayloadPath>) -> Self {
    Self(name: name, value: value.hiding(paths), isSecret: isSecret)
  }
}
