public import Foundation

/// Stores a navigation state as data, and restores it, also from older versions.
///
/// ```swift
/// let archive = NavigationArchive<FlowState<Bookshelf>>(version: 2, migrations: [1: addTabs])
/// scene.navigation = try archive.data(of: router.state)
/// do {
///   try router.restore(archive.state(from: scene.navigation).get())
/// } catch {
///   log(error)      // the router stays at its root
/// }
/// ```
///
/// The version stands before the state and is read first. Equal states give equal bytes.
public struct NavigationArchive<State: Codable & Sendable>: Sendable {
  /// Makes the state of the next version from that of one, both as JSON.
  public typealias Migration = @Sendable (Data) throws -> Data

  /// The most bytes that are restored.
  public static var largest: Int { 1_048_576 }

  /// The most levels of objects and lists in each other that are restored.
  public static var deepest: Int { 128 }

  private let version: Int
  private let migrations: [Int: Migration]

  /// Creates an archive.
  ///
  /// - Parameters:
  ///   - version: The version that is stored now; raise it when routes, sheets, tabs or flows
  ///     change so that old data would not decode.
  ///   - migrations: For each older version that can still be restored, how it becomes the next.
  public init(version: Int = 1, migrations: [Int: Migration] = [:]) {
    self.version = version
    self.migrations = migrations
  }

  /// The data of a state.
  ///
  /// Payloads come back as their `Codable` conformances have them. Numbers that JSON lacks are
  /// written as texts; of a double optional the two kinds of nil become one.
  ///
  /// - Parameter state: The state; what is transient is left out.
  /// - Returns: JSON with sorted keys.
  /// - Throws: What the payloads throw; ``RestorationError/tooLarge(_:)`` or
  ///   ``RestorationError/tooDeep`` for what could not be restored.
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

  /// The state of some data.
  ///
  /// - Parameter data: What ``data(of:)`` made, in this version or an older one; or anything.
  /// - Returns: The state, or why there is none. Nothing is restored by half.
  public func state(from data: Data) -> Result<State, RestorationError> {
    Result { () throws(RestorationError) in
      guard !data.isEmpty else { throw .empty }
      try checkLimits(of: data)
      // JSON of other encodings, whose brackets were not counted.
      guard !data.contains(0) else { throw .damaged("it is not UTF-8") }
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

  /// The state's JSON, without the envelope.
  private func body(of data: Data) throws(RestorationError) -> Data {
    do {
      let envelope = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      guard let state = envelope?["state"] else { throw RestorationError.damaged("no state") }
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

/// Why a state is not restored, and the app starts at its root.
public enum RestorationError: Error, Hashable, Sendable {
  /// There is nothing to restore.
  case empty

  /// The data is larger than ``NavigationArchive/largest``.
  case tooLarge(Int)

  /// The data is deeper than ``NavigationArchive/deepest``.
  case tooDeep

  /// The data is of a version that no migration leads from.
  case unknownVersion(Int)

  /// The data is of a later version of the app.
  case newerVersion(Int)

  /// A migration failed.
  case migrationFailed(from: Int, String)

  /// The data is no state: truncated, garbage, or with an unknown case.
  case damaged(String)

  /// The state has a tab that is not among the router's, which may be known at run time only.
  case unknownTab(String)
}

extension RestorationError: CustomStringConvertible {
  /// The reason, for a log.
  public var description: String {
    switch self {
    case .empty: "nothing is stored"
    case .tooLarge(let count): "the stored state is too large: \(count) bytes"
    case .tooDeep: "the stored state is too deep"
    case .unknownVersion(let version): "the stored state's version \(version) is not known any more"
    case .newerVersion(let version): "the stored state is of the later version \(version)"
    case .migrationFailed(let version, let reason):
      "the migration from version \(version) failed: \(reason)"
    case .damaged(let reason): "the stored state is damaged: \(reason)"
    case .unknownTab(let tab): "the stored state has the tab '\(tab)', which there is not any more"
    }
  }
}

/// What is read of an envelope before its state.
private struct VersionHead: Decodable {
  let version: Int
}

/// What is read of an envelope of this version.
private struct Envelope<State: Decodable>: Decodable {
  let state: State
}

/// How deep objects and lists are in each other, told without reading them, which would recurse.
enum JSONDepth {
  /// Whether no more than so many brackets are open at once, outside of strings.
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
