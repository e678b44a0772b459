@testable import ScreenSnapshot
@testable import ScreenSystem

// Tests of an exit need Swift 6.2.
#if compiler(>=6.2) && (os(Linux) || os(macOS))
  import Foundation
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
        _ = try await ExitingSnapshots.verified()
      }
      #expect(
        String(decoding: result.standardErrorContent, as: UTF8.self).hasSuffix(
          """
          error: the app exited while rendering cart
          hint: remove the call of 'exit'

          """))
    }
  }

  private struct ExitingSnapshots: SnapshotHarness {
    typealias Screen = ShopScreen

    static func makeNavigator() -> ShopRouter { ShopRouter() }

    static func navigate(_ router: ShopRouter, to screen: ShopScreen) {
      if screen == .cart { exit(0) }
    }

    static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
  }
#endif
