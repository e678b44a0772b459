package import Foundation
package import ScreenContents
import ScreenNavigation
package import ScreenPayloads
import ScreenText

/// A harness without the app's types: what it declares, and how to start the app.
///
/// The code that uses it is not generic: only the closures of this type and `HarnessApp` use the app's types.
@MainActor
package struct AnySnapshotHarness {
  /// The harness, for what it declares without the app's types.
  package let declared: any SnapshotHarness.Type

  /// The screens' raw values, in declared order.
  package let screens: [String]

  /// The positions of the screens by their raw values.
  package let positions: [String: Int]

  /// The layouts that the harness declares, each once.
  package let layouts: [ScreenLayout]

  /// The layouts in which the app is operated and its cases are counted: those of pictures, the compact one first.
  package let drivenLayouts: [ScreenLayout]

  package nonisolated let redaction: Redaction

  /// Why the harness skips some screens, by position.
  package let skipReasons: [Int: String]

  /// The link to the screen at a position; nil if neither the harness nor its link table has a link.
  package let link: @MainActor (Int) throws -> URL?

  /// Whether the link to the screen at a position pushes the screen onto what is visible.
  package let pushesLink: @MainActor (Int) -> Bool

  /// What the path of the screen at a position describes; nil unless the manifest is a `ScreenManifest`.
  package let path: @MainActor (Int) -> AnyVisibleState?

  /// The control that the harness names for the dialog at a position, with the name of the screen to start from.
  package let namedPresenter: @MainActor (Int) -> DialogPresenter<String>?

  /// The names of the events, in declared order.
  package let events: [String]

  /// The names of the starts, the usual one first.
  package let starts: [String]

  /// The position of the start that all screens share; nil for the one that each of them needs.
  private var sharedStart: Int?

  /// The positions of the starts that screens need, by position; nil for a screen that every start can lead to.
  package let neededStarts: [Int?]

  /// Starts the app from the start at a position as a layout shows it.
  package let launch: @MainActor (Int, ScreenLayout) async throws -> any RunningApp

  /// The name of the manifest.
  package var manifest: String { declared.manifest }

  package init<Harness: SnapshotHarness>(_ harness: Harness.Type) {
    let screens = Array(Harness.Screen.allCases)
    declared = harness
    self.screens = screens.map(\.rawValue)
    positions = Dictionary(zip(self.screens, screens.indices)) { first, _ in first }
    let layouts = Harness.layouts.uniqued
    let pictures = ScreenLayout.allCases.filter { $0.isPicture && layouts.contains($0) }
    self.layouts = layouts
    drivenLayouts = pictures.isEmpty ? [.compact] : pictures
    redaction = Harness.redaction
    skipReasons = screens.indices.reduce(into: [:]) {
      $0[$1] = Harness.reasonToSkip(screens[$1])
    }
    // Swift 6.0 infers no isolation here.
    link = { @MainActor screen in
      do {
        return try Harness.link(to: screens[screen])
      } catch DeepLinkError.noURL {
        return nil
      }
    }
    pushesLink = { @MainActor screen in Harness.pushesLink(to: screens[screen]) }
    path = { @MainActor screen in (screens[screen] as? any ScreenManifest)?.pathState }
    namedPresenter = { @MainActor screen in
      Harness.presenter(of: screens[screen]).map {
        DialogPresenter($0.control, on: $0.screen.rawValue, after: $0.steps)
      }
    }
    events = Harness.Event.allCases.map(\.rawValue)
    let starts = Array(Harness.Start.allCases)
    self.starts = starts.map(\.rawValue)
    neededStarts = screens.map { screen in
      Harness.start(of: screen).flatMap { start in
        starts.firstIndex { $0.rawValue == start.rawValue }
      }
    }
    launch = { start, layout in
      let navigator = try await Harness.makeNavigator(from: starts[start], for: layout)
      return HarnessApp<Harness>(
        navigator: navigator, screens: screens, start: starts[start], layout: layout)
    }
  }

  /// The positions of the screens that are not skipped and that the app can show from a start; nil for the one that
  /// each screen needs.
  package func screens(from start: Int?) -> [Int] {
    screens.indices.filter { screen in
      if skipReasons[screen] != nil { return false }
      guard let start, let needed = neededStarts[screen] else { return true }
      return needed == start
    }
  }

  /// The harness with one start for all screens; nil for the start that each screen needs.
  package func starting(from start: Int?) -> AnySnapshotHarness {
    var harness = self
    harness.sharedStart = start
    return harness
  }

  /// A link as it is printed: without secrets.
  package func displayed(link: String) -> String { URLRedactor(redaction).text(of: link) }

  /// The position of the start of an app that goes to a screen: the one that the screen needs, or the first one.
  package func start(showing screen: Int?) -> Int {
    sharedStart ?? screen.flatMap { neededStarts[$0] } ?? 0
  }
}

/// An app that was started, without its types.
///
/// Each function throws the errors of the harness.
@MainActor
package protocol RunningApp {
  /// Reads what is visible now and checks it.
  ///
  /// - Throws: An error of the navigator, or ``VisibleStateError``.
  func visibleScreen(_ describer: inout PayloadDescriber) throws -> VisibleScreen

  /// Jumps to the screen at a position.
  func show(_ screen: Int) async throws

  /// Pops or dismisses, as the back button or a swipe down does.
  func goBack() async throws

  /// Taps the tab at a position.
  func selectTab(_ position: Int) async throws
  func open(_ url: URL) async throws -> LinkOutcome

  /// Performs the event at a position.
  func perform(event position: Int) async throws

  /// Stores the state, and returns the app that starts again with it.
  func relaunched() async throws -> any RunningApp

  /// Waits for tasks that the app started itself.
  func settle() async throws
}

/// An app that a harness started.
@MainActor
struct HarnessApp<Harness: SnapshotHarness> {
  let navigator: Harness.Navigator
  let screens: [Harness.Screen]
  let start: Harness.Start
  let layout: ScreenLayout
}

extension HarnessApp: RunningApp {
  func visibleScreen(_ describer: inout PayloadDescriber) throws -> VisibleScreen {
    let state = try navigator.visibleState
    try state.stack.check()
    return try VisibleScreen(state.erased, describer: &describer, content: content)
  }

  /// The content of a destination, or a content that has its label alone.
  private func content(for request: ContentRequest) -> ScreenContent? {
    guard let destination = Harness.Destination(request.destination) else { return nil }
    let context = ScreenContext(
      navigator, tab: request.tab.flatMap { $0 as? Harness.Navigator.VisibleTab },
      depth: request.depth, layout: request.layout, isFrontmost: request.isFrontmost)
    if request.isLabel, let label = Harness.label(of: destination, in: context) {
      return ScreenContent(title: label)
    }
    return Harness.content(of: destination, in: context)
  }

  func show(_ screen: Int) async throws {
    try await Harness.navigate(navigator, to: screens[screen])
  }

  func goBack() async throws { try await Harness.goBack(in: navigator) }

  func selectTab(_ position: Int) async throws {
    try await Harness.select(try navigator.visibleState.tabs[position], in: navigator)
  }

  func open(_ url: URL) async throws -> LinkOutcome {
    try await Harness.open(url, in: navigator)
  }

  func perform(event position: Int) async throws {
    try await Harness.perform(Array(Harness.Event.allCases)[position], in: navigator)
  }

  func relaunched() async throws -> any RunningApp {
    let next = try await Harness.relaunch(navigator, from: start, for: layout)
    return HarnessApp(navigator: next, screens: screens, start: start, layout: layout)
  }

  func settle() async throws { try await Harness.settle(navigator) }
}
