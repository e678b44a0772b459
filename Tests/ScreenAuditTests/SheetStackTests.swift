import Foundation
import ScreenContents
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenSnapshot

@Suite("Links to pages in a sheet")
@MainActor
struct SheetStackTests {
  nonisolated private static let stack = [
    "links: the stack of a sheet stays: after appIcon and browsing, on appIcon and browsing",
    "> show appIcon", "> open browser://settings?page=appIcon",
    "expected: root › sheet settings › appIcon",
    "found:    root › sheet settings › appIcon › appIcon",
  ]

  nonisolated private static func ignored(_ words: String) -> [String] {
    [
      "links: \(words): after bookmarks, on appIcon and browsing",
      "> show bookmarks", "> open browser://settings?page=appIcon",
      "expected: root › sheet settings › appIcon", "found:    root › sheet bookmarks",
    ]
  }

  nonisolated private static let bugs: [(Set<BrowserSnapshots.Bug>, [[String]])] = [
    ([], []),
    ([.pushesOnThePage], [stack]),
    ([.ignoresLinks], [ignored("a link is ignored, but reported as opened")]),
    (
      [.ignoresLinks, .pushesOnThePage],
      [
        stack, ignored("a link is ignored, but reported as opened"),
      ]
    ),
    ([.ignoresLinks, .reportsNothing], [ignored("a link is ignored")]),
  ]

  @Test(
    "A page that stays below another one, and a link that is ignored over another sheet, are two findings",
    arguments: bugs.indices)
  func findings(index: Int) async throws {
    let (bugs, findings) = Self.bugs[index]
    let report = try await BrowserSnapshots.audit(with: bugs)
    #expect(report.findings.sorted { $0[0] > $1[0] } == findings)
  }

  @Test("The hint names what the harness returned, and what is visible")
  func hint() async throws {
    let opened = try await BrowserSnapshots.audit(with: [.ignoresLinks])
    #expect(
      opened.laws.map(\.hint) == [
        "'open(_:in:)' returned '.opened', and 'root › sheet bookmarks' is still visible; "
          + "if that is right, return '.waiting', or '.refused' with a reason"
      ])
    let unreported = try await BrowserSnapshots.audit(with: [.ignoresLinks, .reportsNothing])
    #expect(
      unreported.laws.map(\.hint) == [
        "if the app keeps links for later, return a 'LinkOutcome' from 'open(_:in:)', or declare "
          + "'linkBlockers' in the harness"
      ])
  }

  @Test("A screen that is pushed on itself is the same screen once more")
  func sameScreen() async throws {
    let report = try await BrowserSnapshots.audit(with: [.pushesTwice])
    #expect(
      report.findings == [
        [
          "links: the same screen once more: after the start and 5 screens, on appIcon and browsing",
          "> open browser://settings?page=appIcon", "expected: root › sheet settings › appIcon",
          "found:    root › sheet settings › appIcon › appIcon",
        ]
      ])
  }
}

/// A browser whose links lead to pages in a sheet.
private struct BrowserSnapshots: SnapshotHarness {
  enum Bug { case pushesOnThePage, ignoresLinks, reportsNothing, pushesTwice }

  @TaskLocal static var bugs: Set<Bug> = []

  enum Screen: String, CaseIterable { case browser, settings, browsing, appIcon, bookmarks }
  enum Page: String { case browsing, appIcon }
  enum Sheet { case settings, bookmarks }

  static let navigatesAbsolutely = false

  final class Navigator: ScreenNavigating {
    var sheet: Sheet?
    var pages: [Page] = []

    var visibleState: VisibleState<Never, Page, Sheet> {
      VisibleState(
        stack: VisibleStack(
          presentations: sheet.map { [.sheet($0, VisibleStack(routes: pages))] } ?? []))
    }
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    switch screen {
    case .browser: break
    case .settings: navigator.sheet = .settings
    case .browsing: (navigator.sheet, navigator.pages) = (.settings, [.browsing])
    case .appIcon: (navigator.sheet, navigator.pages) = (.settings, [.appIcon])
    case .bookmarks: navigator.sheet = .bookmarks
    }
  }

  static func link(to screen: Screen) -> URL? {
    Page(rawValue: screen.rawValue).flatMap {
      URL(string: "browser://settings?page=\($0.rawValue)")
    }
  }

  static func open(_ url: URL, in navigator: Navigator) -> LinkOutcome {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    guard url.host == "settings", url.path.isEmpty, items.count == 1,
      let page = items[0].value.flatMap(Page.init)
    else { return .refused("no such link") }
    let outcome = bugs.contains(.reportsNothing) ? LinkOutcome.unreported : .opened
    if bugs.contains(.ignoresLinks), navigator.sheet == .bookmarks { return outcome }
    let keepsPages = bugs.contains(.pushesOnThePage) && navigator.sheet == .settings
    navigator.pages = (keepsPages ? navigator.pages : []) + [page]
    if bugs.contains(.pushesTwice) { navigator.pages.append(page) }
    navigator.sheet = .settings
    return outcome
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    ScreenContent()
  }

  @MainActor
  static func audit(with bugs: Set<Bug>) async throws -> AuditReport {
    try await $bugs.withValue(bugs) {
      var session = try AuditSession(of: AnySnapshotHarness(BrowserSnapshots.self), laws: [.links])
      return try await session.report(namedLaws: [.links])
    }
  }
}
