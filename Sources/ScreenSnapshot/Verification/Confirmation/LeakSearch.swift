/// Finds the screens that leak state into their process, such as a changed static, which changes the text
/// of screens after them.
///
/// Every step starts from processes that have rendered nothing, so that only the screens of the step
/// can matter.
@MainActor
struct LeakSearch<J: GoldenJob> {
  private let runner: any JobRunner
  private let screens: [String]

  /// Whether all screens of the search were rendered, and errors that belong to no screen.
  private(set) var completion = RunCompletion()

  private var causes: [InstabilityCause?] = []

  /// The number of screens whose processes are searched: each takes many renders, and one cause
  /// often explains many screens.
  static var maximumSearches: Int { 5 }

  /// How often a finding is repeated, because a text may be random with few values.
  private static var repetitions: Int { 3 }

  /// Creates a search among the screens with some names.
  init(among screens: [String], with runner: any JobRunner) {
    self.screens = screens
    self.runner = runner
  }

  mutating func causes(of screens: [UnstableScreen<J>]) async throws -> [InstabilityCause] {
    causes = Array(repeating: nil, count: screens.count)
    guard runner.startsProcesses else { return try await causesInOneProcess(of: screens) }
    let random = try await screensThatDifferInOneOrder(screens)
    try await search(screens.indices.filter { !random.contains($0) }, of: screens)
    // A screen that stores something random changes the text of others, too.
    try await search(random.sorted(), of: screens)
    let searched = causes.count { $0 != nil }
    return causes.enumerated().map { number, cause in
      cause
        ?? (random.contains(number)
          ? .screenItself : .notSearched(searched: searched, total: screens.count))
    }
  }

  /// Renders each screen twice in a row, because one process cannot tell more.
  private mutating func causesInOneProcess(
    of screens: [UnstableScreen<J>]
  ) async throws -> [InstabilityCause] {
    let groups = screens.map { [$0.job, $0.job] }
    let rendered = try await render(groups, keeping: 2)
    return zip(screens, rendered).map { screen, twice in
      screen.texts(of: twice[0]) == screen.texts(of: twice[1]) ? .order : .screenItself
    }
  }

  /// Renders all screens in the same order several times.
  ///
  /// - Returns: The indices of the screens whose text still differs.
  private mutating func screensThatDifferInOneOrder(
    _ screens: [UnstableScreen<J>]
  ) async throws -> Set<Int> {
    let groups = Array(repeating: screens.map(\.job), count: Self.repetitions)
    let rendered = try await render(groups, keeping: screens.count)
    let random = screens.indices.filter { index in
      let texts = rendered.map { screens[index].texts(of: $0[index]) }
      return texts.contains { $0 == nil || $0 != texts[0] }
    }
    return Set(random)
  }
}

// MARK: - Search

extension LeakSearch {
  /// Searches the first screens that no cause explains yet.
  private mutating func search(_ numbers: [Int], of screens: [UnstableScreen<J>]) async throws {
    var searches = 0
    for number in numbers where causes[number] == nil && completion.isComplete {
      if searches == Self.maximumSearches { return }
      searches += 1
      let (cause, culprits) = try await cause(of: screens[number])
      causes[number] = cause
      guard let culprit = culprits.first, culprits.count == 1 else { continue }
      let others = numbers.filter { causes[$0] == nil && screens[$0].job != culprit }
      try await apply(culprit, to: others, of: screens)
    }
  }

  /// Finds the screen that changes the text of another one.
  private mutating func cause(
    of screen: UnstableScreen<J>
  ) async throws -> (InstabilityCause, culprits: [J]) {
    let alone = try await texts(of: screen, after: repeated([]))
    guard let clean = alone[0], alone.allSatisfy({ $0 == clean }) else {
      return (.screenItself, [])
    }
    for rendering in [screen.first, screen.second] where rendering.texts != clean {
      let history = rendering.pass.history(before: rendering.position)
      if let found = try await culprits(in: history, changing: screen, from: clean) {
        let names = found.culprits.map { $0.name(among: screens) }
        return (.screens(names, without: clean, after: found.changed), found.culprits)
      }
    }
    return (.screenItself, [])
  }

  /// Halves the screens that a process rendered before a screen as long as one half changes its text.
  ///
  /// - Returns: The screens that change the text, one if possible, and the changed text; nil if the
  ///   text does not change every time after them, or changes without them.
  private mutating func culprits(
    in history: [J], changing screen: UnstableScreen<J>, from clean: [[UInt8]]
  ) async throws -> (culprits: [J], changed: [[UInt8]])? {
    var range = history[...]
    guard try await texts(of: screen, after: [history])[0] != clean else { return nil }
    while range.count > 1, completion.isComplete {
      let middle = range.startIndex + range.count / 2
      let halves = [range[..<middle], range[middle...]]
      let texts = try await texts(of: screen, after: halves.map(Array.init))
      guard let half = zip(halves, texts).first(where: { $1 != nil && $1 != clean })?.0 else {
        break
      }
      range = half
    }
    let culprits = Array(range)
    let texts = try await texts(of: screen, after: repeated([]) + repeated(culprits))
    return Self.change(in: texts, from: clean).map { (culprits, $0) }
  }

  /// The last text if the first half of the texts is equal to a clean text, and the second half
  /// differs from it.
  private static func change(in texts: [[[UInt8]]?], from clean: [[UInt8]]) -> [[UInt8]]? {
    let isChange =
      texts.prefix(repetitions).allSatisfy { $0 == clean }
      && texts.dropFirst(repetitions).allSatisfy { $0 != nil && $0 != clean }
    return isChange ? texts.last ?? nil : nil
  }

  /// Finds the other screens whose text differs after the culprit.
  private mutating func apply(
    _ culprit: J, to numbers: [Int], of screens: [UnstableScreen<J>]
  ) async throws {
    let jobs = numbers.map { screens[$0].job }
    if jobs.isEmpty { return }
    let rendered = try await render(
      repeated(jobs) + repeated([culprit] + jobs), keeping: jobs.count)
    for (position, number) in numbers.enumerated() {
      let texts = rendered.map { screens[number].texts(of: $0[position]) }
      guard let clean = texts[0], let changed = Self.change(in: texts, from: clean) else {
        continue
      }
      causes[number] = .screens(
        [culprit.name(among: self.screens)], without: clean, after: changed)
    }
  }
}

// MARK: - Rendering

extension LeakSearch {
  private func repeated(_ jobs: [J]) -> [[J]] {
    Array(repeating: jobs, count: Self.repetitions)
  }

  /// Renders a screen after each of several groups of screens.
  private mutating func texts(
    of screen: UnstableScreen<J>, after groups: [[J]]
  ) async throws -> [[[UInt8]]?] {
    try await render(groups.map { $0 + [screen.job] }, keeping: 1)
      .map { screen.texts(of: $0[0]) }
  }

  /// Renders groups of screens, each group in a process of its own.
  ///
  /// - Returns: The last `count` screens of each group; nil for a screen that does not render.
  private mutating func render(
    _ groups: [[J]], keeping count: Int
  ) async throws -> [[RenderedScreen?]] {
    var screens = groups.map { _ in [RenderedScreen?](repeating: nil, count: count) }
    guard completion.isComplete else { return screens }
    var places: [Int: (group: Int, index: Int)] = [:]
    var end = 0
    for (number, group) in groups.enumerated() {
      end += group.count
      for index in 0..<count { places[end - count + index] = (number, index) }
    }
    completion += try await runner.run(isolating: groups) { position, outcome in
      guard let place = places[position], case .completed(let screen, _) = outcome else { return }
      screens[place.group][place.index] = screen
    }
    return screens
  }
}
