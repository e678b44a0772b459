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
  private let redactor: LabelRedactor

  /// The files by screen and layout.
  private var files: [String: [ScreenLayout: ViewFile]] = [:]

  /// The files that cannot be compared, a line each.
  private var problems: [String]

  package init(
    of harness: AnySnapshotHarness, folder: ViewFolder, runner: (any JobRunner)? = nil
  ) {
    self.harness = harness
    self.runner = runner ?? InProcessRunner(harness)
    redactor = LabelRedactor(harness.app.redaction)
    problems = folder.problems
    let screens = Set(harness.screens)
    for file in folder.files {
      if let problem = problem(of: file, among: screens) {
        problems.append("\(MessageFormatting.quoted(file.name)) \(problem)")
      } else {
        files[file.screen, default: [:]][file.layout] = file
      }
    }
  }

  /// Why a file is not the view of a screen; nil if it is.
  private func problem(of file: ViewFile, among screens: Set<String>) -> String? {
    if !screens.contains(file.screen) {
      return "is a view of \(MessageFormatting.quoted(file.screen)), which is not a screen"
    }
    if !harness.drivenLayouts.contains(file.layout) {
      return "has the layout '\(file.layout.rawValue)', which the harness does not declare"
    }
    return files[file.screen]?[file.layout].map {
      "has the same screen and layout as \(MessageFormatting.quoted($0.name))"
    }
  }

  /// Compares all screens, or one.
  ///
  /// - Returns: The report; on one screen, without exceptions.
  /// - Throws: The error that stops the runner, or `CancellationError` if it is interrupted.
  package func report(on screen: String? = nil) async throws -> ViewsReport {
    var report = ViewsReport(manifest: harness.manifest)
    report.layoutCount = harness.drivenLayouts.count
    let screens = harness.screens(from: nil).filter { [nil, harness.screens[$0]].contains(screen) }
    let views = screens.map { screen in
      harness.drivenLayouts.compactMap { files[harness.screens[screen]]?[$0] }
    }
    var needed: Set<ViewException> = []
    let jobs = zip(screens, views).map { DeclaredScreenJob(screen: $0, layouts: $1.map(\.layout)) }
    let completion = try await runner.run(jobs) { position, outcome in
      let name = harness.screens[screens[position]]
      var compared: [ViewsReport.View] = []
      if case .completed(let contents) = outcome {
        compared = zip(views[position], contents).map { compare($0, with: $1, &needed) }
      }
      report.screens.append(
        .init(name, compared, failure: ScreenFailure(of: name, outcome)?.reason))
    }
    guard completion.isComplete else { throw CancellationError() }
    report.problems = problems + completion.problems
    if screen == nil {
      report.skipped = harness.skipped(among: harness.screens.indices)
      report.judge(harness.app.viewExceptions, needed: needed)
    }
    return report
  }

  private func compare(
    _ file: ViewFile, with content: ViewScreen, _ needed: inout Set<ViewException>
  ) -> ViewsReport.View {
    var view = ViewsReport.View(layout: file.layout, file: file.name, content: content.picture)
    guard file.problem == nil, let tree = file.tree else {
      view.problem = file.problem ?? "the file has no tree"
      return view
    }
    let seen = TreeReader(tree, for: content, redactor: redactor).screen
    let comparison = ViewComparison(
      of: content, and: seen,
      except: harness.app.viewExceptions.filter { Glob($0.screen).matches(file.screen) })
    needed.formUnion(comparison.needed)
    (view.differences, view.unknownCount) = (comparison.differences, comparison.unknownCount)
    view.hasContent = content.elements != nil
    view.picture = seen.picture(in: file.layout, redactor)
    return view
  }
}
