import ScreenText

/// The standard error of a worker, line by line: the lines to forward, and the last lines, which explain a crash.
///
/// It omits the addresses of a stack trace, which differ each time and do not help a person.
struct StandardErrorLines {
  /// The line that has no end yet.
  private var line: [UInt8] = []

  /// Whether the start of that line was passed on and kept, because the line is long.
  private var isContinued = false

  /// The starts of the last lines.
  private var tail: [[UInt8]] = []

  private var isInStackTrace = false

  /// The messages of traps, which wait for another line: the result of a crash has the last one.
  ///
  /// Several threads can trap before the process ends.
  private var trapMessages: [[UInt8]] = []

  /// Whether the process traces a crash.
  private let hasTrace: Bool

  /// Whether a trace has begun.
  private(set) var isTracing = false

  /// The bytes of a line after which it is passed on without its end.
  private static let maximumLength = 1 << 16

  /// The bytes of a line to keep: the start, because the name of a secret is before it, but a line of a trace ends with
  /// a file.
  private var keptLength: Int { hasTrace ? 1 << 14 : 4 * Self.maximumCharacters }

  /// The lines to keep: a trace can follow the message of a trap.
  private static let maximumKeptLines = 400

  /// The lines to print, and the characters of each of them.
  private static let (maximumLines, maximumCharacters) = (8, 500)

  init(hasTrace: Bool = false) {
    self.hasTrace = hasTrace
  }

  /// Adds bytes; `forwards` is false if none of the lines that they complete will be forwarded.
  ///
  /// - Returns: These lines, to be forwarded.
  mutating func append(_ bytes: [UInt8], forwards: Bool = true) -> [UInt8] {
    var forwarded: [UInt8] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: .lineFeed) {
      line += rest[...end]
      rest = rest[(end + 1)...]
      forwarded += endLine(forwards: forwards)
    }
    line += rest
    if line.count > Self.maximumLength {
      forwarded += flush()
      isContinued = true
    }
    // The first line of a trace has no end until the trace is complete.
    findTrace()
    return forwarded
  }

  /// Keeps the line, which has ended.
  ///
  /// - Returns: The bytes to forward: not the message of a trap yet, but those before another line.
  private mutating func endLine(forwards: Bool) -> [UInt8] {
    defer { (line, isContinued) = ([], false) }
    if isOfStackTrace() { return [] }
    keepStart()
    if forwards, !isContinued, trapMessages.count < Self.maximumKeptLines,
      JobCrash.isTrapMessage(text(of: line))
    {
      trapMessages.append(line)
      return []
    }
    defer { trapMessages = [] }
    return forwards ? trapMessages.joined() + line : []
  }

  /// Keeps the start of the line.
  private mutating func keepStart() {
    if isContinued { return }
    findTrace()
    tail.append(Array(line.prefix { $0 != .lineFeed }.prefix(keptLength)))
    if tail.count > 2 * Self.maximumKeptLines { tail.removeFirst(Self.maximumKeptLines) }
  }

  private mutating func findTrace() {
    if hasTrace, !isTracing, !isContinued { isTracing = CrashTrace.isStart(text(of: line)) }
  }

  /// Whether the line is the heading of a stack trace that Swift prints after a trap, or a frame below it.
  private mutating func isOfStackTrace() -> Bool {
    isInStackTrace =
      line.elementsEqual("Current stack trace:\n".utf8)
      || isInStackTrace && line.first?.isASCIIDigit == true && text(of: line).contains(" 0x")
    return isInStackTrace
  }

  /// Ends the line that has no end yet.
  ///
  /// - Parameter isAfterCrash: Whether the result of a crash has the last message of a trap, which is not forwarded.
  /// - Returns: The bytes to forward.
  mutating func flush(isAfterCrash: Bool = false) -> [UInt8] {
    defer { (trapMessages, line, isContinued) = ([], [], false) }
    if !line.isEmpty { keepStart() }
    let reported = isAfterCrash ? trapMessages.last : nil
    return trapMessages.filter { $0 != reported }.joined() + line
  }

  /// The start of a line.
  private func text(of line: [UInt8]) -> String {
    String(decoding: line.prefix(keptLength), as: UTF8.self)
  }
}

// MARK: - Last lines

extension StandardErrorLines {
  /// Forgets the lines so far.
  ///
  /// - Returns: The bytes to forward of them.
  mutating func clear() -> [UInt8] {
    defer { (tail, isTracing) = ([], false) }
    return flush()
  }

  /// The last lines that are not empty, up to the message of a trap.
  ///
  /// If a trace names a file of the app, the message has it instead of one of the standard library.
  var last: [String] {
    let kept = (tail + (isContinued ? [] : [line])).map(text)
    let traceStart = hasTrace ? kept.firstIndex(where: CrashTrace.isStart) : nil
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
}
