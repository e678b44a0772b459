/// Renders screens and replays journeys, in this process or in others.
@MainActor
package protocol ScreenRunner {
  /// Renders screens, each on a fresh navigator.
  ///
  /// - Parameters:
  ///   - tasks: The screens.
  ///   - purpose: The results to keep.
  ///   - onOutcome: Called with each outcome and the index of its task, in the order of the tasks.
  /// - Returns: Whether all screens were rendered, and errors that belong to no screen.
  /// - Throws: An error that stops all screens.
  func run(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion

  /// Whether each run renders in processes that have rendered nothing before.
  var startsProcesses: Bool { get }

  /// Renders groups of screens, each group in order in a process that has rendered nothing before.
  ///
  /// A runner that starts no processes renders all groups in this one.
  ///
  /// - Parameters:
  ///   - groups: The screens.
  ///   - purpose: The results to keep.
  ///   - onOutcome: Called with each outcome and the index of its task among those of all groups.
  /// - Returns: Whether all screens were rendered, and errors that belong to no screen.
  /// - Throws: An error that stops all screens.
  func run(
    isolating groups: [[RenderTask]], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion
}

extension ScreenRunner {
  package var startsProcesses: Bool { false }

  package func run(
    isolating groups: [[RenderTask]], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    try await run(groups.flatMap(\.self), for: purpose, onOutcome: onOutcome)
  }
}

/// How a run ended.
package struct RunCompletion: Sendable {
  /// Whether all screens were rendered; false after an interrupt.
  package var isComplete: Bool

  /// Errors that belong to no screen, a line each.
  package var problems: [String]

  /// The screens that each process rendered; empty if the runner starts no processes.
  package var processes: [ProcessHistory] = []

  package init(isComplete: Bool = true, problems: [String] = []) {
    self.isComplete = isComplete
    self.problems = problems
  }

  /// Adds the completion and the new problems of a run that continued this one.
  static func += (completion: inout RunCompletion, next: RunCompletion) {
    completion.isComplete = completion.isComplete && next.isComplete
    for problem in next.problems where !completion.problems.contains(problem) {
      completion.problems.append(problem)
    }
  }
}

/// The screens that one process rendered, in the order of rendering.
package struct ProcessHistory: Equatable, Sendable {
  /// The positions of their tasks in the run; a process renders few ranges of many screens.
  private var ranges: [Range<Int>] = []

  package init() {}

  package var isEmpty: Bool { ranges.isEmpty }

  /// Adds the screen that was rendered last.
  package mutating func append(_ position: Int) {
    if let last = ranges.last, last.upperBound == position {
      ranges[ranges.count - 1] = last.lowerBound..<position + 1
    } else {
      ranges.append(position..<position + 1)
    }
  }

  /// The positions of the screens before one; nil if the process did not render it.
  package func positions(before position: Int) -> [Int]? {
    guard let index = ranges.firstIndex(where: { $0.contains(position) }) else { return nil }
    return ranges[..<index].flatMap(Array.init) + (ranges[index].lowerBound..<position)
  }
}

/// Renders screens one after the other in this process, which a trap ends.
package struct InProcessRunner: ScreenRunner {
  private let harness: AnySnapshotHarness
  private let isInterrupted: @Sendable () -> Bool

  package init(
    _ harness: AnySnapshotHarness, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.harness = harness
    self.isInterrupted = isInterrupted
  }

  package func run(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async -> RunCompletion {
    for (position, task) in tasks.enumerated() {
      if isInterrupted() { return RunCompletion(isComplete: false) }
      onOutcome(position, await harness.outcome(of: task, for: purpose))
    }
    return RunCompletion()
  }
}

/// A screen to render or a journey to replay.
package struct RenderTask: Hashable, Sendable {
  package let subject: Subject

  /// The folders of its goldens, at least one: layouts of pictures, controls alone, or journeys alone.
  package let folders: [GoldenFolder]

  package init(subject: Subject, folders: [GoldenFolder]) {
    self.subject = subject
    self.folders = folders
  }

  /// What a task renders.
  ///
  /// Nearly all tasks are screens, so the other cases are boxed.
  package enum Subject: Hashable, Sendable {
    /// The screen at a position in the manifest.
    case screen(Int)
    indirect case journey(JourneySource)
    /// A part of an audit, without the screens that end the process, whose reasons are by position.
    indirect case audit(AuditTask, without: [Int: String])
  }
}

extension RenderTask {
  /// Creates the task of a screen.
  package init(index: Int, layouts: [ScreenLayout]) {
    subject = .screen(index)
    folders = layouts.map { GoldenFolder($0) }
  }

  /// Creates the task of a journey.
  package init(_ journey: JourneySource) {
    subject = .journey(journey)
    folders = [.journeys]
  }

  /// Creates the task of a part of an audit.
  package init(_ audit: AuditTask, without lost: [Int: String] = [:]) {
    subject = .audit(audit, without: lost)
    folders = []
  }

  /// Whether the task renders the control golden of a screen alone.
  var isOfControls: Bool { folders.count == 1 && folders[0] == .controls }

  /// The layouts of the task.
  package var layouts: [ScreenLayout] { folders.compactMap(\.layout) }

  /// A number that tells the task from others of its run.
  package var number: Int {
    switch subject {
    case .screen(let index): index
    case .journey(let journey): -1 - Checksum.value(of: journey.name.utf8)
    case .audit(let task, _): -1 - Checksum.value(of: "\(task)".utf8)
    }
  }
}

extension [RenderTask] {
  /// The tasks that have folders that are wanted, with these folders alone.
  func limited(to isWanted: (GoldenFolder) -> Bool) -> [RenderTask] {
    // The tasks keep sharing one array of folders.
    if allSatisfy({ $0.folders.allSatisfy(isWanted) }) { return self }
    return compactMap { task in
      let folders = task.folders.filter(isWanted)
      return folders.isEmpty ? nil : RenderTask(subject: task.subject, folders: folders)
    }
  }
}

/// The results to keep of rendered screens.
package enum RenderPurpose: Hashable, Sendable {
  /// All texts.
  case texts

  /// The texts that differ from the goldens in this folder.
  ///
  /// They are compared where they are rendered, so that matching texts need not be sent. If `locates`
  /// is false, the tab and the path of a screen are not computed.
  case comparison(goldens: String, locates: Bool)

  /// The tab and the flow alone: nothing is drawn.
  case location

  /// All texts, and the cases of the app's types that they contain.
  case coverage

  /// Whether the tab of a screen and the path to it are described.
  var locates: Bool {
    if case .comparison(_, let locates) = self { locates } else { true }
  }
}

/// Replaces the secrets in the crashes that another runner reports.
package struct RedactingRunner: ScreenRunner {
  private let runner: any ScreenRunner
  private let harness: AnySnapshotHarness

  package init(_ runner: any ScreenRunner, of harness: AnySnapshotHarness) {
    self.runner = runner
    self.harness = harness
  }

  package var startsProcesses: Bool { runner.startsProcesses }

  package func run(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    redacted(
      try await runner.run(tasks, for: purpose) { onOutcome($0, harness.redacted($1)) })
  }

  package func run(
    isolating groups: [[RenderTask]], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    redacted(
      try await runner.run(isolating: groups, for: purpose) {
        onOutcome($0, harness.redacted($1))
      })
  }

  private func redacted(_ completion: RunCompletion) -> RunCompletion {
    var completion = completion
    completion.problems = completion.problems.map { harness.redacted($0) }
    return completion
  }
}
