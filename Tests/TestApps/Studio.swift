package import Foundation
package import ScreenContents
import ScreenDriver
import ScreenGoldens
package import ScreenJobs
package import ScreenNavigation
package import ScreenRendering
package import ScreenSnapshot

package enum Studio: NavigationSchema {
  package enum Flow: Hashable, Codable { case welcome, main }
  package enum Tab: CaseIterable, Codable { case home, shop }
  package enum Route: Hashable, Codable {
    case room(Int)
    case note(String)
  }
  package enum Sheet: Hashable, Identifiable, Codable, BlockingPresentation {
    case edit
    case payment

    package var id: Self { self }
    package var blocksLinks: Bool { self == .payment }
  }
  package enum Overlay: Hashable, Codable { case done }
}

package enum StudioScreen: String, ScreenManifest {
  case welcome, home, room, rooms, sheet, sheetRoom, cover, coverRoom, question, alert, done

  package var navigationPath: ScreenPath<Studio> {
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
package struct StudioSnapshots: SnapshotHarness {
  package typealias Screen = StudioScreen
  package typealias Contents = @MainActor @Sendable (Destination, Context) -> ScreenContent?

  @TaskLocal package static var layouts: [ScreenLayout] = [.compact, .controls]
  @TaskLocal package static var coverageExceptions: [CoverageException] = []
  @TaskLocal package static var contents: Contents = { _, _ in nil }
  @TaskLocal package static var onSettle:
    @MainActor @Sendable (FlowRouter<Studio>) async throws -> Void = { _ in }

  package static func makeNavigator() -> FlowRouter<Studio> {
    FlowRouter(startingIn: .main, tabsIn: .main)
  }

  package static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    contents(destination, context)
  }

  package static func open(_ url: URL, in navigator: FlowRouter<Studio>) async throws -> LinkOutcome
  {
    let links = try DeepLinkTable<Studio>(
      schemes: ["studio"],
      [
        .init("rooms/{number}") { parameters in
          .route(tab: .home, routes: [.room(try parameters.value("number"))])
        } parameters: { _ in
          nil
        }
      ])
    return try await navigator.open(url, with: links)
  }

  package static func settle(_ navigator: FlowRouter<Studio>) async throws {
    try await onSettle(navigator)
  }

  /// Contents for the frontmost destination alone.
  package static func front(
    _ content: @escaping @MainActor @Sendable (Context) -> ScreenContent?
  ) -> Contents {
    { _, context in context.isFrontmost ? content(context) : nil }
  }
}

extension SnapshotHarness {
  /// The outcome of a screen's control golden.
  package static func controls(
    of screen: Screen, onStep: (String) -> Void = { _ in }
  ) async -> JobOutcome<RenderedScreen> where Screen: Equatable {
    let index = Array(Screen.allCases).firstIndex(of: screen) ?? 0
    return await JobTools(AnySnapshotHarness(Self.self)).outcome(of: ControlsJob(screen: index)) {
      onStep($0.text)
    }
  }

  /// The outcome of a journey.
  package static func replay(
    _ text: String, onStep: (String) -> Void = { _ in }
  ) async -> JobOutcome<RenderedScreen> {
    let journey = JourneySource(name: "journey", bytes: Array(text.utf8))
    return await JobTools(AnySnapshotHarness(Self.self)).outcome(of: JourneyJob(journey)) {
      onStep($0.text)
    }
  }
}

extension JobOutcome<RenderedScreen> {
  /// The first text, or the line and the reason of a failure.
  package var text: String {
    switch self {
    case .completed(let screen):
      String(decoding: screen.texts.first?.bytes ?? [], as: UTF8.self)
    case .failed, .crashed, .timedOut: failureReason ?? ""
    }
  }

  /// The rows of a control golden.
  package var rows: String { text.split(separator: "---\n").dropFirst().joined() }
}
