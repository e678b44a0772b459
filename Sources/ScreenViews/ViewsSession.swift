import ScreenContents
package import ScreenJobs
import ScreenPayloads
import ScreenRendering
package import ScreenSnapshot
import ScreenSystem
import ScreenText

/// Compares the views in a folder with the contents of their screens.
@MainActor
package struct ViewsSession {
  private let harness: AnySnapshotHarness
  private let runner: any JobRunner
  private let redactor: LabelRedactor
  private let exceptions: [ViewException]

  /// The files of each screen by layout.
  private var files: [String: [ScreenLayout: ViewFile]]

  /// The files that cannot be compared, a line each.
  private var problems: [String] = []

  /// Reads the views in a folder: a file for each screen and layout.
  ///
  /// - Throws: A `JobFailure` if the folder cannot be read or has no views.
  package init(
    of harness: AnySnapshotHarness, folder: String, runner: any JobRunner
  ) throws(JobFailure) {
    self.harness = harness
    self.runner = runner
    redactor = LabelRedactor(harness.redaction)
    exceptions = harness.declared.viewExceptions
    files = Dictionary(uniqueKeysWithValues: harness.screens.map { ($0, [:]) })
    let names: [String]
    do {
      names = try FileSystem.names(in: folder) { $0.hasSuffix(".json") && $0 != Self.index }
    } catch {
      throw Self.failure(of: folder, error.reason)
    }
    if names.isEmpty { throw Self.failure(of: folder, "it has no views") }
    for name in names.sorted() {
      if let problem = add(name, in: folder) {
        problems.append("\(MessageFormatting.quoted(name)) \(problem)")
      }
    }
  }

  private static func failure(of folder: String, _ reason: String) -> JobFailure {
    JobFailure(reason: "cannot read the folder \(MessageFormatting.quoted(folder)): \(reason)")
  }

  /// The file that lists attachments that were extracted from a test result.
  private static let index = "manifest.json"

  /// Adds a file.
  ///
  /// - Returns: Why it is not the view of a screen; nil if it is.
  private mutating func add(_ name: String, in folder: String) -> String? {
    let file: ViewFile
    do {
      file = try ViewFile(name, in: folder)
    } catch {
      return "is not a view: \(error)"
    }
    guard let others = files[file.screen] else {
      return "is a view of \(MessageFormatting.quoted(file.screen)), which is not a screen"
    }
    if !harness.drivenLayouts.contains(file.layout) {
      return "has the layout '\(file.layout.rawValue)', which the harness does not declare"
    }
    if let other = others[file.layout] {
      return "has the same screen and layout as \(MessageFormatting.quoted(other.name))"
    }
    files[file.screen]?[file.layout] = file
    return nil
  }

  /// Compares all screens.
  ///
  /// - Throws: The error that stops the runner, or `CancellationError` if it is interrupted.
  package func report() async throws -> ViewsReport {
    var report = ViewsReport(manifest: harness.manifest)
    report.layoutCount = harness.drivenLayouts.count
    let screens = harness.screens(from: nil)
    let files = screens.map { screen in
      harness.drivenLayouts.compactMap { self.files[harness.screens[screen]]?[$0] }
    }
    let jobs = zip(screens, files).map { DeclaredScreenJob(screen: $0, layouts: $1.map(\.layout)) }
    let completion = try await runner.run(jobs) { position, outcome in
      let name = harness.screens[screens[position]]
      var views: [ViewsReport.View] = []
      if case .completed(let contents) = outcome {
        views = zip(files[position], contents).map(view)
      }
      report.screens.append(
        .init(name: name, views: views, failure: ScreenFailure(of: name, outcome)?.reason))
    }
    guard completion.isComplete else { throw CancellationError() }
    report.problems = problems + completion.problems
    report.skipped = harness.skipped()
    report.judge(exceptions)
    return report
  }

  /// Compares the view in a file with its content.
  private func view(in file: ViewFile, of content: ViewScreen) -> ViewsReport.View {
    let comparison = (file.problem == nil ? file.tree : nil).map { tree in
      var seen = TreeReader(tree, for: content, redactor: redactor).screen
      seen.picture = seen.drawn(in: file.layout, redactor)
      return ViewComparison(
        of: content, and: seen,
        except: exceptions.filter { Glob($0.screen).matches(file.screen) })
    }
    return ViewsReport.View(file: file, content: content, comparison: comparison)
  }
}
