import Foundation

@MainActor
final class FerryApp {
  enum Tab: CaseIterable { case booking, account }

  let booking = BookingFlow()
  let account = AccountFlow()
  var selectedTab = Tab.booking

  func start() {
    booking.start()
    account.start()
  }

  func stack(of tab: Tab) -> NavigationStack {
    switch tab {
    case .booking: booking.stack
    case .account: account.stack
    }
  }

  /// Opens `ferry://ports/NAME` and `ferry://account`.
  ///
  /// - Returns: Whether the app knows the link.
  func open(_ url: URL) -> Bool {
    let path = url.path.split(separator: "/").map(String.init)
    switch (url.scheme, url.host, path.count) {
    case ("ferry", "account", 0): show(.account)
    case ("ferry", "ports", 1) where ["Calais", "Dunkirk"].contains(path[0]):
      show(.booking)
      booking.handle(.choosePort(path[0]))
    default: return false
    }
    return true
  }

  /// Shows the root of a tab, with no sheet over any tab; the other tab keeps its stack.
  private func show(_ tab: Tab) {
    for tab in Tab.allCases { stack(of: tab).dismissSheet() }
    stack(of: tab).popToRoot()
    selectedTab = tab
  }
}
