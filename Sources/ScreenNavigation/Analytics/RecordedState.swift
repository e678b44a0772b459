import Foundation

/// What was visible, as a recording has it: the names of cases, and payloads only if asked for.
public struct RecordedState: Codable, Hashable, Sendable {
  /// One value: the names of its cases, the outermost first.
  struct Value: Codable, Hashable, Sendable {
    let names: [String]

    /// The value as JSON with sorted keys; nil if payloads are left out, or it is not `Encodable`.
    let payload: String?
  }

  /// What a level of a state is.
  package enum Kind: String, Codable, Sendable {
    case push
    case sheet
    case fullScreenCover
    case alert
    case confirmation
    case overlay
  }

  /// A route, a presentation or the overlay.
  struct Level: Codable, Hashable, Sendable {
    let kind: Kind

    /// The value; nil for a dialog without a value of the app.
    let value: Value?
  }

  let flow: Value?
  let tab: Value?

  /// The levels from the bottom to the top.
  let levels: [Level]
}

extension RecordedState {
  /// The root of an app with a single stack.
  package init() {
    self.init(flow: nil, tab: nil, levels: [Level]())
  }

  /// Creates a state from values of any type; a level without a value is a dialog.
  package init(
    flow: Any?, tab: Any?, levels: [(kind: Kind, value: Any?)], includingPayloads: Bool
  ) {
    func value(_ value: Any) -> Value { Value(value, includesPayload: includingPayloads) }
    self.init(
      flow: flow.map(value), tab: tab.map(value),
      levels: levels.map { Level(kind: $0.kind, value: $0.value.map(value)) })
  }

  init<Schema: NavigationSchema>(_ path: ScreenPath<Schema>, includingPayloads: Bool) {
    var levels = path.stack.recordedLevels
    if let overlay = path.overlay { levels.append((.overlay, overlay)) }
    self.init(
      flow: path.flow, tab: path.tab, levels: levels, includingPayloads: includingPayloads)
  }

  /// Whether another state, which has payloads, can be this one.
  package func matches(_ other: RecordedState) -> Bool {
    Self.match(flow, other.flow) && Self.match(tab, other.tab)
      && levels.count == other.levels.count
      && zip(levels, other.levels).allSatisfy {
        $0.kind == $1.kind && Self.match($0.value, $1.value)
      }
  }

  /// Whether another state has the same tab.
  package func hasTab(of other: RecordedState) -> Bool { tab?.names == other.tab?.names }

  private static func match(_ value: Value?, _ other: Value?) -> Bool {
    value?.names == other?.names && (value?.payload == nil || value?.payload == other?.payload)
  }

  /// The state on one line, without payloads: `library › bookDetail › sheet bookEdit`.
  package var text: String {
    let root = (tab ?? flow)?.name ?? "root"
    return ([root] + levels.map(\.text)).joined(separator: " › ")
  }
}

extension RecordedState.Value {
  fileprivate init(_ value: Any, includesPayload: Bool) {
    names = CaseNames.names(of: value)
    payload = includesPayload ? (value as? any Encodable).flatMap(Self.json) : nil
  }

  private static func json(_ value: any Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A payload that cannot be encoded is left out, as one that is not `Encodable`.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  fileprivate var name: String { names.joined(separator: ".") }
}

extension RecordedState.Level {
  fileprivate var text: String {
    [kind == .push ? nil : kind.rawValue, value?.name].compactMap { $0 }.joined(separator: " ")
  }
}

extension StackState {
  fileprivate var recordedLevels: [(kind: RecordedState.Kind, value: Any?)] {
    let pushes = routes.map { (RecordedState.Kind.push, $0 as Any?) }
    switch presentation {
    case nil: return pushes
    case .sheet(let sheet, let inner): return pushes + [(.sheet, sheet)] + inner.recordedLevels
    case .fullScreenCover(let cover, let inner):
      return pushes + [(.fullScreenCover, cover)] + inner.recordedLevels
    case .alert(let alert): return pushes + [(.alert, alert.value)]
    case .confirmation(let question): return pushes + [(.confirmation, question.value)]
    }
  }
}
