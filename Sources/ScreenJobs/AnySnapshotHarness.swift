package import ScreenContents
package import ScreenDriver
import ScreenPayloads
package import ScreenSnapshot
import ScreenText

/// A harness without the app's types, as commands use it: what it declares, and a process to run jobs in.
@MainActor
package struct AnySnapshotHarness {
  package let app: SnapshotApp
  let tools: JobTools

  /// Creates the harness.
  package init<Harness: SnapshotHarness>(_ harness: Harness.Type) {
    self.init(SnapshotApp(harness))
  }

  init(_ app: SnapshotApp) {
    self.app = app
    tools = JobTools(app)
  }

  /// The name of the manifest.
  package var manifest: String { app.declared.manifest }

  /// The screens' raw values, in declared order.
  package var screens: [String] { app.screens }

  /// The names of the starts, the usual one first.
  package var starts: [String] { app.starts }

  /// The positions of the starts to crawl from; nil for the only one.
  package var startsToCrawl: [Int?] { starts.count == 1 ? [nil] : Array(starts.indices) }

  /// The screens that the harness skips among those at some positions, with the reasons.
  package func skipped(among positions: some Sequence<Int>) -> [ScreenFailure] {
    positions.compactMap { position in
      app.skipReasons[position].map { ScreenFailure(screen: screens[position], reason: $0) }
    }
  }

  /// The positions of the screens that are not skipped and that the app can show from a start; nil for the one that
  /// each screen needs.
  package func screens(from start: Int?) -> [Int] {
    let app = app.starting(from: start)
    // In Swift 6.0, a reference to the method has a type that throws.
    return screens.indices.filter { app.canShow($0) }
  }

  /// The layouts that the harness declares.
  package var layouts: [ScreenLayout] { app.declared.layouts }

  /// The layouts in which the app is operated and its cases are counted: those of pictures.
  package var drivenLayouts: [ScreenLayout] { app.drivenLayouts }

  /// Runs a job in this process.
  package func result<J: Job>(
    of job: J, onStep: OnStep = { _ in }
  ) async throws(JobFailure) -> J.Result {
    do {
      return try await job.run(with: tools, onStep: onStep)
    } catch let failure as JobFailure {
      throw failure
    } catch {
      throw JobFailure(reason: "\(error)")
    }
  }

  /// Runs a job in this process, with words for the job and then for each of its steps.
  package func announcedResult<J: Job>(
    of job: J, with announce: OnWork
  ) async throws(JobFailure) -> J.Result {
    let screens = screens
    let work = { @Sendable in TextColumns.visible(job.work(among: screens)) }
    announce(work)
    return try await result(of: job) { step in announce { "\(work()), \(step.text)" } }
  }

  /// A link as it is printed: without secrets.
  package func displayed(link: String) -> String { URLRedactor(app.redaction).text(of: link) }

  /// A checksum that differs if another process has other screens or another order.
  package var fingerprint: String {
    // No text contains the byte in between.
    Checksum.text(of: Array(screens.map(\.utf8).joined(separator: [0xFF])))
  }
}
