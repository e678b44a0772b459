import Foundation
import ScreenHarness

/// What ends the process: the variable CAFE_TRAPS has the name of a case.
enum Trap: String {
  /// A control traps, another one hangs, and a third one, after them, does nothing.
  case controls

  /// A link, back, a tab and a relaunch end the process.
  case steps

  /// Some jumps do, but none after a start.
  case jumps

  /// A control does on a sheet that only taps reach.
  case places

  /// An event does.
  case events

  var isSet: Bool { ProcessInfo.processInfo.environment["CAFE_TRAPS"] == rawValue }

  /// Blocks the thread without using the processor, which other tests need.
  static func hang() { while true { sleep(60) } }
}

/// A harness that supports every operation, and follows every law if nothing traps.
@main
struct CafeSnapshots: SnapshotHarness {
  typealias Screen = CafeScreen

  enum Event: String, CaseIterable { case receiptArrived }

  static func perform(_ event: Event, in router: CafeRouter) {
    if Trap.events.isSet { fatalError("no receipt") }
    router.show(CafeScreen.receipt.state)
  }

  static func makeNavigator() -> CafeRouter { CafeRouter() }

  static func navigate(_ router: CafeRouter, to screen: CafeScreen) { router.jump(to: screen) }

  static func link(to screen: CafeScreen) -> URL? { URL(string: "cafe://\(screen)") }

  static func open(_ url: URL, in router: CafeRouter) async throws {
    guard url.path.isEmpty, let screen = url.host.flatMap(CafeScreen.init) else {
      throw RefusedLink(reason: "no screen has this link")
    }
    if Trap.steps.isSet, screen == .recipe, router.state.sheet != nil { fatalError("no recipe") }
    router.show(screen.state)
  }

  static func relaunch(
    _ router: CafeRouter, from start: SingleStart, for layout: ScreenLayout
  ) async throws -> CafeRouter {
    if Trap.steps.isSet, router.state.cover != nil { Trap.hang() }
    let data = try JSONEncoder().encode(router.state)
    let restored = CafeRouter()
    restored.state = try JSONDecoder().decode(CafeState.self, from: data)
    return restored
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    CafeContent.content(of: destination, context.navigator)
  }
}
