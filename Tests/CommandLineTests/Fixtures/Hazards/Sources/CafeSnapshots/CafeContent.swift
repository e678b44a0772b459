import ScreenHarness

typealias CafeDestination = ScreenDestination<Never, CafeTab, CafeRoute, CafeSheet, Never>

@MainActor
enum CafeContent {
  static func content(of destination: CafeDestination, _ router: CafeRouter) -> ScreenContent? {
    switch destination {
    case .tab(.menu):
      ScreenContent(title: "Menu", elements: [.link("Espresso") { router.stack = [.drink] }])
    case .tab(.orders):
      ScreenContent(title: "Orders", elements: [.link("Receipt") { router.state.cover = .receipt }])
    case .route(.drink): drink(router)
    case .route(.recipe):
      ScreenContent(
        title: "Recipe", elements: [.text("Grind, tamp, brew."), .button("Print", action: .effect)])
    case .sheet(.order): order(router)
    case .sheet(.receipt): receipt(router)
    default: nil
    }
  }

  private static func drink(_ router: CafeRouter) -> ScreenContent {
    let order = ScreenElement.button("Order") { router.state.sheet = .order }
    let recipe = ScreenElement.button("Recipe") { router.stack.append(.recipe) }
    guard Trap.controls.isSet else {
      return ScreenContent(title: "Espresso", elements: [recipe, order])
    }
    return ScreenContent(
      title: "Espresso", trailing: [.button("Grind") { fatalError("no beans") }],
      elements: [recipe, order, .button("Steam") {}])
  }

  private static func order(_ router: CafeRouter) -> ScreenContent {
    ScreenContent(
      title: "Order", leading: [.button("Cancel", role: .cancel) { router.state.sheet = nil }],
      elements: Trap.controls.isSet
        ? [.button("Pay") { Trap.hang() }]
        : Trap.places.isSet ? [.button("Last receipt") { router.state.sheet = .receipt }] : [])
  }

  private static func receipt(_ router: CafeRouter) -> ScreenContent {
    // Only taps lead to the receipt in a sheet.
    guard router.state.sheet == .receipt else {
      return ScreenContent(
        title: "Receipt", trailing: [.button("Done") { router.state.cover = nil }])
    }
    return ScreenContent(
      title: "Receipt", trailing: [.button("Done") { router.state.sheet = nil }],
      elements: [.button("Print") { fatalError("no paper") }])
  }
}
