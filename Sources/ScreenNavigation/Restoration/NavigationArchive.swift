public import Foundation

/// Stores a navigation state as data, and restores it, including data of older versions.
///
/// ```swift
/// let archive = NavigationArchive<FlowState<Bookshelf>>(version: 2, migrations: [1: addTabs])
/// scene.navigation = try archive.data(of: router.state)
/// do {
///   try router.restore(archive.state(from: scene.navigation).get())
/// } catch {
///   log(error)      // The router stays at its root.
/// }
/// ```
///
/// The data starts with its version. Equal states produce equal bytes.
public struct NavigationArchive<State: Codable & Sendable>: Sendable {
  /// Converts the JSON of a state to the next version.
  public typealias Migration = @Sendable (Data) throws -> Data

  /// The maximum size of the data, in bytes.
  public static var largest: Int { 1_048_576 }

  /// The maximum nesting depth of objects and arrays.
  public static var deepest: Int { 128 }

  private let version: Int
  private let migrations: [Int: Migration]

  /// Creates an archive.
  ///
  /// - Parameters:
  ///   - version: The current version. Increase it if a change of routes, sheets, tabs or flows
  ///     makes old data undecodable.
  ///   - migrations: For each supported older version, the migration to the next version.
  public init(version: Int = 1, migrations: [Int: Migration] = [:]) {
    self.version = version
    self.migrations = migrations
  }

  /// Encodes a state.
  ///
  /// Payloads use their `Codable` conformances. Infinities and not-a-number are stored as strings.
  /// The two kinds of nil of a double optional become one.
  ///
  /// - Parameter state: The state; transient parts are not stored.
  /// - Returns: JSON with sorted keys.
  /// - Throws: Errors of the payloads; ``RestorationError/tooLarge(_:)`` or
  ///   ``RestorationError/tooDeep`` for data that could not be restored.
  public func data(of state: State) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    let body = String(decoding: try encoder.encode(state), as: UTF8.self)
    let data = Data(#"{"version":\#(version),"state":\#(body)}"#.utf8)
    try checkLimits(of: data)
    return data
  }

  /// Decodes a state.
  ///
  /// - Parameter data: Data from ``data(of:)`` in this or an older version. Any other input is
  ///   safe.
  /// - Returns: The whole state, or the reason why it cannot be restored.
  public func state(from data: Data) -> Result<State, RestorationError> {
    Result { () throws(RestorationError) in
      guard !data.isEmpty else { throw .empty }
      try checkLimits(of: data)
      // Reject other encodings, because the depth check counts UTF-8 brackets only.
      guard !data.contains(0) else { throw .damaged("the data is not UTF-8") }
      let found = try Self.decode(VersionHead.self, from: data).version
      guard found <= version else { throw .newerVersion(found) }
      guard found < version else { return try Self.decode(Envelope<State>.self, from: data).state }
      return try Self.decode(State.self, from: try migrated(try body(of: data), from: found))
    }
  }

  private func checkLimits(of data: Data) throws(RestorationError) {
    guard data.count <= Self.largest else { throw .tooLarge(data.count) }
    guard JSONDepth.fitsWithin(Self.deepest, in: data) else { throw .tooDeep }
  }

  /// Returns the state's JSON, without the envelope.
  private func body(of data: Data) throws(RestorationError) -> Data {
    do {
      let envelope = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      guard let state = envelope?["state"] else {
        throw RestorationError.damaged("the key 'state' is missing")
      }
      return try JSONSerialization.data(
        withJSONObject: state, options: [.sortedKeys, .fragmentsAllowed])
    } catch {
      throw .damaged("\(error)")
    }
  }

  private func migrated(
    _ body: Data, from found: Int
  ) throws(RestorationError) -> Data {
    var body = body
    for old in min(found, version)..<version {
      guard let migration = migrations[old] else { throw .unknownVersion(found) }
      do {
        body = try migration(body)
      } catch {
        throw .migrationFailed(from: old, "\(error)")
      }
    }
    return body
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(RestorationError) -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    do {
      return try decoder.decode(type, from: data)
    } catch {
      throw .damaged("\(error)")
    }
  }
}

/// The reason why a state is not restored; the app starts at its root.
public enum RestorationError: Error, Hashable, Sendable {
  /// The data is empty.
  case empty

  /// The data exceeds ``NavigationArchive/largest``.
  case tooLarge(Int)

  /// The nesting depth exceeds ``NavigationArchive/deepest``.
  case tooDeep

  /// The data has an older version without a migration.
  case unknownVersion(Int)

  /// A newer version of the app stored the data.
  case newerVersion(Int)

  /// A migration failed.
  case migrationFailed(from: Int, String)

  /// The data is not a valid state, for example truncated or with an unknown case.
  case damaged(String)

  /// The state contains a tab that the router does not have.
  case unknownTab(String)
}

extension RestorationError: CustomStringConvertible {
  /// The reason as a text for a log.
  public var description: String {
    switch self {
    case .empty: "no navigation state is stored"
    case .tooLarge(let count): "the stored state is too large: it has \(count) bytes"
    case .tooDeep: "the stored state is nested too deeply"
    case .unknownVersion(let version):
      "the stored state has version \(version), which has no migration"
    case .newerVersion(let version):
      "the stored state has version \(version), which only a newer version of the app can read"
    case .migrationFailed(let version, let reason):
      "the migration from version \(version) failed: \(reason)"
    case .damaged(let reason): "the stored state is damaged: \(reason)"
    case .unknownTab(let tab):
      "the stored state contains the tab '\(tab)', which the router does not have"
    }
  }
}

/// The part of an envelope that is decoded first.
private struct VersionHead: Decodable {
  let version: Int
}

/// The part of an envelope that is decoded if it has the current version.
private struct Envelope<State: Decodable>: Decodable {
  let state: State
}

/// Checks the nesting depth of JSON without parsing it, because the parser is recursive.
enum JSONDepth {
  /// Returns whether at most `limit` brackets outside of strings are open at the same time.
  static func fitsWithin(_ limit: Int, in data: Data) -> Bool {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in data {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth > limit { return false }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return true
  }
}
