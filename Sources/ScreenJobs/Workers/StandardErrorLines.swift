import ScreenText

/// What a worker writes to standard error, line by line: what to forward, and the last lines, which explain a crash.
///
/// The addresses of a stack trace say nothing to a person and differ each time, so they are left out.
struct StandardErrorLines {
  /// The line that has no end yet.
  private var line: [UInt8] = []

  private var tail: [String] = []
  private var isInStackTrace = false

  /// The message of a trap, which waits for what follows: the result of a crash has it.
  private var trapMessage: [UInt8] = []

  /// Whether the process traces a crash.
  private let hasTrace: Bool

  /// The bytes of a line after which it is passed on without its end.
  private static let maximumLength = 1 << 16

  /// The bytes of a line to keep: a line of a trace ends with a file.
  private static let maximumKeptLength = 1 << 14

  /// The lines to keep: a trace can follow the message of a trap.
  private static let maximumKeptLines = 400

  /// The lines to print, and the characters of each of them.
  private static let (maximumLines, maximumCharacters) = (8, 500)

  init(hasTrace: Bool = false) {
    self.hasTrace = hasTrace
  }

  /// Adds bytes.
  ///
  /// - Returns: The lines that they complete, to be forwarded.
  mutating func append(_ bytes: [UInt8]) -> [UInt8] {
    line += bytes
    guard let end = line.lastIndex(of: .newline) else {
      return line.count > Self.maximumLength ? flush() : []
    }
    let lines = line[...end].split(separator: .newline, omittingEmptySubsequences: false).dropLast()
    line.removeSubrange(...end)
    return lines.flatMap { forwarded($0) }
  }

  /// Keeps a line.
  ///
  /// - Returns: What to forward: not the message of a trap yet, but the one before.
  private mutating func forwarded(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let text = Self.text(of: line)
    if isOfStackTrace(text) { return [] }
    keep(text)
    let isTrapMessage = JobCrash.isTrapMessage(text)
    defer { trapMessage = isTrapMessage ? line + [.newline] : [] }
    return trapMessage + (isTrapMessage ? [] : line + [.newline])
  }

  private mutating func keep(_ text: String) {
    tail.append(text)
    if tail.count > 2 * Self.maximumKeptLines { tail.removeFirst(Self.maximumKeptLines) }
  }

  /// Whether a line is the heading of a stack trace that Swift prints after a trap, or a frame below it.
  private mutating func isOfStackTrace(_ text: String) -> Bool {
    isInStackTrace =
      text == "Current stack trace:"
      || isInStackTrace && text.first?.isNumber == true && text.contains(" 0x")
    return isInStackTrace
  }

  /// Ends the line that has no end yet.
  ///
  /// - Parameter isAfterCrash: Whether the message of a trap ended the process.
  /// - Returns: What to forward.
  mutating func flush(isAfterCrash: Bool = false) -> [UInt8] {
    defer { (trapMessage, line) = ([], []) }
    if !line.isEmpty { keep(Self.text(of: line[...])) }
    return (isAfterCrash ? [] : trapMessage) + line
  }

  private static func text(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix(maximumKeptLength), as: UTF8.self)
  }
}

// MARK: - Last lines

extension StandardErrorLines {
  /// Whether a trace has begun.
  var isTracing: Bool { traceStart != nil }

  /// Forgets the lines so far.
  mutating func clear() { tail = [] }

  /// The last lines that are not empty, up to the message of a trap.
  ///
  /// If a trace names a file of the app, the message has it instead of one of the standard library.
  var last: [String] {
    var lines = kept[..<(traceStart ?? kept.endIndex)].filter { !$0.isEmpty }
      .map { TextColumns.visible(String($0.prefix(Self.maximumCharacters))) }
    if let trap = lines.lastIndex(where: JobCrash.isTrapMessage) {
      lines.removeSubrange((trap + 1)...)
    }
    if let traceStart, let location = CrashTrace.location(in: kept[traceStart...]) {
      let message = lines.last.flatMap { JobCrash.trapMessage(of: $0, at: location) }
      if message != nil { lines.removeLast() }
      lines.append(message ?? location)
    }
    return lines.suffix(Self.maximumLines)
  }

  private var kept: [String] { tail + [Self.text(of: line[...])] }

  private var traceStart: Int? { hasTrace ? kept.firstIndex(where: CrashTrace.isStart) : nil }
}
