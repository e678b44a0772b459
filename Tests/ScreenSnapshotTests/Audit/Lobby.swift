import Foundation
import ScreenContents
import ScreenNavigation

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenReports
@testable import ScreenSnapshot

enum LobbyFlow: Hashable, Sendable { case guest, member }

enum LobbyTab: CaseIterable, Sendable { case home, search, profile }

enum LobbyRoute: Hashable, TransientDestination {
  case room(Int)
  case draft

  var isTransient: Bool { self == .draft }
}

enum LobbySheet: Hashable, Sendable {
  case help, photo
  case page(Int)
}

extension LobbySheet: SnapshotTransient {
  var isTransient: Bool { if case .page = self { true } else { false } }
}

enum LobbyOverlay: Sendable { case call }

struct LobbyState: Equatable, Sendable {
  enum Dialog: Sendable { case alert, confirmation }

  var flow: LobbyFlow?
  var tab = LobbyTab.home
  var tabs: [LobbyTab]?
  var stacks: [LobbyTab: [LobbyRoute]] = [:]
  var sheet: LobbySheet?
  var cover: LobbySheet?
  var dialog: Dialog?
  var overlay: LobbyOverlay?

  init() {}

  /// A stack in the tab home.
  init(_ routes: LobbyRoute..., sheet: LobbySheet? = nil, cover: LobbySheet? = nil) {
    (stacks[.home], self.sheet, self.cover) = (routes, sheet, cover)
  }
}

final class LobbyNavigator: NavigatorDriving {
  var state = LobbyState()
  /// What the app does when the harness waits for it.
  var later: (() -> Void)?
  /// A number that the content shows, and no navigation.
  var count = 0

  var stack: [LobbyRoute] {
    get { state.stacks[state.tab] ?? [] }
    set { state.stacks[state.tab] = newValue }
  }

  var visibleState: VisibleFlowState<LobbyFlow, LobbyTab, LobbyRoute, LobbySheet, LobbyOverlay> {
    let dialog = VisibleDialog("Leave?", buttons: Lobby.app.buttons(self))
    return VisibleFlowState(
      flow: state.flow, tabs: state.tabs ?? [.home, .search],
      tab: state.flow == .guest ? nil : state.tab,
      routes: stack,
      sheet: state.sheet, fullScreenCover: state.cover,
      alert: state.dialog == .alert ? dialog : nil,
      confirmation: state.dialog == .confirmation ? dialog : nil, overlay: state.overlay)
  }

  func goBack() {
    if state.overlay != nil {
      state.overlay = nil
    } else if state.sheet != nil || state.cover != nil || state.dialog != nil {
      (state.sheet, state.cover, state.dialog) = (nil, nil, nil)
    } else if !stack.isEmpty {
      stack.removeLast()
    }
  }

  /// Shows a state, in which the tabs that it does not show keep what they have, unless it has another flow.
  func show(_ next: LobbyState) {
    let stacks = next.flow == state.flow ? state.stacks : [:]
    state = next
    state.stacks = stacks
    state.stacks[next.tab] = next.stacks[next.tab]
  }

  func select(_ tab: LobbyTab) {
    if tab == state.tab { stack = [] }
    state.tab = tab
  }
}

/// The screens and operations of an app, which follows every law; a test replaces some of them.
struct LobbyApp: Sendable {
  typealias Destination = LobbySnapshots.Destination

  var screens: KeyValuePairs<String, LobbyState> = [
    "home": LobbyState(), "room": LobbyState(.room(1)),
    "help": LobbyState(.room(1), sheet: .help),
    "search": {
      var state = LobbyState()
      state.tab = .search
      return state
    }(),
  ]

  /// The number of further screens, each a room: `r1` and so on.
  var roomCount = 0
  var exceptions: [AuditException] = []
  var navigatesAbsolutely = true
  var hasInvalidStart = false
  var layouts: [ScreenLayout] = [.compact, .regular]

  /// What the app does when it starts, before the harness waits for it.
  var start: @MainActor @Sendable (LobbyNavigator) -> Void = { _ in }
  var jump: @MainActor @Sendable (LobbyNavigator, LobbyState) throws -> Void = { $0.show($1) }
  var back: @MainActor @Sendable (LobbyNavigator) throws -> Void = { $0.goBack() }
  var select: @MainActor @Sendable (LobbyNavigator, LobbyTab) throws -> Void = { $0.select($1) }
  var link: @MainActor @Sendable (String) throws -> URL? = { URL(string: "lobby://\($0)") }
  var open: @MainActor @Sendable (LobbyNavigator, URL) throws -> Void = { navigator, url in
    guard url.path.isEmpty, let state = Lobby.app.state(of: url.host ?? "") else {
      throw RefusedLink(reason: "no such link")
    }
    navigator.show(state)
  }
  /// What the app says before it opens a link.
  var outcome: @MainActor @Sendable (LobbyNavigator) -> LinkOutcome = { _ in .unreported }
  var linkBlockers: [LinkBlocker] = []
  var linkType: LinkType?
  var restored: @MainActor @Sendable (LobbyState) throws -> LobbyState = { $0 }
  var content: @MainActor @Sendable (Destination, LobbyNavigator) -> ScreenContent? = {
    LobbyApp.content(of: $0, in: $1)
  }
  var buttons: @MainActor @Sendable (LobbyNavigator) -> [ScreenButton] = { _ in [] }

  init(_ change: (inout LobbyApp) -> Void = { _ in }) { change(&self) }

  var screenNames: [String] { screens.map(\.key) + (0..<roomCount).map { "r\($0 + 1)" } }

  func state(of screen: String) -> LobbyState? {
    if let number = Int(screen.dropFirst()), number <= roomCount {
      return LobbyState(.room(number))
    }
    return screens.first { $0.key == screen }?.value
  }

  @MainActor
  static func content(
    of destination: Destination, in navigator: LobbyNavigator
  ) -> ScreenContent? {
    switch destination {
    case .tab(.home):
      ScreenContent(elements: [.link("Room") { navigator.stack.append(.room(1)) }])
    case .route(.room):
      ScreenContent(
        title: "Room \(navigator.count)",
        trailing: [.button("Help") { navigator.state.sheet = .help }])
    case .sheet(.help):
      ScreenContent(leading: [.button("Close") { navigator.state.sheet = nil }])
    default: ScreenContent()
    }
  }

  /// The content of an app whose room has a button that leads to an invalid state.
  @MainActor
  static func contentWithInvalidRoom(
    of destination: Destination, in navigator: LobbyNavigator
  ) -> ScreenContent? {
    guard case .route = destination else {
      return ScreenContent(elements: [.link("Room") { navigator.stack = [.room(1)] }])
    }
    return ScreenContent(
      elements: [
        .button("Both") { (navigator.state.sheet, navigator.state.cover) = (.help, .photo) }
      ])
  }
}

/// The app of a test.
enum Lobby {
  @TaskLocal static var app = LobbyApp()

  /// The reason why a state with a sheet and a cover is invalid.
  static let twoPresentations = """
    the router presents a sheet and a full-screen cover over one stack, but SwiftUI supports only one \
    presentation; make the router dismiss the first one
    """
}

/// The harness of an app that the test sets.
struct LobbySnapshots: SnapshotHarness {
  private static var app: LobbyApp { Lobby.app }

  struct Screen: CaseIterable, RawRepresentable {
    let rawValue: String

    static var allCases: [Screen] { Lobby.app.screenNames.map(Screen.init) }
  }

  static var auditExceptions: [AuditException] { app.exceptions }
  static var layouts: [ScreenLayout] { app.layouts }
  static var navigatesAbsolutely: Bool { app.navigatesAbsolutely }

  static func makeNavigator() -> LobbyNavigator {
    let navigator = LobbyNavigator()
    if app.hasInvalidStart { (navigator.state.sheet, navigator.state.cover) = (.help, .photo) }
    app.start(navigator)
    return navigator
  }

  /// Waits for what the app does later.
  static func settle(_ navigator: LobbyNavigator) async throws {
    navigator.later?()
    navigator.later = nil
  }

  static func navigate(_ navigator: LobbyNavigator, to screen: Screen) throws {
    guard let state = app.state(of: screen.rawValue) else { return }
    try app.jump(navigator, state)
  }

  static func goBack(in navigator: LobbyNavigator) async throws { try app.back(navigator) }

  static func select(_ tab: LobbyTab, in navigator: LobbyNavigator) async throws {
    try app.select(navigator, tab)
  }

  static func link(to screen: Screen) throws -> URL? { try app.link(screen.rawValue) }

  static func open(_ url: URL, in navigator: LobbyNavigator) async throws -> LinkOutcome {
    let outcome = app.outcome(navigator)
    try app.open(navigator, url)
    return outcome
  }

  static var linkBlockers: [LinkBlocker] { app.linkBlockers }
  static var linkType: LinkType? { app.linkType }

  static func relaunch(_ navigator: LobbyNavigator) async throws -> LobbyNavigator {
    let restored = makeNavigator()
    restored.state = try app.restored(navigator.state)
    return restored
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    app.content(destination, context.navigator)
  }
}

extension URL {
  /// Whether the link names a screen of the app, and nothing else.
  var namesScreen: Bool { path.isEmpty && Lobby.app.state(of: host ?? "") != nil }
}

extension LobbyApp {
  /// Audits the app in this process, or with a runner.
  @MainActor
  func audit(
    _ laws: AuditLaw..., patterns: [String] = [],
    maximumPlaces: Int = CrawlResult.defaultMaximumPlaces, checksAllPairs: Bool = false,
    runner: (any JobRunner)? = nil
  ) async throws -> AuditReport {
    try await Lobby.$app.withValue(self) {
      var session = try AuditSession(
        of: AnySnapshotHarness(LobbySnapshots.self), laws: laws, patterns: patterns,
        maximumPlaces: maximumPlaces, checksAllPairs: checksAllPairs, runner: runner)
      let report = try await session.report(namedLaws: laws)
      // A runner of a test ends steps that no journey ends.
      if runner == nil { try await report.replayExamples(with: session.harness) }
      return report
    }
  }
}

extension AuditReport {
  /// The findings: `a sheet stays: help → home, room`.
  var causes: [String] {
    groups.map { group in
      let previous = group.previousScreens.joined(separator: ", ")
      let screens = group.screens.joined(separator: ", ")
      return "\(group.cause): \(previous.isEmpty ? "" : "\(previous) → ")\(screens)"
    }
  }

  /// The example of the only finding: its steps, what was expected, and what was found.
  var example: [String] {
    guard groups.count == 1 else { return [] }
    let example = groups[0].example
    return example.stepTexts + [example.expectedWords, example.foundWords]
  }

  /// Each finding as it is printed: its law, its cause and its places, and then its example.
  var findings: [[String]] {
    groups.map { ["\($0.law.rawValue): \($0.cause): \($0.places())"] + $0.reportedExample.lines }
  }
}

extension AuditReport.LawResult {
  /// What was not checked, with the number of times, without the pairs of links and moments.
  var unchecked: [String: Int] {
    uncheckedWithMoments.filter { $0.key != LawGap.otherMoments.words }
  }

  var uncheckedWithMoments: [String: Int] {
    Dictionary(uniqueKeysWithValues: omissions.map { ($0.gap.words, $0.omission.count) })
  }
}

extension Violation {
  var stepTexts: [String] { steps.map(\.text) }
}

/// A runner that a test gives some outcomes, and that tells the test when a new process starts.
@MainActor
final class LobbyRunner: JobRunner {
  nonisolated let startsProcesses = true

  private let end: @MainActor (any Job) -> End?
  private let onStart: @MainActor () -> Void

  /// The jobs that ran, each in a process that did nothing before.
  private(set) var isolated: [any Job] = []

  /// How a process ends in a job.
  enum End {
    case crash(ScreenCrash)
    case hang(after: Duration, during: Activity?)

    /// A crash with a signal and a message in a step.
    static func crash(at steps: Step..., on place: String? = nil, message: String? = nil) -> End {
      let lines = [message].compactMap(\.self)
      let activity = steps.isEmpty ? nil : Activity.steps(steps, on: place)
      return .crash(ScreenCrash(signal: "SIGTRAP", standardErrorTail: lines, during: activity))
    }

    static func hang(after seconds: Int, at steps: Step...) -> End {
      .hang(after: .seconds(seconds), during: steps.isEmpty ? nil : .steps(steps))
    }
  }

  /// Creates a runner; `end` tells which jobs end their process.
  init(
    ending end: @escaping @MainActor (any Job) -> End? = { _ in nil },
    onStart: @escaping @MainActor () -> Void = {}
  ) {
    (self.end, self.onStart) = (end, onStart)
  }

  /// Creates a runner; `end` tells which jobs of laws end their process, which leave out steps.
  convenience init(laws end: @escaping @MainActor (any Law, [Activity]) -> End?) {
    self.init(ending: { job in (job as? LawJob).flatMap { end($0.part, $0.fatalSteps) } })
  }

  func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    if processes != nil { isolated += jobs as [any Job] }
    let harness = AnySnapshotHarness(LobbySnapshots.self)
    harness.tools.options = options
    for (position, job) in jobs.enumerated() {
      if processes != nil || position == 0 { onStart() }
      switch end(job) {
      case .crash(let crash): onOutcome(position, .crashed(crash))
      case .hang(let limit, let activity):
        onOutcome(position, .timedOut(after: limit, during: activity))
      case nil:
        do throws(JobFailure) {
          onOutcome(position, .completed(try await harness.result(of: job)))
        } catch {
          onOutcome(position, .failed(error))
        }
      }
    }
    return RunCompletion()
  }

  /// The parts of laws that ran, each in a process that did nothing before.
  var isolatedParts: [AnyHashable] {
    isolated.compactMap { ($0 as? LawJob).map { AnyHashable($0.part) } }
  }
}

/// Matches a part of a law in a switch.
func ~= (pattern: some Law, part: any Law) -> Bool { AnyHashable(pattern) == AnyHashable(part) }

extension Step {
  /// A tap on a control with a label.
  static func tab(_ label: String) -> Step { .tab(ControlReference(label: label)) }

  static func tap(_ label: String, number: Int? = nil) -> Step {
    .tap(ControlReference(label: label, number: number))
  }

  static func show(_ screen: String) -> Step { .show(screen: screen) }

  static func open(_ url: String) -> Step { .open(url: url) }
}
