import Foundation
import ScreenContents
import ScreenNavigation

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenSnapshot

enum Studio: NavigationSchema {
  enum Flow: Hashable, Codable { case welcome, main }
  enum Tab: CaseIterable, Codable { case home, shop }
  enum Route: Hashable, Codable {
    case room(Int)
    case note(String)
  }
  enum Sheet: Hashable, Identifiable, Codable, BlockingPresentation {
    case edit
    case payment

    var id: Self { self }
    var blocksLinks: Bool { self == .payment }
  }
  enum Overlay: Hashable, Codable { case done }
}

enum StudioScreen: String, ScreenManifest {
  case welcome, home, room, rooms, sheet, sheetRoom, cover, coverRoom, question, alert, done

  var navigationPath: ScreenPath<Studio> {
    let room = StackState<Studio>(routes: [.room(1)])
    return switch self {
    case .welcome: ScreenPath(flow: .welcome)
    case .home: ScreenPath(tab: .home)
    case .room: ScreenPath(tab: .home, routes: [.room(1)])
    case .rooms: ScreenPath(tab: .home, routes: [.room(1), .room(2)])
    case .sheet: ScreenPath(tab: .home, sheet: .edit)
    case .sheetRoom: ScreenPath(tab: .home, presenting: .sheet(.edit, room))
    case .cover: ScreenPath(tab: .home, fullScreenCover: .edit)
    case .coverRoom: ScreenPath(tab: .home, presenting: .fullScreenCover(.edit, room))
    case .question:
      ScreenPath(
        tab: .home,
        presenting: .confirmation(
          ConfirmationState(title: "Sure?", actions: [.cancel("No")])))
    case .alert: ScreenPath(tab: .home, alert: AlertState(title: "Careful"))
    case .done: ScreenPath(tab: .home, overlay: .done)
    }
  }
}

/// An app on a router of the library, whose contents a test sets.
struct StudioSnapshots: SnapshotHarness {
  typealias Screen = StudioScreen
  typealias Contents = @MainActor @Sendable (Destination, Context) -> ScreenContent?

  @TaskLocal static var layouts: [ScreenLayout] = [.compact, .controls]
  @TaskLocal static var contents: Contents = { _, _ in nil }
  @TaskLocal static var onSettle: @MainActor @Sendable () async throws -> Void = {}

  /// Whether each tab of the tab bar selects the other one.
  @TaskLocal static var swapsTabs = false

  static let linkBlockers: [LinkBlocker] = [.overlays, .flow("welcome"), .screen("cover*")]

  static func makeNavigator() -> FlowRouter<Studio> {
    FlowRouter(startingIn: .main, tabsIn: .main)
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    contents(destination, context)
  }

  static func open(_ url: URL, in navigator: FlowRouter<Studio>) async throws {
    let links = try DeepLinkTable<Studio>(
      schemes: ["studio"],
      [
        .init("rooms/{number}") { parameters in
          .route(tab: .home, routes: [.room(try parameters.value("number"))])
        } parameters: { _ in
          nil
        }
      ])
    try await navigator.open(url, with: links)
  }

  static func select(_ tab: Studio.Tab, in navigator: FlowRouter<Studio>) {
    navigator.select(swapsTabs ? (tab == .home ? .shop : .home) : tab)
  }

  static func settle(_ navigator: FlowRouter<Studio>) async throws { try await onSettle() }

  /// Contents for the frontmost destination alone.
  static func front(
    _ content: @escaping @MainActor @Sendable (Context) -> ScreenContent?
  ) -> Contents {
    { _, context in context.isFrontmost ? content(context) : nil }
  }
}

extension SnapshotHarness {
  /// The outcome of a screen's control golden.
  static func controls(
    of screen: Screen, onStep: (String) -> Void = { _ in }
  ) async -> JobOutcome<RenderedScreen> where Screen: Equatable {
    let index = Array(Screen.allCases).firstIndex(of: screen) ?? 0
    return await AnySnapshotHarness(Self.self).outcome(of: ControlsJob(screen: index)) {
      onStep($0.text)
    }
  }

  /// The outcome of a journey.
  static func replay(
    _ text: String, onStep: (String) -> Void = { _ in }
  ) async -> JobOutcome<RenderedScreen> {
    let journey = JourneySource(name: "journey", bytes: Array(text.utf8))
    return await AnySnapshotHarness(Self.self).outcome(of: JourneyJob(journey)) { onStep($0.text) }
  }
}

extension AnySnapshotHarness {
  /// Runs a job in this process.
  func outcome<J: Job>(of job: J, onStep: OnStep = { _ in }) async -> JobOutcome<J.Result> {
    do {
      return .completed(try await result(of: job, onStep: onStep))
    } catch {
      return .failed(error)
    }
  }
}

extension JobOutcome<RenderedScreen> {
  /// The first text, or the line and the reason of a failure.
  var text: String {
    switch self {
    case .completed(let screen):
      String(decoding: screen.texts.first?.bytes ?? [], as: UTF8.self)
    case .failed, .crashed, .timedOut: failureReason ?? ""
    }
  }

  /// The rows of a control golden.
  var rows: String { text.split(separator: "---\n").dropFirst().joined() }
}
