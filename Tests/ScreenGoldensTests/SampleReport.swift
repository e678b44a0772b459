import ScreenContents
import TestApps
import TestSupport

@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenText

/// A report with a result of every verdict, and with names and texts that contain markup.
enum SampleReport {
  static func golden(_ screen: String, _ lines: [String]) -> [UInt8] {
    Array("---\nscreen: \(screen)\ntab: shelf\n---\n\(lines.map { "\($0)\n" }.joined())".utf8)
  }

  /// The goldens on disk before the changes of the report.
  static let goldens: [String: [UInt8]] = [
    "manifests/Shop/compact/tea.txt": golden("tea", ["│ Tea  5 │", "│ More  │"]),
    "manifests/Shop/regular/tea.txt": golden("tea", ["│ Shelf │ Tea  5 │", "│ More  │"]),
    "manifests/Shop/compact/cup.txt": golden("cup", ["│ Cup │"]),
    "manifests/Shop/compact/old.txt": golden("old", ["│ Old │"]),
    "manifests/Shop/compact/gone.txt": golden("gone", ["│ Gone │"]),
  ]

  /// The current texts of the screens, by golden.
  static let texts: [String: [UInt8]] = [
    "manifests/Shop/compact/tea.txt": golden("tea", ["│ Tea  6 │", "│ More  │"]),
    "manifests/Shop/regular/tea.txt": golden("tea", ["│ Shelf │ Tea  6 │", "│ More  │"]),
    "manifests/Shop/compact/cup.txt": golden("cup", ["│ Cup │"]),
    "manifests/Shop/compact/new.txt": golden("new", ["│ Old │"]),
    "manifests/Shop/compact/odd.txt": golden(
      "odd", ["│ \(hostileText.replacing("\n", with: " ")) │"]),
  ]

  static let report = SnapshotReport(
    manifest: "Shop", layouts: [.compact, .regular],
    results: [
      result("cup", .matched), changed("tea", .compact), changed("tea", .regular), new(), renamed(),
      ScreenResult(
        screen: "fork", verdict: .invalid, golden: path("fork"), tab: "shelf", path: "fork",
        reason: "has conflict markers", line: 7),
      ScreenResult(
        screen: "knife", verdict: .invalid, golden: path("knife"),
        reason: "the \(hostileText) could not be loaded"),
      result("gone", .obsolete),
    ])

  private static func path(_ name: String, _ folder: GoldenFolder = .compact) -> String {
    "manifests/Shop/\(folder.rawValue)/\(name).txt"
  }

  private static func result(
    _ screen: String, _ verdict: Verdict, _ folder: GoldenFolder = .compact
  ) -> ScreenResult {
    ScreenResult(
      screen: screen, folder: folder, verdict: verdict, golden: path(screen, folder), tab: "shelf")
  }

  private static func diff(from old: String?, to new: String) -> LineDiff {
    LineDiff(from: old.flatMap { goldens[$0] } ?? [], to: texts[new] ?? [])
  }

  private static func changed(_ screen: String, _ folder: GoldenFolder) -> ScreenResult {
    let golden = path(screen, folder)
    let diff = diff(from: golden, to: golden)
    return ScreenResult(
      screen: screen, folder: folder, verdict: .changed, golden: golden, tab: "shelf",
      difference: Difference(diff, headline: Headline.text(of: diff, in: .compact)))
  }

  private static func new() -> ScreenResult {
    ScreenResult(
      screen: hostileText, verdict: .new, golden: path("odd"), tab: "shelf",
      difference: Difference(diff(from: nil, to: path("odd"))))
  }

  private static func renamed() -> ScreenResult {
    ScreenResult(
      screen: "new", verdict: .renamed, golden: path("new"), tab: "shelf", from: path("old"),
      difference: Difference(
        diff(from: path("old"), to: path("new")), headline: "was old"))
  }
}
