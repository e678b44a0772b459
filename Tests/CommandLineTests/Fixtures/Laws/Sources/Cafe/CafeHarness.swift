import Foundation
import ScreenHarness

/// A harness that supports every operation, and follows every law if its router does.
@MainActor
public protocol CafeHarness: SnapshotHarness
where Screen == CafeScreen, Navigator: CafeRouter {}

extension CafeHarness {
  public static func navigate(_ router: Navigator, to screen: CafeScreen) {
    router.jump(to: screen)
  }

  public static func link(to screen: CafeScreen) -> URL? { URL(string: "cafe://\(screen)") }

  public static func open(_ url: URL, in router: Navigator) async throws {
    router.show(try CafeLinks.screen(of: url).state)
  }

  public static func relaunch(_ router: Navigator) async throws -> Navigator {
    let data = try JSONEncoder().encode(router.storedState)
    let restored = try await makeNavigator()
    restored.state = try JSONDecoder().decode(CafeState.self, from: data)
    return restored
  }

  public static func content(
    of destination: CafeDestination, in context: ScreenContext<Navigator>
  ) -> ScreenContent? {
    CafeContent.content(of: destination, context.navigator)
  }
}

public enum CafeLinks {
  public static func screen(of url: URL) throws -> CafeScreen {
    guard url.path.isEmpty, let screen = url.host.flatMap(CafeScreen.init) else {
      throw RefusedLink(reason: "no screen has this link")
    }
    return screen
  }
}

public typealias CafeDestination = ScreenDestination<Never, CafeTab, CafeRoute, CafeSheet, Never>

@MainActor
public enum CafeContent {
  public static func content(
    of destination: CafeDestination, _ router: CafeRouter
  ) -> ScreenContent? {
    switch destination {
    case .tab(.menu):
      ScreenContent(title: "Menu", elements: [.link("Espresso") { router.stack = [.drink] }])
    case .tab(.orders):
      ScreenContent(title: "Orders", elements: [.link("Receipt") { router.state.cover = .receipt }])
    case .route(.drink):
      drink(
        router, [.button("Order") { router.state.sheet = .order }],
        [.button("Recipe") { router.stack.append(.recipe) }])
    case .route(.recipe):
      ScreenContent(
        title: "Recipe", elements: [.text("Grind, tamp, brew."), .button("Print", action: .effect)])
    case .sheet(.order):
      ScreenContent(
        title: "Order", leading: [.button("Cancel", role: .cancel) { router.state.sheet = nil }])
    case .sheet(.receipt):
      ScreenContent(title: "Receipt", trailing: [.button("Done") { router.state.cover = nil }])
    default: nil
    }
  }

  public static func drink(
    _ router: CafeRouter, _ trailing: [ScreenButton], _ elements: [ScreenElement] = []
  ) -> ScreenContent {
    ScreenContent(title: "Espresso", trailing: trailing, elements: elements)
  }
}
