public import Foundation

/// What a person did in an app, for a bug report: the events, and what was visible after each.
///
/// `snapshot journey` turns the file of a recording into a journey.
public struct NavigationRecording: Codable, Hashable, Sendable {
  /// An event and what was visible after it.
  public struct Entry: Codable, Hashable, Sendable {
    /// The name of the event: `route_push`.
    public let event: String

    /// What was visible after the event.
    public let state: RecordedState
  }

  /// The version of the format.
  public let version: Int

  /// What was visible before the first entry.
  public internal(set) var start: RecordedState

  /// The events in the order of their occurrence.
  public internal(set) var entries: [Entry] = []

  /// The number of events before the first entry that no longer fit.
  public internal(set) var omittedCount = 0

  static let currentVersion = 1

  init(startingAt start: RecordedState) {
    version = Self.currentVersion
    self.start = start
  }

  /// The recording as a JSON file.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }

  /// Reads the file of a recording.
  ///
  /// - Throws: ``NavigationRecordingError``.
  public init(decoding data: Data) throws(NavigationRecordingError) {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data) else { throw .noRecording }
    guard header.version == Self.currentVersion else { throw .otherVersion(header.version) }
    guard let recording = try? decoder.decode(Self.self, from: data) else { throw .noRecording }
    self = recording
  }

  private struct Header: Decodable { let version: Int }
}

/// The reason why a file is not read as a recording.
public enum NavigationRecordingError: Error, Hashable, Sendable {
  /// The file has another content.
  case noRecording

  /// Another version of the library wrote it.
  case otherVersion(Int)
}

extension NavigationRecordingError: CustomStringConvertible {
  /// The reason as a text.
  public var description: String {
    switch self {
    case .noRecording: "the file contains no recording of a NavigationRecorder"
    case .otherVersion(let version):
      "the recording has the version \(version), but this version of Screenwalk reads version "
        + "\(NavigationRecording.currentVersion)"
    }
  }
}

/// Records what a person does, for a bug report.
///
/// ```swift
/// let recorder = NavigationRecorder(of: app)
/// app.tracker = recorder
/// let file = try recorder.recording.encoded()
/// ```
@MainActor
public final class NavigationRecorder<Schema: NavigationSchema>: NavigationTracking {
  /// The recording so far.
  public private(set) var recording: NavigationRecording

  /// Weak, because the router has a strong reference to its tracker.
  private weak var router: (any VisiblePathReading<Schema>)?
  private let wrapped: (any NavigationTracking<Schema>)?
  private let maximumCount: Int
  private let includesPayloads: Bool

  /// Creates a recorder; what is visible now is the start of the recording.
  ///
  /// - Parameters:
  ///   - router: The outermost router, which the recorder does not keep alive.
  ///   - tracker: Another tracker, which receives all events as they are.
  ///   - maximumCount: The number of events to keep; older ones are left out.
  ///   - includesPayloads: Whether the recording has the payloads of routes, sheets and other values
  ///     that are `Encodable`. They can be personal, so ask the person first. False by default.
  public init(
    of router: any VisiblePathReading<Schema>,
    wrapping tracker: (any NavigationTracking<Schema>)? = nil,
    maximumCount: Int = 500, includesPayloads: Bool = false
  ) {
    self.router = router
    wrapped = tracker
    self.maximumCount = max(maximumCount, 0)
    self.includesPayloads = includesPayloads
    recording = NavigationRecording(
      startingAt: RecordedState(router.visiblePath, includingPayloads: includesPayloads))
  }

  /// Passes the event on, and records it.
  public func track(_ event: NavigationEvent<Schema>) {
    wrapped?.track(event)
    guard let router else { return }
    let state = RecordedState(router.visiblePath, includingPayloads: includesPayloads)
    recording.entries.append(NavigationRecording.Entry(event: event.name, state: state))
    while recording.entries.count > maximumCount {
      recording.start = recording.entries.removeFirst().state
      recording.omittedCount += 1
    }
  }
}
