extension TabState {
  /// The part of the state that is stored and restored.
  public var storable: TabState {
    TabState(selectedTab: selectedTab, stacks: stacks.mapValues(\.storable))
  }
}

private enum TabKey: String, CodingKey {
  case selected
  case stacks
}

/// The stack of one tab or flow; an array of entries has an order and needs no string keys.
private struct Entry<Place, Schema: NavigationSchema> {
  let place: Place
  let stack: StackState<Schema>
}

extension Entry: Encodable
where Place: Encodable, Schema.Route: Encodable, Schema.Sheet: Encodable {}
extension Entry: Decodable
where Place: Decodable, Schema.Route: Decodable, Schema.Sheet: Decodable {}

/// Returns the stacks in declaration order of their places if the type has one, otherwise sorted by
/// name.
private func entries<Place: Hashable, Schema: NavigationSchema>(
  of stacks: [Place: StackState<Schema>]
) -> [Entry<Place, Schema>] {
  let order = (Place.self as? any CaseIterable.Type).map { places(of: $0, as: Place.self) } ?? []
  var rest = stacks
  let first = order.compactMap { place in
    rest.removeValue(forKey: place).map { Entry(place: place, stack: $0) }
  }
  return first
    + rest.sorted { "\($0.key)" < "\($1.key)" }.map { Entry(place: $0.key, stack: $0.value) }
}

private func places<Cases: CaseIterable, Place>(of type: Cases.Type, as: Place.Type) -> [Place] {
  type.allCases.compactMap { $0 as? Place }
}

/// Returns the stacks by their places.
private func stacks<Place: Hashable, Schema: NavigationSchema>(
  of entries: [Entry<Place, Schema>], at path: [any CodingKey]
) throws -> [Place: StackState<Schema>] {
  try Dictionary(entries.map { ($0.place, $0.stack) }) { _, _ in
    throw DecodingError.dataCorrupted(
      .init(codingPath: path, debugDescription: "a place must have only one stack"))
  }
}

extension TabState: Encodable
where Schema.Tab: Encodable, Schema.Route: Encodable, Schema.Sheet: Encodable {
  /// Encodes the ``storable`` part, with the tabs in declaration order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TabKey.self)
    try container.encode(selectedTab, forKey: .selected)
    try container.encode(entries(of: storable.stacks), forKey: .stacks)
  }
}

extension TabState: Decodable
where Schema.Tab: Decodable, Schema.Route: Decodable, Schema.Sheet: Decodable {
  /// Decodes a state.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: TabKey.self)
    let list = try container.decode([Entry<Schema.Tab, Schema>].self, forKey: .stacks)
    self.init(
      selectedTab: try container.decode(Schema.Tab.self, forKey: .selected),
      stacks: try ScreenNavigation.stacks(of: list, at: decoder.codingPath))
  }
}

private enum FlowKey: String, CodingKey {
  case flow
  case tabs
  case stacks
}

extension FlowState {
  /// The part of the state that is stored and restored; it excludes the overlay.
  public var storable: FlowState {
    FlowState(flow: flow, tabs: tabs?.storable, stacks: stacks.mapValues(\.storable))
  }
}

extension FlowState: Encodable
where
  Schema.Flow: Encodable, Schema.Tab: Encodable, Schema.Route: Encodable, Schema.Sheet: Encodable
{
  /// Encodes the ``storable`` part.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FlowKey.self)
    try container.encodeIfPresent(flow, forKey: .flow)
    try container.encodeIfPresent(tabs, forKey: .tabs)
    try container.encode(entries(of: storable.stacks), forKey: .stacks)
  }
}

extension FlowState: Decodable
where
  Schema.Flow: Decodable, Schema.Tab: Decodable, Schema.Route: Decodable, Schema.Sheet: Decodable
{
  /// Decodes a state.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FlowKey.self)
    let list = try container.decode([Entry<Schema.Flow, Schema>].self, forKey: .stacks)
    self.init(
      flow: try container.decodeIfPresent(Schema.Flow.self, forKey: .flow),
      tabs: try container.decodeIfPresent(TabState<Schema>.self, forKey: .tabs),
      stacks: try ScreenNavigation.stacks(of: list, at: decoder.codingPath))
  }
}
