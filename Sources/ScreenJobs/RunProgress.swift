/// How far a run is.
package struct RunProgress: Equatable, Sendable {
  /// The number of jobs that have ended.
  package let done: Int

  /// The number of all jobs.
  package let all: Int

  /// The work that the run waits for, such as `rendering library`; nil if no work is left.
  package let current: String?

  /// Receives the progress of a run.
  package typealias Receiver = @MainActor (RunProgress) -> Void
}

/// Counts the jobs that end in a run of several kinds of jobs.
@MainActor
package struct ProgressCounter {
  private let all: Int
  private let screens: [String]
  private let receiver: RunProgress.Receiver
  private var done = 0

  package init(of all: Int, among screens: [String], _ receiver: @escaping RunProgress.Receiver) {
    (self.all, self.screens, self.receiver) = (all, screens, receiver)
  }

  /// The run waits for the first of these jobs.
  package func begin(_ jobs: [some Job]) {
    report(jobs.first)
  }

  /// The job at a position has ended: the run waits for the next one.
  package mutating func finish(_ position: Int, of jobs: [some Job]) {
    done += 1
    report(position + 1 < jobs.count ? jobs[position + 1] : nil)
  }

  private func report(_ job: (some Job)?) {
    let current = job.map { $0.work(among: screens) }
    receiver(RunProgress(done: done, all: all, current: current))
  }
}
