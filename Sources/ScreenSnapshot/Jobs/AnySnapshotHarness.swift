import ScreenText

/// A harness without the app's types.
@MainActor
package struct AnySnapshotHarness {
  private let app: SnapshotApp
  private let renderer: ScreenRenderer
  private let auditor: Auditor
  private let messages: MessageRedactor

  /// Creates the harness.
  package init<Harness: SnapshotHarness>(_ harness: Harness.Type) {
    self.init(SnapshotApp(harness))
  }

  init(_ app: SnapshotApp) {
    self.app = app
    let scenes = SceneBuilder(for: app)
    renderer = ScreenRenderer(app, scenes: scenes)
    auditor = Auditor(app, scenes: scenes)
    messages = MessageRedactor(app.redaction)
  }

  /// The name of the manifest.
  package var manifest: String { app.manifest }

  /// The screens' raw values, in declared order.
  package var screens: [String] { app.screens }

  /// The layouts that the harness declares.
  package var layouts: [ScreenLayout] { app.layouts }

  /// The layouts in which the app is operated and its cases are counted: those of pictures.
  var drivenLayouts: [ScreenLayout] { app.drivenLayouts }

  /// The types whose cases coverage counts, with or without a screen.
  var coveredTypes: [CoverageType] { app.coveredTypes }

  /// The cases that no screen needs to render.
  var coverageExceptions: [CoverageException] { app.coverageExceptions }

  /// Whether the harness declares exceptions under their former name, `exceptions`.
  package var usesFormerExceptions: Bool { app.usesFormerExceptions }

  /// The findings of audits that the app accepts.
  package var auditExceptions: [AuditException] { app.auditExceptions }

  /// Renders a screen on a fresh router.
  ///
  /// - Parameters:
  ///   - index: The screen's position in ``screens``.
  ///   - layouts: The layouts to render.
  /// - Returns: The screen's text in each of the layouts.
  /// - Throws: An error of the harness, or `VisibleStateError`.
  package func render(_ index: Int, in layouts: [ScreenLayout]) async throws -> RenderedScreen {
    let task = RenderTask(index: index, layouts: layouts)
    return try await renderer.render(index, as: task, for: .texts, comparing: .none) { _ in }
  }

  /// Renders one screen or replays one journey, and compares it with its goldens if the purpose is a
  /// comparison.
  package func outcome(
    of task: RenderTask, for purpose: RenderPurpose, onStep: OnStep = { _ in }
  ) async -> ScreenOutcome {
    do {
      switch task.subject {
      case .screen(let index):
        let goldens = goldenCheck(name: GoldenName.name(of: screens[index]), for: purpose)
        let screen = try await renderer.render(
          index, as: task, for: purpose, comparing: goldens, onStep: onStep)
        return outcome(of: screen, as: task, for: purpose)
      case .journey(let journey):
        let goldens = goldenCheck(name: journey.name, for: purpose)
        let screen = try await renderer.replay(journey, comparing: goldens, onStep: onStep)
        return outcome(of: screen, as: task, for: purpose)
      case .audit(let audit, let lost):
        return .audited(try await auditor.check(audit, without: lost, onStep: onStep))
      }
    } catch let error as JourneyFileError {
      return .failed(reason: "\(error.reason); \(error.hint)", line: error.line)
    } catch let error as JourneyStepError {
      return .failed(reason: error.description, line: error.line)
    } catch {
      return .failed(reason: messages.text(of: "\(error)"))
    }
  }

  private func goldenCheck(name: String, for purpose: RenderPurpose) -> GoldenCheck {
    guard case .comparison(let folder, _) = purpose else { return .none }
    return GoldenCheck(name: name, in: folder)
  }

  private func outcome(
    of screen: consuming RenderedScreen, as task: RenderTask, for purpose: RenderPurpose
  ) -> ScreenOutcome {
    guard case .comparison(_, let locates) = purpose else { return .rendered(screen) }
    if !locates, screen.texts.isEmpty, screen.unsupported.isEmpty {
      return .matched(hasContent: screen.hasContent)
    }
    return .rendered(screen.matchingOthers(of: task.folders))
  }

  /// Replaces the secrets in a crash that another process reports.
  package func redacted(_ outcome: ScreenOutcome) -> ScreenOutcome {
    guard case .crashed(let crash) = outcome else { return outcome }
    return .crashed(crash.redacted(by: messages))
  }

  /// A journey's file as reports and diffs display it: without the secrets in its steps.
  package nonisolated func displayed(journey bytes: [UInt8]) -> [UInt8] {
    JourneyFile.displayed(bytes, redaction: app.redaction)
  }

  /// Replaces the secrets in a message that quotes the app.
  package func redacted(_ message: String) -> String { messages.text(of: message) }

  /// A checksum that differs if another process has other screens or another order.
  package var fingerprint: String {
    var checksum = Checksum()
    for screen in screens {
      checksum.add(screen.utf8)
      // No text contains this byte.
      checksum.add(CollectionOfOne(0xFF))
    }
    return checksum.text
  }

  /// The golden file of a screen.
  package func golden(of index: Int, in layout: ScreenLayout) -> GoldenFile {
    GoldenFile(folder: GoldenFolder(layout), name: GoldenName.name(of: screens[index]))
  }

  /// The golden file of a screen or journey in a folder.
  func golden(of subject: RenderTask.Subject, in folder: GoldenFolder) -> GoldenFile {
    switch subject {
    case .screen(let index): GoldenFile(folder: folder, name: GoldenName.name(of: screens[index]))
    case .journey(let journey): GoldenFile(folder: folder, name: journey.name)
    case .audit: preconditionFailure("an audit has no golden")
    }
  }

  /// The name of a screen or journey in reports.
  func name(of subject: RenderTask.Subject) -> String {
    switch subject {
    case .screen(let index): screens[index]
    case .journey(let journey): journey.name
    case .audit: "audit"
    }
  }

  /// The golden files of all screens in all declared layouts.
  package var goldens: OwnedGoldens { OwnedGoldens(of: screens, in: layouts) }
}
