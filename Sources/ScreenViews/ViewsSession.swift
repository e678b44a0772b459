import ScreenContents
package import ScreenJobs
import ScreenPayloads
import ScreenRendering
import ScreenSnapshot
import ScreenText

/// Compares the views in a folder with the contents of their screens.
@MainActor
package struct ViewsSession {
  private let harness: AnySnapshotHarness
  private let runner: any JobRunner
  private let folder: ViewFolder
  private let redactor: LabelRedactor

  package init(
    of harness: AnySnapshotHarness, folder: ViewFolder, runner: (any JobRunner)? = nil
  ) {
    self.harness = harness
    self.folder = folder
    self.runner = runner ?? InProcessRunner(harness)
    redactor = LabelRedactor(harness.app.redaction)
  }

  /// Compares all screens.
  ///
  /// - Parameter draws: Whether the report has the pictures of screens that differ.
  /// - Returns: The report on all screens of the manifest.
  /// - Throws: The error that stops the runner, or `CancellationError` if it is interrupted.
  package func report(draws: Bool) async throws -> ViewsReport {
    var report = ViewsReport(manifest: harness.manifest, problems: folder.problems)
    report.layouts = harness.drivenLayouts
    let views = views(&report.problems)
    let exceptions = ViewExceptions(harness.app.viewExceptions)
    report.skipped = harness.skipped(among: harness.screens.indices)
    try await declare(harness.screens(from: nil), views, draws, &report.problems) {
      screen, outcome in
      let name = harness.screens[screen]
      report.screens.append(
        compare(views[name] ?? [], of: name, with: outcome, exceptions))
    }
    let unknown = report.screens.filter { !report.isCompared($0) }.map(\.name)
    (report.usedExceptions, report.staleExceptions) = exceptions.judged(
      without: unknown + report.skipped.map(\.screen))
    return report
  }

  /// Draws a screen below its content, in each layout that has a view.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - problems: Receives the files that cannot be compared, a line each.
  /// - Returns: The text; nil if the folder has no view of the screen.
  /// - Throws: ``ScreenFailure``, or the errors of ``report(draws:)``.
  package func pictures(of name: String, problems: inout [String]) async throws -> String? {
    problems = folder.problems
    let views = views(&problems)
    guard let screen = harness.screens.firstIndex(of: name), let files = views[name] else {
      return nil
    }
    var pictures: [String] = []
    var failure: ScreenFailure?
    try await declare([screen], views, true, &problems) { _, outcome in
      failure = ScreenFailure(of: name, outcome)
      guard case .completed(let declared) = outcome else { return }
      pictures = zip(files, declared).compactMap { view, declared in
        self.pictures(of: declared, seen(view.file, for: declared))
          .map { ViewPicture.text(of: $0, in: declared.layout) }
      }
    }
    if let failure { throw failure }
    return pictures.joined(separator: "\n")
  }

  private func declare(
    _ screens: [Int], _ views: [String: [NamedView]], _ draws: Bool, _ problems: inout [String],
    onOutcome: @MainActor (Int, JobOutcome<[DeclaredScreen]>) -> Void
  ) async throws {
    let jobs = screens.map { screen in
      DeclaredScreenJob(
        screen: screen, layouts: (views[harness.screens[screen]] ?? []).map(\.file.layout),
        draws: draws)
    }
    let completion = try await runner.run(jobs) { onOutcome(screens[$0], $1) }
    guard completion.isComplete else { throw CancellationError() }
    problems += completion.problems
  }

  /// A view with the name of its file.
  private typealias NamedView = (name: String, file: ViewFile)

  /// The views by screen, in the order of layouts; a file that fits no screen is a problem.
  private func views(_ problems: inout [String]) -> [String: [NamedView]] {
    let screens = Set(harness.screens)
    var views: [String: [NamedView]] = [:]
    for (name, file) in folder.files {
      let view = views[file.screen]?.first { $0.file.layout == file.layout }
      let problem: String? =
        if !screens.contains(file.screen) {
          "is a view of \(MessageFormatting.quoted(file.screen)), which is not a screen"
        } else if !harness.drivenLayouts.contains(file.layout) {
          "has the layout '\(file.layout.rawValue)', which the harness does not declare"
        } else if let view {
          "has the same screen and layout as \(MessageFormatting.quoted(view.name))"
        } else {
          nil
        }
      if let problem {
        problems.append("\(MessageFormatting.quoted(name)) \(problem)")
      } else {
        views[file.screen, default: []].append((name, file))
      }
    }
    let order = harness.drivenLayouts
    return views.mapValues { views in
      order.flatMap { layout in views.filter { $0.file.layout == layout } }
    }
  }
}

// MARK: - Comparison

extension ViewsSession {
  private func seen(_ file: ViewFile, for declared: DeclaredScreen) -> SeenScreen? {
    guard file.problem == nil, let tree = file.tree else { return nil }
    return ViewReader.read(tree, expectsDialog: declared.dialog != nil, redactor: redactor)
  }

  /// The pictures of a content and of its view; nil if no pictures are needed.
  private func pictures(of declared: DeclaredScreen, _ seen: SeenScreen?) -> ViewsReport.Pictures? {
    let view = seen.map { ViewPicture.text(of: $0, in: declared.layout, redactor) }
    return declared.picture.map { .init(content: $0, view: view ?? "no tree\n") }
  }

  private func compare(
    _ views: [NamedView], of screen: String,
    with outcome: JobOutcome<[DeclaredScreen]>, _ exceptions: ViewExceptions
  ) -> ViewsReport.Screen {
    var result = ViewsReport.Screen(name: screen)
    result.failure = ScreenFailure(of: screen, outcome)?.reason
    guard case .completed(let contents) = outcome else { return result }
    for (view, declared) in zip(views, contents) {
      var compared = ViewsReport.View(file: view.name, layout: view.file.layout)
      if let seen = seen(view.file, for: declared) {
        let comparison = ViewComparison.result(of: declared, and: seen) {
          exceptions.accept($0, $1, on: screen)
        }
        compared.differences = comparison.differences
        compared.unknownCount = comparison.unknownCount
        compared.isComplete = comparison.isComplete
        compared.hasContent = declared.hasContent
        if !compared.differences.isEmpty { compared.pictures = pictures(of: declared, seen) }
      } else {
        compared.problem = view.file.problem ?? "the file has no tree"
      }
      result.views.append(compared)
    }
    return result
  }
}

/// The exceptions of a harness, and which of them were needed.
final class ViewExceptions {
  private let exceptions: [ViewException]
  private var isNeeded: [Bool]

  init(_ exceptions: [ViewException]) {
    self.exceptions = exceptions
    isNeeded = exceptions.map { _ in false }
  }

  /// Returns whether an exception accepts that only one side has a label.
  func accept(_ side: ViewException.Side, _ label: String, on screen: String) -> Bool {
    let fitting = exceptions.indices.filter { index in
      let exception = exceptions[index]
      return exception.side == side && exception.label == label
        && Glob(exception.screen).matches(screen)
    }
    for index in fitting { isNeeded[index] = true }
    return !fitting.isEmpty
  }

  /// Returns the exceptions that were needed and have a reason, and the others.
  ///
  /// - Parameter unknown: The screens that were not compared, which could need an exception.
  /// - Returns: Both, in declared order, without exceptions that such a screen could need.
  func judged(without unknown: [String]) -> (used: [ViewException], stale: [StaleViewException]) {
    var (used, stale): ([ViewException], [StaleViewException]) = ([], [])
    for (exception, isNeeded) in zip(exceptions, isNeeded) {
      if exception.reason.allSatisfy(\.isWhitespace) {
        stale.append(StaleViewException(exception: exception, fault: .noReason))
      } else if isNeeded {
        used.append(exception)
      } else if !unknown.contains(where: Glob(exception.screen).matches) {
        stale.append(StaleViewException(exception: exception, fault: .notNeeded))
      }
    }
    return (used, stale)
  }
}

/// An exception that is not needed or has no reason.
struct StaleViewException: Equatable, Sendable {
  enum Fault: String, Sendable {
    case notNeeded
    case noReason
  }

  let exception: ViewException
  let fault: Fault
}
