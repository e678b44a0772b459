import Foundation
import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenJobs
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("Exceptions from the laws of an audit")
@MainActor
struct AuditExceptionTests {
  /// Exceptions, and what an audit says about them.
  private struct Row: Sendable {
    let name: String
    let exceptions: [AuditException]
    var laws: [AuditLaw] = [.controls]
    var patterns: [String] = []

    /// The controls of the room that the exceptions do not accept.
    var left: [String] = []
    var used: [AuditException] = []
    var stale: [AuditException] = []
    var problems: [String] = []
  }

  nonisolated private static let reason = "the player is not modeled"
  nonisolated private static let room = AuditException(.controls, "room", because: reason)
  nonisolated private static let rooms = AuditException(.controls, "r*", because: reason)
  nonisolated private static let home = AuditException(.controls, "home", because: reason)
  nonisolated private static let idle = AuditException(
    .controls, "r*", control: "Idle", because: reason)
  nonisolated private static let both = ["Idle", "Read it"]

  nonisolated private static let rows: [Row] = [
    Row(name: "the findings of a screen", exceptions: [room], used: [room]),
    Row(name: "those of screens that match", exceptions: [rooms], used: [rooms]),
    Row(name: "those of a control alone", exceptions: [idle], left: ["Read it"], used: [idle]),
    Row(
      name: "those with a cause",
      exceptions: [AuditException(.controls, "room", cause: .doesNothing, because: reason)],
      used: [AuditException(.controls, "room", cause: .doesNothing, because: reason)]),
    Row(
      name: "none with another cause",
      exceptions: [AuditException(.controls, "room", cause: .crash, because: reason)], left: both,
      stale: [AuditException(.controls, "room", cause: .crash, because: reason)]),
    Row(
      name: "those of each of several screens, or else it is stale for one of them",
      exceptions: [AuditException(.controls, "room", "home", because: reason)], used: [room],
      stale: [home]),
    Row(
      name: "those of all screens if it names none",
      exceptions: [AuditException(.controls, cause: .doesNothing, because: reason)],
      used: [AuditException(.controls, "*", cause: .doesNothing, because: reason)]),
    Row(
      name: "nothing that another one accepts", exceptions: [room, home, idle], used: [room],
      stale: [home, idle]),
    Row(name: "nothing of a law that is not checked", exceptions: [home], laws: [.back]),
    Row(
      name: "nothing of a screen that is not checked", exceptions: [home, room],
      patterns: ["room"], used: [room]),
    Row(
      name: "nothing without a reason",
      exceptions: [AuditException(.controls, "room", because: " \n")], left: both,
      problems: ["the exception from 'controls' on 'room' has no reason; add one"]),
    Row(
      name: "nothing of a screen that does not exist",
      exceptions: [
        AuditException(.controls, "hoem", because: reason),
        AuditException(.back, "x*", because: reason), room,
      ],
      used: [room],
      problems: [
        "the exception from 'controls' on 'hoem' matches no screen; did you mean 'home'?",
        "the exception from 'back' on 'x*' matches no screen",
      ]),
    Row(
      name: "nothing after a screen that does not exist, or of a law of one screen",
      exceptions: [
        AuditException(.isolation, "home", after: "hlep", because: reason),
        AuditException(.back, "home", after: "help", because: reason), room,
      ],
      used: [room],
      problems: [
        "the exception from 'isolation' on 'home' after 'hlep' matches no screen; did you mean 'help'?",
        "the exception from 'back' on 'home' after 'help' accepts nothing: the law checks no screen after "
          + "another one",
      ]),
    Row(
      name: "nothing of a place that its law does not check",
      exceptions: [AuditException(.links, "route gone", because: reason)], left: both,
      problems: [
        """
        the exception from 'links' on 'route gone' accepts nothing: the law does not check places that \
        no screen shows
        """
      ]),
  ]

  @Test("An exception accepts what it is for", arguments: rows.indices)
  func table(index: Int) async throws {
    let row = Self.rows[index]
    let report = try await LobbyApp {
      $0.exceptions = row.exceptions
      $0.content = { @MainActor destination, _ in
        guard case .route = destination else { return ScreenContent() }
        return ScreenContent(trailing: [.button("Idle") {}, .button("Read it") {}])
      }
    }.audit(all: row.laws, patterns: row.patterns)
    #expect(report.groups.compactMap(\.example.control) == row.left, "\(row.name)")
    #expect(report.usedExceptions == row.used, "\(row.name)")
    #expect(report.staleExceptions == row.stale, "\(row.name)")
    #expect(report.problems == row.problems, "\(row.name)")
    let isDifferent = !row.left.isEmpty || !row.stale.isEmpty
    let isIncomplete = !row.problems.isEmpty && !isDifferent
    if row.laws == [.controls] {
      #expect(
        report.conclusion == (isIncomplete ? .incomplete : isDifferent ? .differs : .matched))
    }
  }

  @Test(
    "An exception for a place of the crawl accepts what no exception for screens does",
    arguments: [("route room", true), ("route *", true), ("r*", false), ("*", false)])
  func place(name: String, isAccepted: Bool) async throws {
    let exception = AuditException(.controls, name, because: "the sheet and the cover are one")
    let report = try await LobbyApp {
      $0.screens = ["root": LobbyState()]
      $0.exceptions = [exception]
      $0.content = LobbyApp.contentWithInvalidRoom
    }.audit(.controls, .reachability)
    #expect(
      report.causes
        == (isAccepted ? [] : ["a control leads to an invalid state: route room"]))
    #expect(report.usedExceptions == (isAccepted ? [exception] : []))
    #expect(report.staleExceptions == (isAccepted ? [] : [exception]))
    #expect(report.problems.isEmpty)
  }

  @Test(
    "An exception is for a screen whose name begins like that of a place"
  )
  func similarNames() async throws {
    let exception = AuditException(.controls, "route *", because: "the screen has this name")
    let report = try await LobbyApp {
      $0.screens = ["route one": LobbyState(.room(1))]
      $0.exceptions = [exception]
      $0.content = { @MainActor _, _ in ScreenContent(trailing: [.button("Idle") {}]) }
    }.audit(.controls)
    #expect(report.causes.isEmpty)
    #expect(report.usedExceptions == [exception])
  }

  @Test("An exception for a place is stale only if a crawl saw all places")
  func stalePlace() async throws {
    let exception = AuditException(.controls, "route gone", because: Self.reason)
    let app = LobbyApp { $0.exceptions = [exception] }
    #expect(try await app.audit(.controls).staleExceptions.isEmpty)
    #expect(try await app.audit(.controls, .reachability).staleExceptions == [exception])
  }

  /// Audits an app whose jumps keep a sheet.
  private func reportOfKeptSheets(_ exceptions: AuditException...) async throws -> AuditReport {
    try await LobbyApp {
      $0.exceptions = exceptions
      $0.screens = [
        "home": LobbyState(), "help": LobbyState(sheet: .help), "photo": LobbyState(sheet: .photo),
      ]
      $0.jump = { navigator, state in
        let sheet = navigator.state.sheet
        navigator.state = state
        navigator.state.sheet = state.sheet ?? sheet
      }
    }.audit(.isolation)
  }

  @Test(
    "An exception may name the screen after which a law is broken, or a pattern of such screens",
    arguments: [("help", ["photo"]), ("h*", ["photo"]), ("*", [])])
  func previous(name: String, others: [String]) async throws {
    let exception = AuditException(
      .isolation, after: name, cause: .leftovers, because: "the sheet stays while it uploads")
    let stale = AuditException(.isolation, "home", after: "home", because: Self.reason)
    let report = try await reportOfKeptSheets(exception, stale)
    #expect(report.groups.flatMap(\.previousScreens) == others)
    #expect(report.usedExceptions == [exception])
    #expect(report.staleExceptions == [stale])
    #expect(
      report.usedExceptions.map(\.line) == [
        "isolation * after \(name) (.leftovers): the sheet stays while it uploads"
      ])
  }
}
