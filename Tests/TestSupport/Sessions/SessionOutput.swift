/// What a command of a session prints, in order, and its status.
package struct SessionOutput: Sendable {
  package var status: Int32 = 0
  private var pieces: [(isError: Bool, text: String)] = []

  package init() {}

  #if os(macOS) || os(Linux)
    /// Takes the streams of a command one after the other, because their order is not known.
    package init(_ result: CommandResult) {
      status = result.status
      append(result.output)
      append(result.errors, isError: true)
    }
  #endif

  /// Appends text of standard output or of standard error.
  package mutating func append(_ text: String, isError: Bool = false) {
    guard !text.isEmpty else { return }
    if pieces.last?.isError != isError { pieces.append((isError, "")) }
    pieces[pieces.count - 1].text += text
  }

  /// All text of standard output or of standard error.
  package func text(isError: Bool) -> String {
    pieces.filter { $0.isError == isError }.map(\.text).joined()
  }

  /// The lines of a session below the command.
  ///
  /// A line of standard error has a mark, unless the command runs on a terminal.
  func lines(isTerminal: Bool, replacing replace: (String) -> String) -> [String] {
    let printed = isTerminal ? [(isError: false, text: pieces.map(\.text).joined())] : pieces
    var lines: [String] = []
    for piece in printed where !piece.text.isEmpty {
      var part = replace(piece.text).split(separator: "\n", omittingEmptySubsequences: false)
      let rest = part.removeLast()
      let mark = piece.isError ? "2> " : ""
      lines += part.map { mark + $0 }
      if !rest.isEmpty { lines.append("\(mark)\(rest) (no newline)") }
    }
    return status == 0 ? lines : lines + ["[status \(status)]"]
  }
}
