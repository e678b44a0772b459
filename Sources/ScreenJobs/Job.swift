import Foundation
package import ScreenDriver
package import ScreenSnapshot
import ScreenText

/// Work that one process does: it renders a screen, replays a journey or checks a part of an audit.
///
/// Each kind of work has its own type, which belongs to the feature that needs it. Another process of the
/// same executable may do the work, so jobs and results are encoded.
package protocol Job: Codable, Hashable, Sendable {
  associatedtype Result: Codable, Equatable, Sendable

  /// The form in which a request to another process has its jobs.
  associatedtype Batch: Codable, Sendable = [Self]

  /// Does the work.
  ///
  /// - Parameters:
  ///   - tools: The app, and what earlier jobs of the process left to use again.
  ///   - onStep: Called before each step that could hang or crash.
  /// - Returns: The result.
  /// - Throws: The reason why there is no result; a ``JobFailure`` if it has a line.
  @MainActor
  func run(with tools: JobTools, onStep: OnStep) async throws -> Result

  /// The work in messages.
  ///
  /// - Parameter screens: The names of all screens.
  /// - Returns: The words, such as `rendering library`.
  func work(among screens: [String]) -> String

  /// The number of jobs that justifies another process.
  static var jobsPerProcess: Int { get }

  /// Whether the last job takes much longer than the others, and so starts first.
  static var startsWithLast: Bool { get }

  /// The result that most of such jobs have, which another process sends as a message without bytes.
  static var usualResult: Result? { get }

  /// Whether the reports have the crashes of such jobs, so that their standard error is not forwarded.
  static var reportsCrashes: Bool { get }

  /// The jobs for a request; a kind whose neighbors are alike can shorten them.
  static func batch(of jobs: some Sequence<Self>) -> Batch

  /// The jobs that a batch was made of, in the same order, because responses have no position.
  static func jobs(of batch: Batch) -> [Self]
}

extension Job where Batch == [Self] {
  package static func batch(of jobs: some Sequence<Self>) -> [Self] { Array(jobs) }
  package static func jobs(of batch: [Self]) -> [Self] { batch }
}

extension Job {
  package static var jobsPerProcess: Int { 64 }
  package static var startsWithLast: Bool { false }
  package static var usualResult: Result? { nil }
  package static var reportsCrashes: Bool { false }

  /// The name that tells another process which kind of job it gets.
  static var kind: String { String(describing: Self.self) }
}

/// The kinds of jobs that another process can get; each feature lists its own.
package enum JobKinds {}

/// A job that renders a screen of the manifest.
package protocol ScreenJob: Job {
  /// The position of the screen.
  var screen: Int { get }
}

extension ScreenJob {
  package func work(among screens: [String]) -> String {
    "rendering \(screens[screen])"
  }
}

/// Runs jobs in one process, which share the app and the tools that are made once.
@MainActor
package final class JobTools {
  /// The app, which starts as the options of the current jobs say.
  package private(set) var app: AnySnapshotHarness
  package let scenes: SceneBuilder

  /// Where the app of the current jobs starts, and what their results have.
  package var options = RenderOptions() {
    didSet { if options.start != oldValue.start { app = app.starting(from: options.start) } }
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let start: Int?
  }

  private var tools: [Key: any JobTool] = [:]

  package init(_ app: AnySnapshotHarness) {
    self.app = app
    scenes = SceneBuilder(for: app)
  }

  /// Runs a job in this process.
  package func outcome<J: Job>(of job: J, onStep: OnStep = { _ in }) async -> JobOutcome<J.Result> {
    do {
      return .completed(try await job.run(with: self, onStep: onStep))
    } catch {
      return .failed(error as? JobFailure ?? JobFailure(reason: "\(error)"))
    }
  }

  /// Runs a job in this process, with words for the job and then for each of its steps.
  package func announcedOutcome<J: Job>(
    of job: J, with announce: OnWork
  ) async -> JobOutcome<J.Result> {
    let screens = app.screens
    let work = { @Sendable in TextColumns.visible(job.work(among: screens)) }
    announce(work)
    return await outcome(of: job) { step in announce { "\(work()), \(step.text)" } }
  }

  /// The tool of a type, which is made at its first use for an app with the start.
  package subscript<Tool: JobTool>(type: Tool.Type) -> Tool {
    let key = Key(type: ObjectIdentifier(type), start: options.start)
    if let tool = tools[key] as? Tool { return tool }
    let tool = Tool(app, scenes: scenes)
    tools[key] = tool
    return tool
  }
}

/// A tool of one feature, such as a renderer.
@MainActor
package protocol JobTool: AnyObject {
  init(_ app: AnySnapshotHarness, scenes: SceneBuilder)
}

/// Bytes that are encoded as data, because an array would become a list of numbers.
@propertyWrapper
package struct EncodedAsData: Hashable, Sendable {
  package var wrappedValue: [UInt8]

  package init(wrappedValue: [UInt8]) {
    self.wrappedValue = wrappedValue
  }
}

extension EncodedAsData: Codable {
  package init(from decoder: any Decoder) throws {
    wrappedValue = Array(try decoder.singleValueContainer().decode(Data.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Data(wrappedValue))
  }
}

// MARK: - Restarts

/// A job whose steps can end its process, so that it runs again without them; its results report crashes.
package protocol RestartingJob: Job {
  /// The steps that ended the process before and are left out, with the reasons.
  var fatalSteps: [Activity: String] { get set }
}

extension RestartingJob {
  package static var reportsCrashes: Bool { true }

  /// The job without the step that ended its process; nil if no step did, or one that was left out.
  package func restarted(after outcome: JobOutcome<Result>) -> Self? {
    guard let step = outcome.interruptedActivity, fatalSteps[step] == nil else { return nil }
    var job = self
    job.fatalSteps[step] = outcome.reasonWithoutActivity
    return job
  }
}
