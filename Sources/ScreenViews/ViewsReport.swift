import Foundation
import ScreenContents
import ScreenJobs
import ScreenRendering
package import ScreenReports
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
  package var problems: [String] = []

  /// The report of a run that could not start.
  package init(manifest: String) { self.manifest = manifest }

  /// A screen with its views in the order of layouts.
  struct Screen: Encodable, Sendable {
    /// Whether the views agree; a view that cannot be compared outranks a difference.
    enum Verdict: String, CaseIterable, Encodable {
      case failed, differs, agrees
    }

    let screen: String
    let verdict: Verdict

    /// Why not all views could be compared; nil if they were.
    let reason: String?
    var views: [View]

    init(_ screen: String, _ views: [View], failure: String?) {
      (self.screen, self.views) = (screen, views)
      let problems = views.compactMap { view in
        view.problem.map { "\($0) (\(view.layout.rawValue))" }
      }
      reason =
        failure
        ?? (views.isEmpty ? "no file is a view of it" : problems.nonEmpty?.joined(separator: "; "))
      verdict =
        reason != nil ? .failed : views.contains { !$0.differences.isEmpty } ? .differs : .agrees
    }
  }

  /// The view of a screen in one layout.
  struct View: Encodable, Sendable {
    let layout: ScreenLayout
    let file: String

    /// Why the file has no tree.
    var problem: String?
    var differences: [ViewDifference] = []

    /// The number of declared elements that the tree does not reach, and whether the harness declares elements.
    var unknownCount = 0
    var hasContent = true

    /// The pictures of the content and of the view.
    let content: String
    var picture = "no tree\n"

    private enum CodingKeys: CodingKey {
      case layout, file, problem, differences
    }
  }
}

extension ViewsReport {
  /// The picture of each content, and that of its view below it.
  package var pictures: String {
    screens.flatMap(\.views).map { view in
      let layout = view.layout.rawValue
      return "\(layout), content\n\(view.content)\(layout), view\n\(view.picture)"
    }.joined(separator: "\n")
  }

  /// Why not all screens could be compared; nil if they were.
  package var failure: String? { screens.lazy.compactMap(\.reason).first }
}

extension ViewsReport: RunResults {
  func count(_ verdict: Screen.Verdict) -> Int { screens.count { $0.verdict == verdict } }

  /// Whether all screens have views that agree with their contents.
  package var conclusion: Conclusion {
    if count(.failed) > 0 || !problems.isEmpty { return .incomplete }
    let isMatched = count(.differs) == 0 && exceptions.allSatisfy { $0.problem == nil }
    return isMatched ? .matched : .differs
  }

  /// Judges exceptions, except one that only screens need that were not compared to their ends.
  mutating func judge(_ exceptions: [ViewException], needed: Set<ViewException>) {
    let undecided = screens.filter { screen in
      screen.reason != nil || screen.views.count < layoutCount
        || screen.views.contains { $0.unknownCount > 0 }
    }
    let unknown = undecided.map(\.screen) + skipped.map(\.screen)
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

// MARK: - JSON

extension ViewsReport {
  var jsonObject: JSONObject {
    let counts = Screen.Verdict.allCases.map { ($0.rawValue, count($0)) }
    return [
      "by": ReportMark.text, "schema": JSONEncoder.reportSchema, "manifest": manifest,
      "status": conclusion.reportCode, "counts": Dictionary(uniqueKeysWithValues: counts),
      "screens": screens, "problems": problems.nonEmpty,
      "exceptions": exceptions.map { exception, problem -> JSONObject in
        [
          "side": exception.side.rawValue, "label": exception.label, "screen": exception.screen,
          "reason": exception.reason, "stale": problem,
        ]
      },
    ]
  }
}
