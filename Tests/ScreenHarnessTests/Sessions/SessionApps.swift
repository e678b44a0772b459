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
    let broken = with(GateSnapshots.$isBroken, true)
    let unknown = AuditException(
      .exits, "terms", from: SingleStart.single, because: "only guests read them")
    @MainActor func gate(without label: String, leavingNews: Bool = false) -> SessionApp {
      SessionApp(
        GateSnapshots.self, with(GateSnapshots.$missingButton, label),
        with(GateSnapshots.$leavesNews, leavingNews))
    }
    return [
      "Gate": SessionApp(GateSnapshots.self),
      "Gate, with bugs": SessionApp(GateSnapshots.self, broken),
      "Gate, with bugs and exceptions for a start": SessionApp(
        GateSnapshots.self, broken,
        with(GateSnapshots.$auditExceptions, GateSnapshots.exceptionsForStarts)),
      "Gate, with an exception for an unknown start": SessionApp(
        GateSnapshots.self, with(GateSnapshots.$auditExceptions, [unknown])),
      "Gate, without 'Terms'": gate(without: "Terms"),
      "Gate, without 'News'": gate(without: "News"),
      "Gate, whose news only a link opens": SessionApp(
        GateSnapshots.self, with(GateSnapshots.$missingButton, "News"),
        with(GateSnapshots.$linksNews, true)),
      "Gate, without 'News', which leaves the news": gate(without: "News", leavingNews: true),
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
