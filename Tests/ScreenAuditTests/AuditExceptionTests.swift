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
  /// Audits an app in which two controls of the room do nothing, and the others have none.
  private func report(
    _ exceptions: AuditException..., laws: [AuditLaw] = [.controls], patterns: [String] = []
  ) async throws -> AuditReport {
    let app = LobbyApp {
      $0.exceptions = exceptions
      $0.content = { @MainActor destination, _ in
        guard case .route = destination else { return ScreenContent() }
        return ScreenContent(trailing: [.button("Idle") {}, .button("Read it") {}])
      }
    }
    return try await Lobby.$app.withValue(app) {
      var session = try AuditSession(
        of: AnySnapshotHarness(LobbySnapshots.self), laws: laws, patterns: patterns)
      return try await session.report()
    }
  }

  @Test("An exception accepts the findings of its law on its screen", arguments: ["room", "r*"])
  func used(screen: String) async throws {
    let exception = AuditException(.controls, screen, because: "the player is not modeled")
    let report = try await report(exception)
    #expect(report.causes.isEmpty)
    #expect(report.usedExceptions == [exception])
    #expect(report.staleExceptions.isEmpty)
    #expect(report.conclusion == .matched)
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

  @Test("An exception for a place from a law that checks no places is an error")
  func placeOfOtherLaw() async throws {
    let report = try await report(AuditException(.links, "route gone", because: "it is gone"))
    #expect(
      report.problems == [
        """
        the exception from 'links' on 'route gone' accepts nothing: the law does not check places that \
        no screen shows
        """
      ])
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
    let exception = AuditException(.controls, "route gone", because: "it is gone")
    #expect(try await report(exception).staleExceptions.isEmpty)
    let crawled = try await report(exception, laws: [.controls, .reachability])
    #expect(crawled.laws.last?.unchecked == ["reached only by a link": 2])
    #expect(crawled.staleExceptions == [exception])
  }

  @Test("An exception for a control accepts that control alone")
  func control() async throws {
    let exception = AuditException(.controls, "room", control: "Idle", because: "it vibrates")
    let report = try await report(exception)
    #expect(report.groups.map(\.count) == [1])
    #expect(report.groups.map(\.example.control) == ["Read it"])
    #expect(report.usedExceptions == [exception])
    #expect(report.conclusion == .differs)
  }

  @Test("An exception for a cause accepts no other cause")
  func cause() async throws {
    let right = AuditException(
      .controls, "room", cause: .doesNothing, because: "the player is not modeled")
    let accepting = try await report(right)
    #expect(accepting.causes.isEmpty)
    #expect(accepting.usedExceptions == [right])
    let wrong = AuditException(.controls, "room", cause: .crash, because: "it may crash")
    let report = try await report(wrong)
    #expect(report.groups.map(\.count) == [1, 1])
    #expect(report.staleExceptions == [wrong])
    #expect(report.staleExceptions.map(\.line) == ["controls room (.crash): it may crash"])
  }

  @Test("An exception for several screens is one for each of them, and one for none is for all")
  func severalScreens() async throws {
    let reason = "the player is not modeled"
    let report = try await report(AuditException(.controls, "room", "home", because: reason))
    #expect(report.causes.isEmpty)
    #expect(report.usedExceptions == [AuditException(.controls, "room", because: reason)])
    #expect(report.staleExceptions == [AuditException(.controls, "home", because: reason)])
    let all = try await self.report(
      AuditException(.controls, cause: .doesNothing, because: reason))
    #expect(all.causes.isEmpty)
  }

  @Test("An exception that nothing needs is stale, which is an error")
  func stale() async throws {
    let room = AuditException(.controls, "room", because: "the player is not modeled")
    let home = AuditException(.controls, "home", because: "it plays a sound")
    let again = AuditException(.controls, "r*", control: "Idle", because: "it vibrates")
    let report = try await report(room, home, again)
    #expect(report.usedExceptions == [room])
    #expect(report.staleExceptions == [home, again])
    #expect(report.conclusion == .differs)
  }

  @Test("An exception is not stale if its law or all screens are not checked")
  func unchecked() async throws {
    let exceptions = [
      AuditException(.controls, "home", because: "it plays a sound"),
      AuditException(.controls, "room", because: "the player is not modeled"),
    ]
    let other = try await report(exceptions[0], laws: [.back])
    #expect(other.staleExceptions.isEmpty && other.usedExceptions.isEmpty)
    let selected = try await report(exceptions[0], exceptions[1], patterns: ["room"])
    #expect(selected.staleExceptions.isEmpty)
    #expect(selected.usedExceptions == [exceptions[1]])
  }

  @Test("An exception without a reason accepts nothing, and is an error", arguments: ["", " \n"])
  func noReason(reason: String) async throws {
    let report = try await report(AuditException(.controls, "room", because: reason))
    #expect(report.groups.map { $0.places() } == ["'Idle' on room", "'Read it' on room"])
    #expect(
      report.problems == ["the exception from 'controls' on 'room' has no reason; add one"])
  }

  @Test("An exception without a screen is an error that suggests the nearest screen")
  func noScreen() async throws {
    let reason = "it plays a sound"
    let report = try await report(
      AuditException(.controls, "hoem", because: reason),
      AuditException(.back, "x*", because: reason),
      AuditException(.controls, "room", because: reason))
    #expect(
      report.problems == [
        "the exception from 'controls' on 'hoem' matches no screen; did you mean 'home'?",
        "the exception from 'back' on 'x*' matches no screen",
      ])
    #expect(report.conclusion == .incomplete)
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
    let report = try await reportOfKeptSheets(exception)
    #expect(report.groups.flatMap(\.previousScreens) == others)
    #expect(report.usedExceptions == [exception])
    #expect(
      report.usedExceptions.map(\.line) == [
        "isolation * after \(name) (.leftovers): the sheet stays while it uploads"
      ])
  }

  @Test("An exception after a screen that does not exist, or from a law of one screen, is an error")
  func wrongPrevious() async throws {
    let reason = "the sheet stays while it uploads"
    let report = try await reportOfKeptSheets(
      AuditException(.isolation, "home", after: "hlep", because: reason),
      AuditException(.isolation, "home", after: "home", because: reason),
      AuditException(.back, "home", after: "help", because: reason))
    #expect(
      report.problems == [
        "the exception from 'isolation' on 'home' after 'hlep' matches no screen; did you mean 'help'?",
        "the exception from 'back' on 'home' after 'help' accepts nothing: the law checks no screen after "
          + "another one",
      ])
    #expect(report.staleExceptions.map(\.previous) == ["home"])
  }
}
