import ScreenText

/// The last lines that a process wrote to standard error.
struct StandardErrorTail {
  /// The starts of the last lines; the last one has no end yet.
  private var starts: [[UInt8]] = [[]]

  /// The part of a line to print, in bytes.
  private static let maximumLength = 500

  /// Whether a trace may follow; its lines are kept, because they end with a file.
  private let hasTrace: Bool

  /// Whether a trace has begun.
  private(set) var isTracing = false

  private var keptLength: Int { hasTrace ? 1 << 16 : Self.maximumLength }

  /// The lines to keep: a stack trace can follow the message of a trap.
  private static let maximumKeptLines = 400

  /// The lines to print.
  private static let maximumLines = 8

  /// - Parameter hasTrace: Whether the process traces a crash.
  init(hasTrace: Bool = false) {
    self.hasTrace = hasTrace
  }

  mutating func append(_ more: [UInt8]) {
    let parts = more.split(separator: .newline, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { starts.append([]) }
      let last = starts.count - 1
      // The start of a long line, because the name of a secret is before it.
      starts[last] += part.prefix(keptLength - starts[last].count)
      if hasTrace, !isTracing { isTracing = CrashTrace.isStart(Self.text(of: starts[last])) }
    }
    if starts.count > 2 * Self.maximumKeptLines {
      starts.removeFirst(starts.count - Self.maximumKeptLines)
    }
  }

  mutating func clear() {
    (starts, isTracing) = ([[]], false)
  }

  /// The last lines that are not empty, up to the message of a trap.
  ///
  /// The addresses after that message differ each time. If a trace names a file of the app, the message has
  /// it instead of one of the standard library.
  var lines: [String] {
    var lines = starts[..<(traceStart ?? starts.endIndex)].filter { !$0.isEmpty }
      .map { $0.prefix(Self.maximumLength) }
      .map { TextColumns.visible(String(decoding: $0, as: UTF8.self)) }
    if let fatal = lines.lastIndex(where: JobCrash.isTrapMessage) {
      lines.removeSubrange((fatal + 1)...)
    }
    if let traceStart, let location = CrashTrace.location(in: texts(from: traceStart)) {
      let message = lines.last.flatMap { JobCrash.trapMessage(of: $0, at: location) }
      if message != nil { lines.removeLast() }
      lines.append(message ?? location)
    }
    return lines.suffix(Self.maximumLines)
  }

  private var traceStart: Int? {
    hasTrace ? texts(from: 0).firstIndex(where: CrashTrace.isStart) : nil
  }

  private func texts(from start: Int) -> [String] {
    starts[start...].map(Self.text)
  }

  private static func text(of line: [UInt8]) -> String { String(decoding: line, as: UTF8.self) }
}
