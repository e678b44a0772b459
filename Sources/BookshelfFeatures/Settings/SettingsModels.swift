import BookshelfNavigation
import Foundation
import ScreenContents

/// The preferences.
struct SettingsModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any SettingsRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Settings",
      elements: store.elements { library in
        [
          .section([
            .link("Account", library.accountName) { routing.openAccount() },
            .link("Notifications", library.isNotifying ? "On" : "Off") {
              routing.openNotifications()
            },
            .link("Subscription", library.subscription?.name ?? "None") {
              routing.openSubscription()
            },
            .link("Tabs") { routing.openTabChoice() },
          ]),
          .section(
            "Reading",
            [
              .toggle("Large print", .largePrint, in: store, routing: routing),
              .toggle("Night mode", .nightMode, in: store, routing: routing),
            ]),
          .section(
            "Sync",
            [
              .row("Last synced", library.syncedOn.day),
              // The sample has no server, so a sync always fails.
              .button("Sync Now") { routing.reportSyncFailure() },
            ]),
          .section(
            "Support",
            [
              .link("Event Log", routing.journal.isRecording ? "On" : "Off") {
                routing.openEventLog()
              }
            ]),
        ]
      })
  }
}

/// The notification settings.
struct NotificationsModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any SettingsRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Notifications",
      elements: store.elements { _ in
        [
          .section([
            .toggle("Books that are due back", .loanReminders, in: store, routing: routing),
            .toggle("New reviews of my books", .newReviews, in: store, routing: routing),
            .toggle("A page before sleep", .eveningPage, in: store, routing: routing),
          ])
        ]
      })
  }
}

/// The choice of visible tabs among those that the server offers.
struct TabChoiceModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any SettingsRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Tabs",
      elements: store.elements { library in
        [.section(library.tabs.filter { $0 != .settings }.map(toggle(of:)))]
      })
  }

  private func toggle(of tab: Bookshelf.Tab) -> ScreenElement {
    .toggle(tab.title, isOn: routing.visibleTabs.contains(tab)) { _ in
      routing.toggle(tab)
      store.update(reportingTo: routing) { $0.visibleTabs = routing.visibleTabs }
    }
  }
}

extension Bookshelf.Tab {
  fileprivate var title: String {
    switch self {
    case .library: "Library"
    case .search: "Search"
    case .lists: "Lists"
    case .bookWeek: BookWeekModel.title
    case .settings: "Settings"
    }
  }
}

extension ScreenElement {
  /// A switch for a preference.
  @MainActor
  fileprivate static func toggle(
    _ label: String, _ preference: Preference, in store: any BookshelfStore,
    routing: any SettingsRouting
  ) -> ScreenElement {
    let isOn = store.library.value?.preferences.contains(preference) == true
    return .toggle(label, isOn: isOn) { isOn in
      store.update(reportingTo: routing) { $0.set(preference, to: isOn) }
    }
  }
}

extension Library {
  fileprivate var isNotifying: Bool {
    !preferences.isDisjoint(with: [.loanReminders, .newReviews, .eveningPage])
  }
}
