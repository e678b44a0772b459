/// Finds the screens that leave something behind in their process, such as a changed static, which
/// changes the text of screens after them.
///
/// Every step starts from processes that have rendered nothing, so that only the screens of the step
/// can matter.
@MainActor
struct LeftoverSearch {
  private let runner: any ScreenRunner

  /// Whether all screens of the search were rendered, and errors that belong to no screen.
  private(set) var completion = RunCompletion()

  private var causes: [InstabilityCause?] = []

  /// The number of screens whose processes are searched: each takes many renders, and one cause
  /// often explains many screens.
  static let maximumSearches = 5

  /// How often a finding is repeated, because a text may be random with few values.
  private static let repetitions = 3

  init(with runner: any ScreenRunner) {
    self.runner = runner
  }

  /// Finds the cause for each screen.
  mutating func causes(of screens: [UnstableScreen]) async throws -> [InstabilityCause] {
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
    of screens: [UnstableScreen]
  ) async throws -> [InstabilityCause] {
    let groups = screens.map { [$0.task, $0.task] }
    let rendered = try await render(groups, keeping: 2)
    return zip(screens, rendered).map { screen, twice in
      screen.texts(of: twice[0]) == screen.texts(of: twice[1]) ? .order : .screenItself
    }
  }

  /// Renders all screens in the same order several times.
  ///
  /// - Returns: The indices of the screens whose text still differs.
  private mutating func screensThatDifferInOneOrder(
    _ screens: [UnstableScreen]
  ) async throws -> Set<Int> {
    let groups = Array(repeating: screens.map(\.task), count: Self.repetitions)
    let rendered = try await render(groups, keeping: screens.count)
    let random = screens.indices.filter { index in
      let texts = rendered.map { screens[index].texts(of: $0[index]) }
      return texts.contains { $0 == nil || $0 != texts[0] }
    }
    return Set(random)
  }
}

// MARK: - Search

extension LeftoverSearch {
  /// Searches the first screens that no cause explains yet.
  private mutating func search(_ numbers: [Int], of screens: [UnstableScreen]) async throws {
    var searches = 0
    for number in numbers where causes[number] == nil && completion.isComplete {
      if searches == Self.maximumSearches { return }
      searches += 1
      let cause = try await cause(of: screens[number])
      causes[number] = cause
      guard case .screens(let culprits, _, _) = cause, culprits.count == 1 else { continue }
      let others = numbers.filter {
        causes[$0] == nil && screens[$0].task.subject != culprits[0].subject
      }
      try await apply(culprits, to: others, of: screens)
    }
  }

  /// Finds the screen that changes the text of another one.
  private mutating func cause(of screen: UnstableScreen) async throws -> InstabilityCause {
    let alone = try await texts(of: screen, after: repeated([]))
    guard let clean = alone[0], alone.allSatisfy({ $0 == clean }) else { return .screenItself }
    for rendering in [screen.first, screen.second] where rendering.texts != clean {
      let history = rendering.pass.history(before: rendering.position)
      if let found = try await culprits(in: history, changing: screen, from: clean) {
        return .screens(found.culprits, without: clean, after: found.changed)
      }
    }
    return .screenItself
  }

  /// Halves the screens that a process rendered before a screen as long as one half changes its text.
  ///
  /// - Returns: The screens that change the text, one if possible, and the changed text; nil if the
  ///   text does not change every time after them, or changes without them.
  private mutating func culprits(
    in history: [RenderTask], changing screen: UnstableScreen, from clean: [[UInt8]]
  ) async throws -> (culprits: [RenderTask], changed: [[UInt8]])? {
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
    _ culprits: [RenderTask], to numbers: [Int], of screens: [UnstableScreen]
  ) async throws {
    let tasks = numbers.map { screens[$0].task }
    if tasks.isEmpty { return }
    let rendered = try await render(
      repeated(tasks) + repeated(culprits + tasks), keeping: tasks.count)
    for (position, number) in numbers.enumerated() {
      let texts = rendered.map { screens[number].texts(of: $0[position]) }
      guard let clean = texts[0], let changed = Self.change(in: texts, from: clean) else {
        continue
      }
      causes[number] = .screens(culprits, without: clean, after: changed)
    }
  }
}

// MARK: - Rendering

extension LeftoverSearch {
  private func repeated(_ tasks: [RenderTask]) -> [[RenderTask]] {
    Array(repeating: tasks, count: Self.repetitions)
  }

  /// Renders a screen after each of several groups of screens.
  private mutating func texts(
    of screen: UnstableScreen, after groups: [[RenderTask]]
  ) async throws -> [[[UInt8]]?] {
    try await render(groups.map { $0 + [screen.task] }, keeping: 1)
      .map { screen.texts(of: $0[0]) }
  }

  /// Renders groups of screens, each in a process of its own.
  ///
  /// - Parameters:
  ///   - groups: The screens.
  ///   - count: The number of screens at the end of each group to return.
  /// - Returns: The last screens of each group; nil for a screen that does not render.
  /// - Throws: The error that stops the runner.
  private mutating func render(
    _ groups: [[RenderTask]], keeping count: Int
  ) async throws -> [[RenderedScreen?]] {
    var screens = groups.map { _ in [RenderedScreen?](repeating: nil, count: count) }
    guard completion.isComplete else { return screens }
    var places: [Int: (group: Int, index: Int)] = [:]
    var end = 0
    for (number, group) in groups.enumerated() {
      end += group.count
      for index in 0..<count { places[end - count + index] = (number, index) }
    }
    completion += try await runner.run(isolating: groups, for: .texts) { position, outcome in
      guard let place = places[position], case .rendered(let screen) = outcome else { return }
      screens[place.group][place.index] = screen
    }
    return screens
  }
}
