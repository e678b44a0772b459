import ScreenContents
import TestApps

@testable import ScreenSnapshot

extension SessionApp {
  /// The apps by the names that sessions have for them.
  ///
  /// Each has a reason to be an app of its own:
  ///
  /// - `Shop`: two tabs, a route and a sheet: what most sessions need.
  /// - `Arcade`: breaks a law with each bug.
  /// - `Hotel`: as many screens as a session wants, with names that it chooses.
  /// - `Vault`: has a secret in everything with a name.
  /// - `Market`: enums with cases that no screen shows, and tabs that are no enum.
  /// - `Zoo`: enums inside cases, sheets of any type, and dialogs that values describe.
  /// - `Gallery`: patterns of links.
  /// - `Gate`: starts with or without a user.
  /// - `Lobby`: screens, jumps, links and exceptions that a session chooses.
  /// - `Atelier`: layouts that differ, popovers and columns.
  /// - `Cinema`: routes of several types with the same names.
  /// - `Kiosk`: controls whose effects a session chooses.
  /// - `Teahouse`: contents to compare with views.
  /// - `Parcels`: logic that views had.
  /// - `Mailbox`: an alert of the manifest, which a control of the app presents.
  /// - `Studio`: contents, controls and journeys.
  /// - `Handover`: an alert that follows a sheet only after `settle`.
  @MainActor static let all = [audited, covered, used, lobbies, mailboxes, studios].reduce(shops) {
    $0.merging($1) { $1 }
  }

  /// Two tabs, a route and a sheet: what most sessions need.
  @MainActor private static let shops: [String: SessionApp] = {
    @MainActor func shop(selling name: String) -> SessionApp {
      SessionApp(ShopSnapshots.self, with(ShopSnapshots.$productName, name))
    }
    let broken = with(ShopSnapshots.$isBroken, true)
    let exceptions: [CoverageException] = [
      CoverageException(.tab, "cart", because: "closed"),
      CoverageException(.sheet, "filter", because: "old"),
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

  /// Apps that break laws, that have thousands of screens, and that hide values.
  @MainActor private static let audited: [String: SessionApp] = {
    @MainActor func arcade(_ exceptions: AuditException...) -> SessionApp {
      SessionApp(ArcadeSnapshots.self, with(ArcadeSnapshots.$auditExceptions, exceptions))
    }
    @MainActor func hotel(_ rooms: [String]) -> SessionApp {
      SessionApp(HotelSnapshots.self, with(HotelSnapshots.Screen.$names, rooms))
    }
    let isolation = AuditException(.isolation, "h*", because: "the hall keeps what is open")
    let exits = AuditException(.exits, "intro", because: "the system closes it")
    let controls = AuditException(
      .controls, "hall", control: "Scores", because: "the server opens it")
    let correct = with(ArcadeSnapshots.$isBroken, false)
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
      "Arcade": arcade(),
      "Arcade, without bugs": SessionApp(ArcadeSnapshots.self, correct),
      "Arcade, whose jumps start from what is visible": SessionApp(
        ArcadeSnapshots.self, correct, with(ArcadeSnapshots.$navigatesAbsolutely, false)),
      "Arcade, with an exception for each finding": arcade(isolation, exits, controls),
      "Arcade, with two exceptions that nothing needs": arcade(
        isolation, exits, controls, AuditException(.exits, "prizes", because: "old"),
        AuditException(.controls, "*", because: " ")),
      "Hotel": SessionApp(HotelSnapshots.self),
      "Hotel, with suites": SessionApp(HotelSnapshots.self, with(HotelSnapshots.$title, "Suite")),
      "Hotel, without rooms": hotel([]),
      "Hotel, with a thousand rooms": hotel(HotelSnapshots.Screen.numbered(1_000)),
      "Hotel, with the rooms 'home' and 'Home'": hotel(["home", "Home"]),
      "Vault": SessionApp(VaultSnapshots.self),
      "Vault, which Grace owns": SessionApp(
        VaultSnapshots.self, with(VaultSnapshots.$owner, "Grace")),
    ]
  }()

  /// Apps with cases and links without a screen.
  @MainActor private static let covered: [String: SessionApp] = {
    @MainActor func market(_ exceptions: CoverageException...) -> SessionApp {
      SessionApp(MarketSnapshots.self, with(MarketSnapshots.$coverageExceptions, exceptions))
    }
    @MainActor func zoo(_ exceptions: CoverageException...) -> SessionApp {
      SessionApp(ZooSnapshots.self, with(ZooSnapshots.$coverageExceptions, exceptions))
    }
    @MainActor func gallery(_ patterns: GallerySnapshots.Patterns) -> SessionApp {
      SessionApp(GallerySnapshots.self, with(GallerySnapshots.$declares, patterns))
    }
    return [
      "Market": market(),
      "Market, with seven stale exceptions": market(
        CoverageException(.route, "cellar", because: "locked"),
        CoverageException(.route, "attic", because: "locked, too"),
        CoverageException(.route, "roof", because: "for cats"),
        CoverageException(.route, "well", because: "dry"),
        CoverageException(.route, "stall", because: "old"),
        CoverageException(.route, "debugMenue", because: "typed wrongly"),
        CoverageException(.sheet, "kiosk", because: "gone"),
        CoverageException(.overlay, "rain", because: "weather"),
        CoverageException(.tab, "Square", because: "a value"),
        CoverageException(.route, "cellar", because: "again"),
        CoverageException(.route, "debugMenu", because: "")),
      "Zoo": zoo(),
      "Zoo, with four stale exceptions": zoo(
        CoverageException(.alert, "stay", because: "not built yet"),
        CoverageException(.sheet, "*", in: "Map", because: "no cases"),
        CoverageException(.route, "apes", in: "House", because: "old"),
        CoverageException(.route, "lions", because: "without a type"),
        CoverageException(.route, "*", in: "Houses", because: "misspelled")),
      "Zoo, with a dialog that no value describes": SessionApp(
        ZooSnapshots.self, with(ZooSnapshots.$describesDialogs, false)),
      "Gallery": gallery(.some),
      "Gallery, without patterns of links": gallery(.none),
      "Gallery, with a malformed pattern": gallery(.malformed),
    ]
  }()

  /// Apps with controls.
  @MainActor private static let used: [String: SessionApp] = {
    @MainActor func kiosk(_ sheet: KioskSnapshots.Sheet?) -> SessionApp {
      SessionApp(KioskSnapshots.self, with(KioskSnapshots.$editSheet, sheet))
    }
    return [
      "Atelier": SessionApp(AtelierSnapshots.self),
      "Atelier, with one navigator for all layouts": SessionApp(
        AtelierSnapshots.self, with(AtelierSnapshots.$isLayoutKnown, false)),
      "Cinema": SessionApp(CinemaSnapshots.self),
      "Cinema, without declared types": SessionApp(
        CinemaSnapshots.self, with(CinemaSnapshots.$coveredTypes, [])),
      "Kiosk": SessionApp(KioskSnapshots.self),
      "Kiosk, whose button 'Edit' lends": kiosk(.lend(id: 1)),
      "Kiosk, whose button 'Edit' edits another item": kiosk(.edit(id: 2)),
      "Kiosk, whose button 'Edit' does nothing": kiosk(nil),
      "Handover": SessionApp(HandoverSnapshots.self),
      "Teahouse": SessionApp(TeahouseSnapshots.self),
      "Parcels": SessionApp(ParcelsSnapshots.self),
      "Parcels, whose second tab has no label": SessionApp(
        ParcelsSnapshots.self, with(ParcelsSnapshots.$accountLabel, "")),
      "Handover, repaired": SessionApp(
        HandoverSnapshots.self, with(HandoverSnapshots.$isRepaired, true)),
    ]
  }()
}
