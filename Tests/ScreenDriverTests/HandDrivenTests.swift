import Foundation
import ScreenContents
import TestApps
import Testing

@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("Control goldens of a navigator without operations")
@MainActor
struct HandDrivenTests {
  typealias Control = @MainActor @Sendable (LobbyNavigator) -> ScreenButton?

  private static let push: Control = { navigator in
    .button("Push") { navigator.stack = [.room(2)] }
  }

  /// The outcome of a screen's control golden, in an app with a control on its root alone.
  private func outcome(
    of screen: String, _ control: @escaping Control = push
  ) async -> JobOutcome<RenderedScreen> {
    let app = LobbyApp {
      $0.layouts = [.compact, .controls]
      $0.back = { _ in throw UnsupportedOperation.goBack }
      $0.select = { _, _ in throw UnsupportedOperation.select }
      $0.content = { destination, navigator in
        guard case .tab = destination, let control = control(navigator) else { return nil }
        return ScreenContent(trailing: [control])
      }
    }
    return await Lobby.$app.withValue(app) {
      await LobbySnapshots.controls(of: LobbySnapshots.Screen(rawValue: screen))
    }
  }

  @Test("Operations that are not supported are left out and reported")
  func unsupported() async throws {
    for (screen, rows, operations) in [
      ("home", "Push                    push room(2)\n", [.select]),
      ("room", "no controls\n", [.goBack, .select]), ("help", "no controls\n", [.goBack]),
    ] as [(String, String, [UnsupportedOperation])] {
      guard case .completed(let rendered) = await outcome(of: screen) else {
        Issue.record("\(screen) did not render")
        continue
      }
      #expect(JobOutcome.completed(rendered).rows == rows)
      #expect(rendered.unsupported == operations)
    }
  }

  @Test("A control that leads to an invalid state is the reason why there is no golden")
  func invalidState() async {
    let outcome = await outcome(of: "home") { navigator in
      .button("Break It") { (navigator.state.sheet, navigator.state.cover) = (.help, .photo) }
    }
    #expect(
      outcome.text == """
        control 'Break It': the router presents a sheet and a full-screen cover over one stack, but \
        SwiftUI supports only one presentation; make the router dismiss the first one
        """)
  }

  @Test("A control that is missing the second time makes the golden invalid")
  func gone() async {
    @MainActor final class First { var navigator: LobbyNavigator? }
    let first = First()
    let outcome = await outcome(of: "home") { navigator in
      first.navigator = first.navigator ?? navigator
      return navigator === first.navigator ? Self.push(navigator) : nil
    }
    #expect(
      outcome.text == """
        control 'Push': it is missing when the screen renders again; its content must be the same \
        every time
        """)
  }
}
