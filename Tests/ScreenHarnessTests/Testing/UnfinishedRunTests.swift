@testable import ScreenSnapshot
@testable import ScreenSystem

// Tests of an exit need Swift 6.2.
#if compiler(>=6.2) && (os(Linux) || os(macOS))
  import Foundation
  import TestApps
  import Testing

  @testable import ScreenHarness
  @testable import ScreenSystem

  @Suite("An unfinished run")
  struct UnfinishedRunTests {
    @Test("As long as one of several runs is unfinished, the process exits with status 2")
    func several() async throws {
      let result = try await #require(
        processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
      ) {
        let runs = (0..<3).map { _ in UnfinishedRun() }
        runs[0].announce { "rendering shelf" }
        runs[2].announce { "rendering cart" }
        runs[1].finish()
        exit(0)
      }
      #expect(
        String(decoding: result.standardErrorContent, as: UTF8.self).hasSuffix(
          """
          error: the app exited while rendering cart
          error: the app exited while rendering shelf
          hint: remove the call of 'exit'

          """))
    }

    @Test("After all runs, the process exits as it wants")
    func finished() async {
      await #expect(processExitsWith: .exitCode(7)) {
        UnfinishedRun().finish()
        exit(7)
      }
    }

    @Test("A screen that exits fails the test that verifies it")
    func verified() async throws {
      let result = try await #require(
        processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
      ) {
        _ = try await ShopSnapshots.verified("cart")
        try await Lobby.$app.withValue(LobbyApp { $0.jump = { _, _ in exit(0) } }) {
          _ = try await LobbySnapshots.verified("room")
        }
      }
      #expect(
        String(decoding: result.standardErrorContent, as: UTF8.self).hasSuffix(
          """
          error: the app exited while rendering room
          hint: remove the call of 'exit'

          """))
    }
  }
#endif
