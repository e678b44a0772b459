import ScreenText

/// Renders all screens of a harness and counts which cases of the app's types they contain.
@MainActor
package struct CoverageCollector {
  private let harness: AnySnapshotHarness
  /// The counters of the covered types by position; nil for a type without cases, as `Never`.
  private var counters: [CaseCounter?]
  /// The counters of the types that only rendered values name, in the order of the screens.
  private var foundCounters: [CaseCounter] = []
  private var foundPositions: [FoundType: Int] = [:]
  private var duplicates = DuplicateScreens()
  private var failures: [ScreenFailure] = []

  package init(of harness: AnySnapshotHarness) {
    self.harness = harness
    counters = harness.coveredTypes.enumerated().map { position, covered in
      let isDeclared = position >= CoverageKind.navigatorKinds.count
      return CaseCounter(
        of: covered.type, as: covered.kind, origin: isDeclared ? .declared : .navigator)
    }
  }

  /// Renders every screen in all layouts, because the state can depend on the layout.
  ///
  /// - Parameter runner: Renders the screens; this process by default.
  /// - Returns: The cases, checked against the exceptions of the harness.
  /// - Throws: The error that stops the runner, and `CancellationError` if it is interrupted.
  package consuming func report(
    from runner: (any JobRunner)? = nil
  ) async throws -> CoverageReport {
    let screens = harness.screens
    let jobs = screens.indices.map { CoverageJob(screen: $0, layouts: harness.drivenLayouts) }
    let runner = runner ?? InProcessRunner(harness)
    let completion = try await runner.run(jobs) { count($1, of: screens[$0]) }
    guard completion.isComplete else { throw CancellationError() }
    var exceptions = ExceptionChecker(of: types)
    exceptions.check(harness.coverageExceptions)
    return CoverageReport(
      manifest: harness.manifest, types: exceptions.types,
      usedExceptions: exceptions.usedExceptions,
      staleExceptions: exceptions.staleExceptions, duplicateScreens: duplicates.groups,
      failures: failures,
      problems: completion.problems)
  }

  /// The types by kind: those of the navigator, declared ones, then those that screens render.
  private var types: [TypeCoverage] {
    let all = counters.compactMap { $0?.coverage } + foundCounters.map(\.coverage)
    return CoverageKind.allCases.flatMap { kind in all.filter { $0.kind == kind } }
  }

  private mutating func count(_ outcome: JobOutcome<CoverageJob.Result>, of screen: String) {
    if let failure = ScreenFailure(of: screen, outcome) { failures.append(failure) }
    guard case .completed(let rendered, _) = outcome else { return }
    for (position, tags) in rendered.cases.tags where counters.indices.contains(position) {
      counters[position]?.count(tags, in: screen)
    }
    for found in rendered.cases.found { count(found, in: screen) }
    duplicates.add(rendered.text, of: screen)
  }

  private mutating func count(_ found: FoundCases, in screen: String) {
    let position = foundPositions[found.type] ?? foundCounters.count
    if position == foundCounters.count {
      foundCounters.append(CaseCounter(of: found.type))
      foundPositions[found.type] = position
    }
    foundCounters[position].count(found, in: screen)
  }
}

/// Counts the screens that render each case of one type.
struct CaseCounter {
  private(set) var coverage: TypeCoverage

  /// Reads the cases of a type; nil if it has none, as `Never`.
  init?(of type: Any.Type, as kind: CoverageKind, origin: TypeCoverage.Origin = .navigator) {
    let name = String(describing: type)
    coverage = TypeCoverage(
      kind: kind, typeName: origin == .navigator ? name : CaseTypeName(of: type).short,
      origin: origin)
    do throws(EnumCaseNames.ReadError) {
      let names = try EnumCaseNames.names(of: type)
      if names.isEmpty { return nil }
      coverage.cases = names.map { CaseCoverage(name: $0) }
    } catch {
      coverage.unsupportedReason =
        CaseTypeName.isOpen(type) ? .existential : UnsupportedTypeReason(error)
    }
  }

  /// Creates the counter of a type that a rendered value names.
  init(of type: FoundType) {
    coverage = TypeCoverage(
      kind: type.kind, typeName: CaseTypeName.short(of: type.qualifiedName),
      origin: .rendered(in: []), cases: type.cases.map { CaseCoverage(name: $0) },
      unsupportedReason: type.unsupportedReason)
  }

  /// Counts a screen for each case, by its tag.
  mutating func count(_ tags: some Collection<Int>, in screen: String) {
    for tag in tags where coverage.cases.indices.contains(tag) {
      coverage.cases[tag].screenCount += 1
      coverage.cases[tag].firstScreen = coverage.cases[tag].firstScreen ?? screen
    }
  }

  /// Counts a screen that renders a type which only rendered values name.
  mutating func count(_ found: FoundCases, in screen: String) {
    count(found.tags, in: screen)
    let new = found.carriers.filter { !coverage.carriers.contains($0) }
    coverage.origin = .rendered(in: coverage.carriers + new)
    guard coverage.unsupportedReason != nil else { return }
    coverage.screenCount += 1
    coverage.firstScreen = coverage.firstScreen ?? screen
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
