import ScreenJobs
import ScreenSystem
import ScreenText

/// What a run tells a person who waits: how far it is, and what it waits for.
@MainActor
final class ProgressLine {
  enum Style {
    case none
    /// One line on a terminal, which appears after half a second and is erased at the end.
    case overwritten(columns: @Sendable () -> Int)
    /// A line every ten seconds, for the log of a CI server.
    case appended
  }

  private let console: Console
  private let style: Style
  /// The time since the start of the run.
  private let elapsed: () -> Duration

  private var latest: RunProgress?
  private var next: Duration
  private var isWritten = false
  private var timer: Task<Void, Never>?

  init(on console: Console, _ style: Style, elapsed: (() -> Duration)? = nil) {
    (self.console, self.style) = (console, style)
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { start.duration(to: .now) }
    next = style.firstLine
  }

  /// Writes lines also while nothing ends, until ``end()``.
  func start() {
    guard timer == nil, let interval = style.interval else { return }
    timer = Task { [weak self] in
      while (try? await Task.sleep(for: interval)) != nil { self?.writeIfDue() }
    }
  }

  func update(_ progress: RunProgress) {
    latest = progress
    writeIfDue()
  }

  /// Erases the line.
  func end() {
    timer?.cancel()
    if isWritten, case .overwritten = style { console.errors(Self.erasure) }
    (timer, isWritten) = (nil, false)
  }

  private static let erasure = "\r\u{1B}[K"

  private func writeIfDue() {
    guard let interval = style.interval, let latest, elapsed() >= next else { return }
    next = elapsed() + interval
    isWritten = true
    switch style {
    case .none: break
    case .overwritten(let columns):
      let line = Self.text(latest, "")
      let lines = TextColumns.lines(of: line, to: max(columns() - 1, 1))
      console.errors(Self.erasure + (lines.first?.text ?? ""))
    case .appended:
      let seconds = elapsed().components.seconds
      console.printDiagnostic("progress: \(Self.text(latest, " after \(seconds) s"))")
    }
  }

  private static func text(_ progress: RunProgress, _ time: String) -> String {
    let current = progress.current.map { ", \(TextColumns.visible($0))" } ?? ""
    return "\(progress.done) of \(progress.all)\(time)\(current)"
  }
}

extension ProgressLine.Style {
  /// The time of the first line.
  fileprivate var firstLine: Duration {
    if case .overwritten = self { .milliseconds(500) } else { .seconds(10) }
  }

  /// The time between two lines; nil if there are none.
  fileprivate var interval: Duration? {
    switch self {
    case .none: nil
    case .overwritten: .milliseconds(100)
    case .appended: .seconds(10)
    }
  }
}
