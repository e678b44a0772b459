/// Renders all screens of a harness and counts which cases of the app's types they contain.
@MainActor
package struct CoverageCollector {
  private let harness: AnySnapshotHarness
  private var counters: [CoverageKind: CaseCounter] = [:]
  private var duplicates = DuplicateScreens()
  private var failures: [ScreenFailure] = []

  package init(of harness: AnySnapshotHarness) {
    self.harness = harness
    for (kind, type) in harness.caseTypes { counters[kind] = CaseCounter(of: type, as: kind) }
  }

  /// Renders every screen in all layouts, because the state can depend on the layout.
  ///
  /// - Parameter runner: Renders the screens; this process by default.
  /// - Returns: The cases, checked against the exceptions of the harness.
  /// - Throws: The error that stops the runner, and `CancellationError` if it is interrupted.
  package consuming func report(
    from runner: (any ScreenRunner)? = nil
  ) async throws -> CoverageReport {
    let screens = harness.screens
    let tasks = screens.indices.map { RenderTask(index: $0, layouts: harness.layouts) }
    var outcomes: [ScreenOutcome] = []
    let runner = runner ?? InProcessRunner(harness)
    let completion = try await runner.run(tasks, for: .coverage) { outcomes.append($1) }
    guard completion.isComplete else { throw CancellationError() }
    for (screen, outcome) in zip(screens, outcomes) { count(outcome, of: screen) }
    var exceptions = ExceptionChecker(
      of: CoverageKind.allCases.compactMap { counters[$0]?.coverage })
    exceptions.check(harness.exceptions())
    return CoverageReport(
      manifest: harness.manifest, types: exceptions.types,
      usedExceptions: exceptions.usedExceptions,
      staleExceptions: exceptions.staleExceptions, duplicateScreens: duplicates.groups,
      failures: failures,
      problems: completion.problems)
  }

  private mutating func count(_ outcome: ScreenOutcome, of screen: String) {
    if let failure = ScreenFailure(of: screen, outcome) { failures.append(failure) }
    guard case .rendered(let rendered) = outcome else { return }
    for kind in CoverageKind.allCases {
      counters[kind]?.count(rendered.cases[kind], in: screen)
    }
    if let text = rendered.texts.first { duplicates.add(text.bytes, of: screen) }
  }
}

/// Counts the screens that render each case of one type.
struct CaseCounter {
  private(set) var coverage: TypeCoverage

  /// Reads the cases of a type; nil if it has none, as `Never`.
  init?(of type: Any.Type, as kind: CoverageKind) {
    coverage = TypeCoverage(kind: kind, typeName: String(describing: type))
    do throws(CaseMetadata.ReadError) {
      if try CaseMetadata.names(of: type).isEmpty { return nil }
      coverage.cases = try CaseMetadata(reading: type).names.map { CaseCoverage(name: $0) }
    } catch {
      coverage.unsupportedReason = UnsupportedTypeReason(error)
    }
  }

  /// Counts a screen for each case, by its tag.
  mutating func count(_ tags: [Int], in screen: String) {
    for tag in tags where coverage.cases.indices.contains(tag) {
      coverage.cases[tag].screenCount += 1
      coverage.cases[tag].firstScreen = coverage.cases[tag].firstScreen ?? screen
    }
  }
}

/// Finds screens with equal texts, except for names and links.
struct DuplicateScreens {
  private var screens: [[String]] = []
  private var places: [[UInt8]: Int] = [:]

  /// The groups of several screens, in the order of their first screens.
  var groups: [[String]] { screens.filter { $0.count > 1 } }

  mutating func add(_ text: [UInt8], of screen: String) {
    let key = Self.anonymous(text)
    if let place = places[key] {
      screens[place].append(screen)
    } else {
      places[key] = screens.count
      screens.append([screen])
    }
  }

  /// The text without the lines for `screen` and `link`; lines of the picture begin with a frame.
  private static func anonymous(_ text: [UInt8]) -> [UInt8] {
    let lines = text.split(separator: .newline, omittingEmptySubsequences: false)
    let names = [Array("screen: ".utf8), Array("link: ".utf8)]
    let others = lines.filter { line in !names.contains { line.starts(with: $0) } }
    return Array(others.joined(separator: [.newline]))
  }
}
