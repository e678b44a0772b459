/// A harness without the app's types.
@MainActor
@usableFromInline
package struct AnySnapshotHarness {
  private let app: SnapshotApp
  private let renderer: ScreenRenderer
  private let auditor: Auditor
  private let messages: MessageRedactor
  private let matchers = GoldenMatcherCache()

  /// Creates the harness; inlined for the sake of ``SnapshotApp``.
  @inlinable
  package init<Harness: SnapshotHarness>(_ harness: Harness.Type) {
    self.init(SnapshotApp(harness))
  }

  @usableFromInline
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
  var exceptions: [CoverageException] { app.exceptions() }

  /// The findings of audits that the app accepts.
  package var auditExceptions: [AuditException] { app.auditExceptions() }

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
    return GoldenCheck(name: name, with: matchers.matcher(of: folder))
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

  /// Checks that the manifest is a folder name, has screens, and that no two share a golden.
  ///
  /// - Throws: ``ManifestError``.
  package func check() throws(ManifestError) {
    if !isFolderName(manifest) { throw .invalidFolderName(manifest: manifest) }
    if screens.isEmpty { throw .noScreens(manifest: manifest) }
    if layouts.isEmpty { throw .noLayouts(manifest: manifest) }
    // Two different names with one hash only cost the full check.
    var hashes = Set<Int>(minimumCapacity: screens.count)
    let areUnique = screens.allSatisfy { screen in
      hashes.insert(foldedHash(of: GoldenName.name(of: screen))).inserted
    }
    if !areUnique { try checkOwners() }
  }

  /// Checks that no two screens share a golden.
  ///
  /// - Throws: ``ManifestError``.
  private func checkOwners() throws(ManifestError) {
    var owners: [String: String] = [:]
    for screen in screens {
      let name = GoldenName.name(of: screen)
      if let owner = owners.updateValue(screen, forKey: GoldenName.collisionKey(of: name)) {
        throw .sameFile(manifest: manifest, screens: [owner, screen], file: name)
      }
    }
  }
}

/// A number that is equal for names of files that some file systems do not distinguish.
private func foldedHash(of name: String) -> Int {
  // For ASCII, a checksum of the bytes without the bit of lower case is faster than a key. The key of
  // another name can be ASCII.
  func checksum(of name: String) -> (hash: UInt64, isASCII: Bool) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var isASCII = true
    _ = name.hasOnlyBytes { byte in
      hash = (hash ^ UInt64(byte | 0x20)) &* 0x100_0000_01B3
      if byte >= 0x80 { isASCII = false }
      return true
    }
    return (hash, isASCII)
  }
  let (hash, isASCII) = checksum(of: name)
  let sum = isASCII ? hash : checksum(of: GoldenName.collisionKey(of: name)).hash
  return Int(truncatingIfNeeded: sum)
}

/// Whether a path component can have that name.
private func isFolderName(_ name: String) -> Bool {
  !["", ".", ".."].contains(name) && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
}

/// Why the screens of a manifest cannot be compared with goldens.
package enum ManifestError: Error, Equatable, CustomStringConvertible {
  /// The folder of goldens would be outside of the manifests folder.
  case invalidFolderName(manifest: String)

  /// The manifest has no cases.
  case noScreens(manifest: String)

  /// The harness declares no layouts.
  case noLayouts(manifest: String)

  /// Some file systems cannot distinguish the goldens of two screens.
  case sameFile(manifest: String, screens: [String], file: String)

  package var description: String {
    switch self {
    case .invalidFolderName(let manifest):
      """
      manifest name '\(TextColumns.visible(manifest))' is not a valid folder name
      hint: return one without '/' from 'manifest', or leave it out
      """
    case .noScreens(let manifest):
      """
      the manifest \(manifest) has no screens, so there is nothing to verify
      hint: add a case for each screen of the app
      """
    case .noLayouts(let manifest):
      """
      the harness of \(manifest) declares no layouts, so there is nothing to verify
      hint: return [.compact], [.regular] or both from 'layouts', or leave it out
      """
    case .sameFile(let manifest, let screens, let file):
      """
      the screens \(screens.map { "'\($0)'" }.joined(separator: " and ")) of \(manifest) \
      would share the golden file \(file)\(GoldenName.suffix)
      hint: \(Self.reason(forOneFile: screens)); rename one of them
      """
    }
  }

  /// Why two screens share a file.
  private static func reason(forOneFile screens: [String]) -> String {
    guard let first = screens.first, let last = screens.last, first == last else {
      return "file systems that ignore letter case or Unicode composition cannot keep them apart"
    }
    return first.utf8.elementsEqual(last.utf8)
      ? "two cases have this raw value" : "they differ in Unicode composition alone"
  }
}
