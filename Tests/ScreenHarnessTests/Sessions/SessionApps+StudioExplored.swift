import ScreenContents
import ScreenNavigation
import TestApps

@testable import ScreenSnapshot
@testable import ScreenSystem

extension SessionApp {
  /// Controls that explorations tap.
  @MainActor static var exploredStudios: [String: SessionApp] {
    let (themes, payments, taps) = (NavigatorModel("Light"), NavigatorModel(0), Locked(0))
    @MainActor func till(isGuarded: Bool) -> SessionApp {
      let contents: StudioSnapshots.Contents = { destination, context in
        guard case .tab = destination else { return nil }
        let isEnabled = !isGuarded || payments[context.navigator] == 0
        return ScreenContent(elements: [
          .button("Pay", isEnabled: isEnabled) { payments[context.navigator] += 1 },
          .link("Receipts") { context.router.navigate(to: .note("receipt")) },
        ])
      }
      let settle: @MainActor @Sendable (FlowRouter<Studio>) async throws -> Void = { navigator in
        for _ in 0..<payments[navigator] {
          navigator.current.navigate(to: .room(navigator.current.stack.count + 1))
        }
        payments[navigator] = 0
      }
      return SessionApp(
        StudioSnapshots.self, with(StudioSnapshots.$contents, contents),
        with(StudioSnapshots.$onSettle, settle))
    }
    return [
      "Studio, whose payments take a while": till(isGuarded: false),
      "Studio, whose payments take a while and are disabled until then": till(isGuarded: true),
      "Studio, with a bell": studio(in: [.compact, .regular, .controls]) { context in
        ScreenContent(elements: [
          .button("Ring") {
            context.router.present(
              alert: AlertState(title: "Ring?", actions: [DialogAction("Yes"), DialogAction("No")]))
          }
        ])
      },
      "Studio, with rooms": studio { context in
        let router = context.router
        return ScreenContent(
          title: "Home",
          elements: [
            .button("Room") { router.navigate(to: .room(1)) },
            .button("Room") { router.navigate(to: .room(2)) },
            .button("Edit") { router.present(sheet: .edit) },
            .button("Locked", isEnabled: false) {},
            .field("Password", "") { _ in },
            .section("Keys", [.field("Note", "") { _ in }]),
          ])
      },
      "Studio, with identifiers": studio(in: [.compact, .regular, .controls]) { _ in
        ScreenContent(
          title: "Home", leading: [.button("Edit")], trailing: [.menu("More", [.button("Delete")])],
          elements: [
            .link("More"), .section("Keys", [.button("Delete").only(in: .regular)]),
            .field("Delete", ""),
          ])
      },
      "Studio, with pickers": studio { context in
        let theme = themes[context.navigator]
        return ScreenContent(
          title: "Look",
          elements: [
            .picker("Theme", theme, options: ["Light", "Dark"]) { themes[context.navigator] = $0 },
            .picker("Icon", "Dark", options: ["Dark"]),
          ])
      },
      "Studio, which counts taps": SessionApp(
        StudioSnapshots.self,
        { run in
          taps.withLock { $0 = 0 }
          return await run()
        },
        with(
          StudioSnapshots.$contents,
          StudioSnapshots.front { _ in
            ScreenContent(
              title: "Taps: \(taps.withLock { $0 })",
              elements: [.button("Tap") { taps.withLock { $0 += 1 } }])
          })),
      "Studio, with options like labels": studio { _ in
        ScreenContent(
          title: "Look",
          elements: [
            .link("Dark") {}, .picker("Theme", "Dark", options: ["Dark", "Light"]) { _ in },
            .section("Theme", [.button("Dark") {}, .button("Light") {}]),
          ])
      },
    ]
  }
}
