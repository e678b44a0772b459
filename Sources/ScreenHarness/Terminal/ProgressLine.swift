import ScreenJobs
import ScreenSystem
import ScreenText

/// What a run tells a person who waits: how far it is, and what it waits for.
///
/// It is one line of a terminal, which appears after half a second and is erased at the end.
@MainActor
final class ProgressLine {
  private let console: Console
  /// The columns of the terminal; nil if the run prints no progress.
  private let columns: (@Sendable () -> Int)?
  /// The time since the start of the run.
  private let elapsed: () -> Duration

  private var latest: RunProgress?
  private var next = Duration.milliseconds(500)
  private var isWritten = false
  private var timer: Task<Void, Never>?

  init(
    on console: Console, columns: (@Sendable () -> Int)?, elapsed: (() -> Duration)? = nil
  ) {
    (self.console, self.columns) = (console, columns)
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { start.duration(to: .now) }
  }

  private static let interval = Duration.milliseconds(100)

  /// Writes the line also while nothing ends, until ``end()``.
  func start() {
    guard timer == nil, columns != nil else { return }
    timer = Task { [weak self] in
      while (try? await Task.sleep(for: Self.interval)) != nil { self?.writeIfDue() }
    }
  }

  func update(_ progress: RunProgress) {
    latest = progress
    writeIfDue()
  }

  /// Erases the line.
  func end() {
    timer?.cancel()
    if isWritten { console.errors(Self.erasure) }
    (timer, isWritten) = (nil, false)
  }

  private static let erasure = "\r\u{1B}[K"

  private func writeIfDue() {
    guard let columns, let latest, elapsed() >= next else { return }
    next = elapsed() + Self.interval
    isWritten = true
    let current = latest.current.map { ", \(TextColumns.visible($0))" } ?? ""
    let lines = TextColumns.lines(
      of: "\(latest.done) of \(latest.all)\(current)", to: max(columns() - 1, 1))
    console.errors(Self.erasure + (lines.first?.text ?? ""))
  }
}
