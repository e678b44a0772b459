import Foundation
import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("The law of reachability")
@MainActor
struct ReachabilityLawTests {
  /// An app with a screen that nothing leads to.
  private static func app(_ change: (inout LobbyApp) -> Void = { _ in }) -> LobbyApp {
    LobbyApp {
      $0.screens = ["home": LobbyState(), "photo": LobbyState(cover: .photo)]
      $0.link = { _ in nil }
      change(&$0)
    }
  }

  @Test("Taps, tabs and back reach every screen of a correct app")
  func holds() async throws {
    let report = try await LobbyApp { $0.link = { _ in nil } }.audit(.reachability)
    #expect(report.laws.map(\.checkedCount) == [4])
    #expect(report.laws.map(\.unchecked) == [[:]])
    #expect(report.causes.isEmpty)
  }

  @Test("A screen that nothing leads to is a finding")
  func broken() async throws {
    let report = try await Self.app().audit(.reachability)
    #expect(report.causes == ["nothing leads to the screen: photo"])
    #expect(
      report.example == [
        "show photo", "taps, tabs and back reach it", "not reached from the start",
      ])
  }

  @Test("Of many screens that nothing leads to, each is named, and none is an example")
  func many() async throws {
    let names = ["a", "b", "c", "d"]
    let report = try await Self.app {
      $0.screens = [
        "home": LobbyState(), "a": LobbyState(.room(1)), "b": LobbyState(.draft),
        "c": LobbyState(sheet: .help), "d": LobbyState(cover: .photo),
      ]
      $0.content = { @MainActor _, _ in ScreenContent(trailing: [.button("Stay") {}]) }
    }.audit(.reachability)
    #expect(report.groups.map { $0.places() } == ["on 4 screens"])
    #expect(report.groups.map(\.reportedExample.lines) == [[names.joined(separator: ", ")]])
  }

  @Test("A screen that only a link opens is no finding, and neither are those that it leads to")
  func links() async throws {
    let report = try await Self.app {
      $0.screens = [
        "home": LobbyState(), "photo": LobbyState(cover: .photo),
        "draft": LobbyState(.draft),
      ]
      $0.link = { $0 == "photo" ? URL(string: "lobby://photo") : nil }
      $0.content = { @MainActor destination, navigator in
        guard case .sheet(.photo) = destination else { return ScreenContent() }
        return ScreenContent(elements: [.link("Draft") { navigator.state = LobbyState(.draft) }])
      }
    }.audit(.reachability)
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.unchecked) == [["reached only by a link": 2]])
  }

  @Test("A text in a field, and a dialog, lead to screens")
  func fieldsAndDialogs() async throws {
    var alert = LobbyState()
    alert.dialog = .alert
    let states: KeyValuePairs = [
      "home": LobbyState(), "alert": alert, "photo": LobbyState(cover: .photo),
    ]
    let report = try await Self.app {
      $0.screens = states
      $0.content = { @MainActor _, navigator in
        ScreenContent(elements: [.field("Search", "") { _ in navigator.state.dialog = .alert }])
      }
      $0.buttons = { navigator in
        [.button("Photo") { navigator.state = LobbyState(cover: .photo) }]
      }
    }.audit(.reachability)
    #expect(report.causes.isEmpty)
  }

  @Test("Screens without content, and controls that are not wired, may lead to the others")
  func open() async throws {
    let undescribed = try await Self.app {
      $0.content = { @MainActor destination, navigator in
        if case .tab(.search) = destination { return nil }
        return LobbyApp.content(of: destination, in: navigator)
      }
    }.audit(.reachability)
    #expect(undescribed.causes.isEmpty)
    #expect(
      undescribed.laws.map(\.unchecked) == [["not reached, but tab search has no content": 1]])
    let unwired = try await Self.app {
      $0.content = { @MainActor _, _ in ScreenContent(trailing: [.button("Photo")]) }
    }.audit(.reachability)
    #expect(unwired.causes.isEmpty)
    #expect(
      unwired.laws.map(\.unchecked) == [
        ["not reached, but controls of tab home and tab search are not wired": 1]
      ])
  }

  @Test("A control that is not wired leaves only the dialogs of its own screen undecided")
  func unrelatedDialog() async throws {
    func report(in tab: LobbyTab, _ unwired: ScreenElement) async throws -> AuditReport {
      var alert = LobbyState()
      (alert.tab, alert.dialog) = (.home, .alert)
      let states: KeyValuePairs = ["home": LobbyState(), "alert": alert]
      return try await Self.app {
        $0.screens = states
        $0.content = { @MainActor destination, _ in
          if case .tab(tab) = destination { return ScreenContent(elements: [unwired]) }
          return ScreenContent()
        }
      }.audit(.reachability)
    }
    for control in [ScreenElement.button("Later"), .field("Name", "")] {
      let other = try await report(in: .search, control)
      #expect(other.causes == ["nothing leads to the screen: alert"])
      #expect(other.laws.map(\.unchecked) == [[:]])
      let own = try await report(in: .home, control)
      #expect(own.causes == [])
      #expect(
        own.laws.map(\.unchecked) == [["not reached, but controls of tab home are not wired": 1]])
    }
  }

  @Test(
    "A control that is not wired leaves the dialogs over each place that its screen covers undecided",
    arguments: [[LobbyTab.home], [.home, .search], [.search]])
  func dialogOfCover(tabs: [LobbyTab]) async throws {
    var alert = LobbyState()
    (alert.tab, alert.dialog) = (.search, .alert)
    let states: KeyValuePairs = ["home": LobbyState(), "alert": alert]
    let report = try await Self.app {
      $0.screens = states
      $0.content = { @MainActor destination, navigator in
        switch destination {
        case .tab(let tab) where tabs.contains(tab):
          ScreenContent(elements: [.link("Help") { navigator.state.sheet = .help }])
        case .sheet: ScreenContent(trailing: [.button("Leave")])
        default: ScreenContent()
        }
      }
    }.audit(.reachability)
    let isBeneath = tabs.contains(.search)
    #expect(report.causes == (isBeneath ? [] : ["nothing leads to the screen: alert"]))
    #expect(
      report.laws.map(\.unchecked)
        == [isBeneath ? ["not reached, but controls of sheet help are not wired": 1] : [:]])
  }

  @Test("The law is not held if the crawl leaves more screens undecided than it visits places")
  func mostlyUndecided() async throws {
    let states: KeyValuePairs = [
      "a": LobbyState(.room(1)), "b": LobbyState(.draft), "c": LobbyState(sheet: .help),
    ]
    let few = try await Self.app {
      $0.screens = states
      $0.content = { @MainActor _, _ in nil }
    }.audit(.reachability)
    #expect(few.laws.map(\.checkedCount) == [2])
    #expect(few.laws.map(\.holds) == [false])
    let more = try await Self.app {
      $0.screens = ["a": LobbyState(.room(1)), "b": LobbyState(.draft)]
      $0.content = { @MainActor _, _ in nil }
    }.audit(.reachability)
    #expect(more.laws.map(\.holds) == [true])
  }

  @Test("Of many screens without content, the reason names the first and counts the others")
  func manyWithoutContent() async throws {
    let sheets: [LobbySheet] = [.help, .page(1)]
    let report = try await Self.app {
      $0.content = { @MainActor destination, navigator in
        guard case .tab(.home) = destination else { return nil }
        return ScreenContent(
          elements: [
            .link("Room") { navigator.stack = [.room(1)] },
            .link("Draft") { navigator.stack = [.draft] },
          ] + sheets.map { sheet in .link("\(sheet)") { navigator.state.sheet = sheet } })
      }
    }.audit(.reachability)
    #expect(
      report.laws.map { $0.unchecked.keys.sorted() } == [
        [
          "not reached, but route room, route draft, sheet help and 2 more have no content"
        ]
      ])
  }

  @Test("Tabs that the harness does not support may lead to the others")
  func unsupported() async throws {
    let report = try await Self.app { $0.select = { _, _ in throw UnsupportedOperation.select } }
      .audit(.reachability)
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.unsupported) == [[.select]])
    #expect(
      report.laws.map(\.unchecked) == [["not reached, but an operation is not supported": 1]])
  }

  @Test("A crawl without end stops at its limit, and does not judge what is behind it")
  func limits() async throws {
    let app = Self.app {
      $0.content = { @MainActor destination, navigator in
        let number = if case .route(.room(let number)) = destination { number } else { 0 }
        return ScreenContent(
          elements: (1...3).map { next in
            .link("Room \(next)") { navigator.stack.append(.room(3 * number + next)) }
          })
      }
    }
    let all = try await app.audit(.reachability)
    #expect(all.causes == ["nothing leads to the screen: photo"])
    #expect(
      all.laws.map { Array($0.unchecked.keys) } == [
        ["more than 64 places that differ in their payload"]
      ])
    let small = try await app.audit(.reachability, maximumPlaces: 2)
    #expect(small.causes.isEmpty)
    #expect(
      small.laws.map(\.unchecked) == [
        ["more than 2 places": 1, "not reached, but the crawl reached a limit": 1]
      ])
  }

  @Test(
    "A law that a limit leaves mostly unchecked is incomplete, and one that it leaves in part is not"
  )
  func uncheckedLaw() async throws {
    let app = LobbyApp { $0.link = { _ in nil } }
    var (conclusions, tallies): ([Conclusion], [String]) = ([], [])
    for states in 1...4 {
      let report = try await app.audit(.reachability, maximumPlaces: states)
      conclusions.append(report.conclusion)
      tallies += report.tally.counts.map { "\($0.number) \($0.noun)" }
    }
    #expect(conclusions == [.incomplete, .matched, .matched, .matched])
    #expect(tallies == ["1 mostly not checked", "1 held", "1 held", "1 held"])
  }

  @Test("A screen that only the last of many places leads to is reached")
  func variants() async throws {
    let report = try await Self.app {
      $0.content = { @MainActor destination, navigator in
        switch destination {
        case .tab(.home):
          ScreenContent(
            elements: (1...20).map { number in
              .link("Room \(number)") { navigator.stack.append(.room(number)) }
            })
        case .route(.room(20)):
          ScreenContent(elements: [.link("Photo") { navigator.state.cover = .photo }])
        default: ScreenContent()
        }
      }
    }.audit(.reachability)
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.unchecked) == [[:]])
  }

  @Test("A crawl with as many places as its limit is complete")
  func exactLimit() async throws {
    let report = try await LobbyApp { $0.link = { _ in nil } }
      .audit(.reachability, maximumPlaces: 4)
    #expect(report.laws.map(\.checkedCount) == [4])
    #expect(report.laws.map(\.unchecked) == [[:]])
  }

  @Test("An exception is not stale if the crawl cannot tell whether its screen is reached")
  func undecidedException() async throws {
    let app = Self.app {
      $0.exceptions = [AuditException(.reachability, "photo", because: "the server opens it")]
      $0.content = LobbyApp.content
    }
    let report = try await app.audit(.reachability, maximumPlaces: 1)
    #expect(report.staleExceptions.isEmpty)
    #expect(report.conclusion == .matched)
    #expect(try await app.audit(.reachability).usedExceptions.map(\.screen) == ["photo"])
  }

  @Test("A start that cannot be shown is an error of the whole law")
  func invalidStart() async throws {
    let report = try await Self.app { $0.hasInvalidStart = true }.audit(.reachability)
    #expect(report.failures.map(\.screen) == ["the start"])
    #expect(report.conclusion == .incomplete)
  }

  // MARK: Texts that controls change

  /// An app whose form asks before it loses a text.
  private static func form(
    asks: @escaping @MainActor @Sendable (LobbyNavigator) -> Void = {
      $0.state = LobbyState(.draft)
    }
  ) -> LobbyApp {
    let states: KeyValuePairs = [
      "home": LobbyState(), "form": LobbyState(sheet: .help), "discard": LobbyState(.draft),
    ]
    return app {
      $0.screens = states
      $0.content = { @MainActor destination, navigator in
        guard case .sheet(.help) = destination else {
          return ScreenContent(elements: [.link("Edit") { navigator.state.sheet = .help }])
        }
        return ScreenContent(
          leading: [
            .button("Cancel") {
              if navigator.count == 1 { asks(navigator) } else { navigator.state.sheet = nil }
            }
          ], elements: [.field("Name", "\(navigator.count)") { _ in navigator.count = 1 }])
      }
    }
  }

  @Test("A screen that only a form that is filled in leads to is reached")
  func filledForm() async throws {
    let report = try await Self.form().audit(.reachability)
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.checkedCount) == [4])
  }

  @Test("A control that does nothing once a form is filled in is a finding")
  func deadAfterText() async throws {
    let report = try await Self.form(asks: { _ in }).audit(.reachability, .controls)
    #expect(
      report.findings == [
        [
          "controls: a control does nothing: 'Cancel' on sheet help (changed)", "> tap Edit",
          "> type 42 into Name", "> tap Cancel", "expected: a change",
          "found:    home › sheet help",
        ], ["reachability: nothing leads to the screen: on discard"],
      ])
  }

  @Test("A control that changes the text alone may do so once")
  func idempotent() async throws {
    let report = try await Self.app {
      $0.content = { @MainActor _, navigator in
        ScreenContent(
          elements: [.button("Sort") { navigator.count = 1 }, .text("\(navigator.count)")])
      }
    }.audit(.reachability, .controls, .back)
    #expect(report.causes == ["nothing leads to the screen: photo"])
  }

  @Test("A form is filled in with all of its fields, and the texts of one place have a limit")
  func manyFields() async throws {
    let fields = (1...5).map { "Field \($0)" }
    let report = try await Self.app {
      $0.content = { @MainActor _, navigator in
        let elements: [ScreenElement] = fields.enumerated().map { index, label in
          let bit = 1 << index
          return .field(label, navigator.count & bit == 0 ? "" : "text") { _ in
            navigator.count |= bit
          }
        }
        return ScreenContent(
          elements: elements + [
            .button("Send", isEnabled: navigator.count == 31) {
              navigator.state = LobbyState(cover: .photo)
            }
          ])
      }
    }.audit(.reachability)
    #expect(report.causes.isEmpty)
  }
}
