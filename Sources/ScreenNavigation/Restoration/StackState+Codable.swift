// The stored part of a stack is its routes and sheets with their payloads. The stack is cut before
// the first transient destination. Alerts and confirmations are not stored.

/// A route or sheet that can be excluded from the stored state, such as a step that needs a
/// network.
public protocol TransientDestination {
  /// Whether the stored stack ends before this destination.
  var isTransient: Bool { get }
}

extension StackState {
  /// The part of the state that is stored and restored.
  public var storable: StackState {
    let kept = Array(routes.prefix { !isTransient($0) })
    guard kept.count == routes.count else { return StackState(routes: kept) }
    return StackState(routes: kept, presenting: presentation?.storable)
  }
}

extension Presentation {
  /// The stored part, or nil if nothing is stored.
  var storable: Presentation? {
    switch self {
    case .sheet(let sheet, _) where isTransient(sheet): nil
    case .fullScreenCover(let cover, _) where isTransient(cover): nil
    case .sheet(let sheet, let inner): .sheet(sheet, inner.storable)
    case .fullScreenCover(let cover, let inner): .fullScreenCover(cover, inner.storable)
    case .alert, .confirmation: nil
    }
  }
}

private func isTransient(_ destination: some Any) -> Bool {
  (destination as? any TransientDestination)?.isTransient == true
}

private enum StackKey: String, CodingKey {
  case routes
  case sheet
  case fullScreenCover
  case inside
}

extension StackState: Encodable where Schema.Route: Encodable, Schema.Sheet: Encodable {
  /// Encodes the ``storable`` part.
  public func encode(to encoder: any Encoder) throws {
    let state = storable
    var container = encoder.container(keyedBy: StackKey.self)
    if !state.routes.isEmpty { try container.encode(state.routes, forKey: .routes) }
    switch state.presentation {
    case .sheet(let sheet, let inner): try encode(sheet, inner, as: .sheet, to: &container)
    case .fullScreenCover(let cover, let inner):
      try encode(cover, inner, as: .fullScreenCover, to: &container)
    case nil, .alert, .confirmation: break
    }
  }

  private func encode(
    _ sheet: Schema.Sheet, _ inner: StackState, as key: StackKey,
    to container: inout KeyedEncodingContainer<StackKey>
  ) throws {
    try container.encode(sheet, forKey: key)
    if !inner.isAtRoot { try container.encode(inner, forKey: .inside) }
  }
}

extension StackState: Decodable where Schema.Route: Decodable, Schema.Sheet: Decodable {
  /// Decodes a stack.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StackKey.self)
    routes = try container.decodeIfPresent([Schema.Route].self, forKey: .routes) ?? []
    let sheet = try container.decodeIfPresent(Schema.Sheet.self, forKey: .sheet)
    let cover = try container.decodeIfPresent(Schema.Sheet.self, forKey: .fullScreenCover)
    let inner = try container.decodeIfPresent(StackState.self, forKey: .inside)
    switch (sheet, cover) {
    case (let sheet?, nil): presentation = .sheet(sheet, inner ?? StackState())
    case (nil, let cover?): presentation = .fullScreenCover(cover, inner ?? StackState())
    case (nil, nil) where inner == nil: presentation = nil
    case (nil, nil):
      throw Self.corrupted("a stack is inside of a presentation that is missing", decoder)
    case (_?, _?): throw Self.corrupted("a stack has two presentations", decoder)
    }
  }

  private static func corrupted(_ reason: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
  }
}
