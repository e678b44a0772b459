import ScreenContents
import ScreenJobs
package import ScreenReports
import ScreenSnapshot

/// The views of an app's screens, compared with their contents.
package struct ViewsReport: Sendable {
  let manifest: String

  /// The layouts that a screen can have views in.
  var layouts: [ScreenLayout] = []

  /// The screens in declared order.
  var screens: [Screen] = []

  /// The screens that the harness skips, in declared order.
  var skipped: [ScreenFailure] = []

  /// The exceptions that are needed, in declared order.
  var usedExceptions: [ViewException] = []

  /// The exceptions that are not needed or have no reason, in declared order.
  var staleExceptions: [StaleViewException] = []

  /// Files that cannot be compared, and errors of the run, a line each.
  package var problems: [String] = []

  /// A screen with its views in the order of layouts.
  struct Screen: Sendable {
    let name: String
    var views: [View] = []

    /// Why the content could not be read.
    var failure: String?
  }

  /// The view of a screen in one layout.
  struct View: Sendable {
    let file: String
    let layout: ScreenLayout
    var differences: [ViewDifference] = []

    /// The number of declared elements that can be where the tree does not reach.
    var unknownCount = 0

    /// Whether the elements were compared, because the view is of the same screen.
    var isComplete = true

    /// Whether the harness has a content of the screen, so that elements are compared.
    var hasContent = true

    /// Why the file has no tree.
    var problem: String?

    /// The pictures if the view differs and pictures are needed.
    var pictures: Pictures?
  }

  /// The texts of two pictures.
  struct Pictures: Sendable {
    let content: String
    let view: String
  }
}

extension ViewsReport.Screen {
  /// The conclusion on a screen: a failure to compare outranks a difference.
  enum Verdict: String, CaseIterable {
    /// The content could not be read.
    case invalid

    /// The app did not show the screen.
    case failed

    /// No file is a view of the screen.
    case missing
    case differs
    case agrees
  }

  var verdict: Verdict {
    if failure != nil { return .invalid }
    if views.isEmpty { return .missing }
    if views.contains(where: { $0.problem != nil }) { return .failed }
    return views.contains { !$0.differences.isEmpty } ? .differs : .agrees
  }
}

extension ViewsReport {
  /// The report of a run that could not start.
  package init(manifest: String) { self.init(manifest: manifest, problems: []) }

  /// Whether a screen was compared to its end in every layout.
  func isCompared(_ screen: Screen) -> Bool {
    screen.failure == nil && screen.views.count == layouts.count
      && screen.views.allSatisfy { $0.problem == nil && $0.isComplete && $0.unknownCount == 0 }
  }
}

extension ViewsReport: RunResults {
  func count(_ verdict: Screen.Verdict) -> Int { screens.count { $0.verdict == verdict } }

  /// Whether all screens have views that agree with their contents.
  package var conclusion: Conclusion {
    let isComplete = [.invalid, .failed, .missing].allSatisfy { count($0) == 0 }
    if !isComplete || !problems.isEmpty { return .incomplete }
    return count(.differs) == 0 && staleExceptions.isEmpty ? .matched : .differs
  }
}
