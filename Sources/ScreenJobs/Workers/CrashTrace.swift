import Foundation

/// The lines that Swift's backtracer writes after a crash.
///
/// - SeeAlso: "Backtracing support in Swift", `docs/Backtracing.rst` of the compiler.
enum CrashTrace {
  /// The variable that controls the backtracer.
  static let variable = "SWIFT_BACKTRACE"

  /// The value that turns it off, because a trace takes seconds.
  static let off = "enable=no"

  /// The value for the trace of the thread that crashes.
  static let on =
    "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none,sanitize=no,"
    + "output-to=stderr,limit=32,top=0"

  /// The time that a trace may take.
  static let maximumTime = Duration.seconds(60)

  /// The number of traces in one run.
  static let maximumCount = 10

  /// Whether the process that confirms a crash should trace it: its message names no file of the app.
  static func isNeeded(for crash: JobCrash) -> Bool {
    let signals = ["SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV"]
    guard let signal = crash.signal, signals.contains(signal) else { return false }
    guard let line = crash.standardErrorTail.last(where: JobCrash.isTrapMessage),
      let module = line.prefixMatch(of: #/(\w+)/[^:]+\.swift:\d+: /#)?.1
    else { return true }
    return ["Swift", "_Concurrency", "Foundation", "Screen"].contains { module.hasPrefix($0) }
  }

  /// Whether a line is the first one of a trace.
  static func isStart(_ line: String) -> Bool {
    line.hasPrefix("*** Signal ") || line.contains("Program crashed: ")
  }

  /// The file and the line of the innermost call in code of the app; nil if no line names one.
  ///
  /// A file in the working directory is relative to it.
  static func location(in lines: some Sequence<String>) -> String? {
    for line in lines {
      // `3 [ra] 0x000055eae9e900c2 shelf(_:) + 97 in Shop at /Shop/Sources/Shop/Shelf.swift:1:49`
      guard let match = line.wholeMatch(of: #/\s*\d+ .* at (/.+?):(\d+)(:\d+)?/#) else { continue }
      let path = String(match.1)
      if path.hasPrefix(ownSources) || otherPaths.contains(where: path.contains) { continue }
      let folder = FileManager.default.currentDirectoryPath + "/"
      let shortest = path.hasPrefix(folder) ? path.dropFirst(folder.count) : match.1
      return "\(shortest):\(match.2)"
    }
    return nil
  }

  /// What the paths of dependencies and of generated code contain.
  private static let otherPaths = [
    "/.build/checkouts/", "/SourcePackages/checkouts/", "<compiler-generated>",
  ]

  /// The start of the paths of Screenwalk's targets.
  private static let ownSources =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    + "/Screen"
}
