import ScreenContents
import TestApps

@testable import BookshelfSnapshots
@testable import ScreenSnapshot

extension SessionApp {
  /// The apps by the names that sessions have for them.
  ///
  /// Each has a reason to be an app of its own:
  ///
  /// - `Shop`: two tabs, a route and a sheet: what most sessions need.
  /// - `Lobby`: screens, contents, jumps, links and exceptions that a session chooses.
  /// - `Studio`: contents, controls and journeys on a router of the library.
  /// - `Mailbox`: an alert of the manifest, which a control of the app presents.
  /// - `Gate`: starts with or without a user.
  /// - `Atelier`: layouts that differ, popovers and columns.
  /// - `Zoo`: destinations of any types, which coverage counts and goldens hide.
  /// - `Parcels`: logic that views had.
  /// - `Bookshelf`: the sample.
  @MainActor static let all = Dictionary(
    uniqueKeysWithValues: [
      shops, gates, others, openedLobbies, auditedLobbies, exceptedLobbies, countedLobbies,
      lobbyRooms, teaLobbies, linkedLobbies, movingLobbies, uncheckedLobbies, crawledLobbies,
      mailboxes, mailboxPresenters, mailboxDialogs, studioControls, redrawnStudios, studioJourneys,
      exploredStudios, zoos,
    ].joined().map { ($0.key, $0.value) })

  /// Two tabs, a route and a sheet: what most sessions need.
  @MainActor private static let shops: [String: SessionApp] = {
    @MainActor func shop(selling name: String) -> SessionApp {
      SessionApp(ShopSnapshots.self, with(ShopSnapshots.$productName, name))
    }
    let broken = with(ShopSnapshots.$isBroken, true)
    let exceptions: [CoverageException] = [
      .init(.tab, "cart", because: "closed"),
      .init(.sheet, "filter", because: "old"),
    ]
    return [
      "Shop": SessionApp(ShopSnapshots.self),
      "Shop, which sells coffee": shop(selling: "Coffee"),
      "Shop, which sells '2025-03-14'": shop(selling: "2025-03-14"),
      "Shop, which sells '::error::x, 100%'": shop(selling: "::error::x, 100%"),
      "Shop, whose cart cannot be loaded": SessionApp(ShopSnapshots.self, broken),
      "Shop, whose cart cannot be loaded and is skipped": SessionApp(
        ShopSnapshots.self, broken, with(ShopSnapshots.$isOffline, true)),
      "Shop, whose cart cannot be loaded, with exceptions": SessionApp(
        ShopSnapshots.self, broken, with(ShopSnapshots.$coverageExceptions, exceptions)),
    ]
  }()

  /// Starts with or without a user.
  @MainActor private static let gates: [String: SessionApp] = {
    @MainActor func gate(_ change: (inout GateApp) -> Void = { _ in }) -> SessionApp {
      SessionApp(GateSnapshots.self, with(GateApp.$current, GateApp(change)))
    }
    let unknown = AuditException(
      .exits, "terms", from: SingleStart.single, because: "only guests read them")
    return [
      "Gate": gate(),
      "Gate, with bugs": gate { $0.isBroken = true },
      "Gate, with bugs and exceptions for a start": gate {
        ($0.isBroken, $0.auditExceptions) = (true, GateSnapshots.exceptionsForStarts)
      },
      "Gate, with an exception for an unknown start": gate { $0.auditExceptions = [unknown] },
      "Gate, without 'Terms'": gate { $0.missingButton = "Terms" },
      "Gate, without 'News'": gate { $0.missingButton = "News" },
      "Gate, whose news only a link opens": gate {
        ($0.missingButton, $0.linksNews) = ("News", true)
      },
      "Gate, without 'News', which leaves the news": gate {
        ($0.missingButton, $0.leavesNews) = ("News", true)
      },
    ]
  }()

  @MainActor private static let others: [String: SessionApp] = [
    "Atelier": SessionApp(AtelierSnapshots.self),
    "Atelier, with one navigator for all layouts": SessionApp(
      AtelierSnapshots.self, with(AtelierSnapshots.$isLayoutKnown, false)),
    "Parcels": SessionApp(ParcelsSnapshots.self),
    "Parcels, whose second tab has no label": SessionApp(
      ParcelsSnapshots.self, with(ParcelsSnapshots.$accountLabel, "")),
    "Bookshelf": SessionApp(BookshelfSnapshots.self),
  ]
}
