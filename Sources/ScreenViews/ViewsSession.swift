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

  /// The views with the names of their files by screen, in the order of layouts.
  private var views: [String: [(name: String, file: ViewFile)]] = [:]

  /// The files that cannot be compared, a line each.
  private var problems: [String]

  package init(
    of harness: AnySnapshotHarness, folder: ViewFolder, runner: (any JobRunner)? = nil
  ) {
    self.harness = harness
    self.runner = runner ?? InProcessRunner(harness)
    redactor = LabelRedactor(harness.redaction)
    problems = folder.problems
    let screens = Set(harness.screens)
    for (name, file) in folder.files { add(file, named: name, among: screens) }
  }

  private mutating func add(_ file: ViewFile, named name: String, among screens: Set<String>) {
    let layouts = harness.drivenLayouts
    let others = views[file.screen] ?? []
    let problem: String? =
      if !screens.contains(file.screen) {
        "is a view of \(MessageFormatting.quoted(file.screen)), which is not a screen"
      } else if !layouts.contains(file.layout) {
        "has the layout '\(file.layout.rawValue)', which the harness does not declare"
      } else if let other = others.first(where: { $0.file.layout == file.layout }) {
        "has the same screen and layout as \(MessageFormatting.quoted(other.name))"
      } else {
        nil
      }
    if let problem { return problems.append("\(MessageFormatting.quoted(name)) \(problem)") }
    views[file.screen] = layouts.flatMap { layout in
      (others + [(name, file)]).filter { $0.file.layout == layout }
    }
  }

  /// Compares all screens, or one.
  ///
  /// - Returns: The report; on one screen, without exceptions.
  /// - Throws: The error that stops the runner, or `CancellationError` if it is interrupted.
  package func report(on screen: String? = nil) async throws -> ViewsReport {
    var report = ViewsReport(manifest: harness.manifest)
    report.layoutCount = harness.drivenLayouts.count
    let positions = harness.screens(from: nil).filter {
      [nil, harness.screens[$0]].contains(screen)
    }
    let jobs = positions.map { position in
      DeclaredScreenJob(
        screen: position, layouts: views[harness.screens[position], default: []].map(\.file.layout))
    }
    var needed: Set<ViewException> = []
    let completion = try await runner.run(jobs) { position, outcome in
      let name = harness.screens[positions[position]]
      var compared: [ViewsReport.View] = []
      if case .completed(let declared) = outcome {
        compared = zip(views[name, default: []], declared).map { view, declared in
          compare(view.file, view.name, with: declared, &needed)
        }
      }
      report.screens.append(
        .init(name, compared, failure: ScreenFailure(of: name, outcome)?.reason))
    }
    guard completion.isComplete else { throw CancellationError() }
    report.problems = problems + completion.problems
    if screen == nil {
      report.skipped = harness.skipped(among: harness.screens.indices)
      report.judge(harness.viewExceptions, needed: needed)
    }
    return report
  }

  private func compare(
    _ file: ViewFile, _ name: String, with declared: DeclaredScreenJob.Declared,
    _ needed: inout Set<ViewException>
  ) -> ViewsReport.View {
    var view = ViewsReport.View(layout: file.layout, file: name, content: declared.picture)
    guard file.problem == nil, let tree = file.tree else {
      view.problem = file.problem ?? "the file has no tree"
      return view
    }
    let seen = TreeReader(tree, for: declared.screen, redactor: redactor).screen
    let comparison = ViewComparison(
      of: declared.screen, and: seen,
      except: harness.viewExceptions.filter { Glob($0.screen).matches(file.screen) })
    needed.formUnion(comparison.needed)
    (view.differences, view.unknownCount) = (comparison.differences, comparison.unknownCount)
    view.hasContent = declared.screen.elements != nil
    view.picture = seen.picture(in: file.layout, redactor)
    return view
  }
}
