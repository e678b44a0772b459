import ScreenContents
import ScreenJobs
import ScreenRendering
import ScreenReports
import ScreenSnapshot
import ScreenText

/// The views of an app's screens, compared with their contents.
package struct ViewsReport: Sendable {
  let manifest: String

  /// The number of layouts that a screen can have views in.
  var layoutCount = 0

  /// The screens that were compared, and those that the harness skips, in declared order.
  var screens: [Screen] = []
  var skipped: [ScreenFailure] = []

  /// The exceptions in declared order, those that are not needed or have no reason with words on that.
  var exceptions: [(exception: ViewException, problem: String?)] = []

  /// Files that cannot be compared, and errors of the run, a line each.
  var problems: [String] = []

  /// A screen with its views in the order of layouts.
  struct Screen: Sendable {
    let name: String
    let views: [View]

    /// Why the content could not be read; nil if it was.
    let failure: String?

    /// Why not all views could be compared; nil if they were.
    var reason: String? {
      if let failure { return failure }
      if views.isEmpty { return "no file is a view of it" }
      return views.compactMap { view in view.problem.map { "\($0) (\(view.layout))" } }
        .nonEmpty?.joined(separator: "; ")
    }

    /// Whether the views agree; a view that cannot be compared outranks a difference.
    enum Verdict: String, CaseIterable {
      case failed, differs, agrees
    }

    var verdict: Verdict {
      if reason != nil { return .failed }
      return views.contains { !$0.differences.isEmpty } ? .differs : .agrees
    }
  }

  /// The view of a screen in one layout.
  struct View: Sendable {
    let file: ViewFile
    let content: ViewScreen

    /// The comparison of both; nil if the file has no tree.
    let comparison: ViewComparison?

    var layout: String { file.layout.rawValue }
    var differences: [ViewDifference] { comparison?.differences ?? [] }

    /// Why the file has no tree.
    var problem: String? {
      comparison == nil ? file.problem ?? "the file has no tree" : nil
    }
  }
}

extension ViewsReport {
  func count(_ verdict: Screen.Verdict) -> Int { screens.count { $0.verdict == verdict } }

  /// Whether all screens have views that agree with their contents.
  var conclusion: Conclusion {
    if count(.failed) > 0 || !problems.isEmpty { return .incomplete }
    let isMatched = count(.differs) == 0 && exceptions.allSatisfy { $0.problem == nil }
    return isMatched ? .matched : .differs
  }

  /// Judges exceptions, except one that only screens need that were not compared to their ends.
  mutating func judge(_ exceptions: [ViewException]) {
    let needed = Set(screens.flatMap(\.views).flatMap { $0.comparison?.needed ?? [] })
    let undecided = screens.filter { screen in
      screen.reason != nil || screen.views.count < layoutCount
        || screen.views.contains { $0.comparison?.unknownCount != 0 }
    }
    let unknown = undecided.map(\.name) + skipped.map(\.screen)
    for exception in exceptions {
      if exception.reason.allSatisfy(\.isWhitespace) {
        self.exceptions.append((exception, "its reason is empty; add one"))
      } else if needed.contains(exception) {
        self.exceptions.append((exception, nil))
      } else if !unknown.contains(where: Glob(exception.screen).matches) {
        self.exceptions.append((exception, "no view needs it; delete it"))
      }
    }
  }
}
