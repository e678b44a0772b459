/// What a build wrote that failed.
struct BuildLog {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The compiler's words, each once: it says all of them again for every file that it looks at.
  var words: String {
    var seen: Set<[Substring]> = []
    let paragraphs = paragraphs.filter { seen.insert($0).inserted }
    return paragraphs.map { $0.joined(separator: "\n") }.joined(separator: "\n")
  }

  /// What to do about the mistakes of a first harness, which the compiler's words do not say.
  var hint: String? {
    let text = lines.joined(separator: "\n")
    if let module = Self.appleModules.first(where: { text.contains("no such module '\($0)'") }) {
      return """
        there is no \(module) on this platform; keep what needs it in targets that the harness does \
        not link, or between '#if canImport(\(module))' and '#endif'
        """
    }
    if text.contains("'CaseIterable'") || text.contains("'RawRepresentable'") {
      return """
        the manifest is a list of names: 'enum AppScreen: String, CaseIterable', on \
        ScreenNavigation 'enum AppScreen: String, ScreenManifest'; no case has a payload
        """
    }
    if text.contains("does not conform to protocol 'SnapshotHarness'") {
      return """
        a harness needs 'makeNavigator()' and a manifest; 'typealias Screen = AppScreen' names it, \
        or 'navigate(_:to:)' where the routers are the app's own
        """
    }
    if text.contains("protection level") {
      return """
        the harness is a module of its own; write 'public' before what it uses, or '@testable' \
        before its import of the app
        """
    }
    return nil
  }

  /// What an app of views imports, and what is not everywhere.
  private static let appleModules = ["SwiftUI", "UIKit", "AppKit", "Combine"]

  /// The lines from one message to the next, without those that tell of progress.
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
