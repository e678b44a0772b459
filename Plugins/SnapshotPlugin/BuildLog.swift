/// The output of a failed build.
struct BuildLog {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The messages of the compiler, without repetitions and without errors after the first ten.
  ///
  /// The compiler repeats messages for each file, and most later errors follow from the first ones. The
  /// log of Swift Build has no messages, because SwiftPM prints them.
  var summary: String {
    guard lines.contains(where: Self.isMessage) else { return "" }
    var seen: Set<[Substring]> = []
    let paragraphs = paragraphs.filter { seen.insert($0).inserted }
    let errors = paragraphs.indices.filter { paragraphs[$0].first?.contains("error: ") ?? false }
    let omitted = errors.dropFirst(Self.maximumErrors)
    let printed = omitted.first.map { paragraphs[..<$0] } ?? paragraphs[...]
    let rest =
      omitted.isEmpty ? [] : ["… and \(omitted.count) more error\(omitted.count == 1 ? "" : "s")"]
    return (printed.map { $0.joined(separator: "\n") } + rest).joined(separator: "\n")
  }

  private static let maximumErrors = 10

  /// The option of a release build, or an empty text.
  var configuration: String {
    lines.contains { $0.hasPrefix("Building for production") } ? "-c release " : ""
  }

  /// Advice on a common mistake in a first harness.
  var hint: String? { BuildHint.text(for: lines.joined(separator: "\n")) }

  /// The messages with their lines, without lines about progress.
  private var paragraphs: [[Substring]] {
    var paragraphs: [[Substring]] = []
    for line in lines where !line.isEmpty && !Self.isProgress(line) {
      if paragraphs.isEmpty || Self.isMessage(line) {
        paragraphs.append([line])
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    return paragraphs
  }

  private static func isMessage(_ line: Substring) -> Bool {
    ["error: ", "warning: ", "note: "].contains { line.contains(": \($0)") || line.hasPrefix($0) }
      && !line.contains("`- ") && !line.contains("|- ")
  }

  private static func isProgress(_ line: Substring) -> Bool {
    line.hasPrefix("Building for ") || line.contains("emit-module command failed")
      || line.wholeMatch(of: /\[\d+\/\d+\] .*/) != nil
  }
}
