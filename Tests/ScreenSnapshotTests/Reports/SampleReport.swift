@testable import ScreenSnapshot

/// A report with a result of every verdict, and names and texts that want to be markup.
enum SampleReport {
  /// A name with all that a format may stumble over.
  static let hostile = "<script>alert(1)</script> ]]> ::error::x `a``b` | \"q\" & \u{1B}[31m\nend"

  static func golden(_ screen: String, _ lines: [String]) -> [UInt8] {
    Array("---\nscreen: \(screen)\ntab: shelf\n---\n\(lines.map { "\($0)\n" }.joined())".utf8)
  }

  /// The goldens as they are on disk before the report's changes.
  static let goldens: [String: [UInt8]] = [
    "manifests/Shop/compact/tea.txt": golden("tea", ["│ Tea  5 │", "│ More  │"]),
    "manifests/Shop/regular/tea.txt": golden("tea", ["│ Shelf │ Tea  5 │", "│ More  │"]),
    "manifests/Shop/compact/cup.txt": golden("cup", ["│ Cup │"]),
    "manifests/Shop/compact/old.txt": golden("old", ["│ Old │"]),
    "manifests/Shop/compact/gone.txt": golden("gone", ["│ Gone │"]),
  ]

  /// What the screens show now, by their golden.
  static let texts: [String: [UInt8]] = [
    "manifests/Shop/compact/tea.txt": golden("tea", ["│ Tea  6 │", "│ More  │"]),
    "manifests/Shop/regular/tea.txt": golden("tea", ["│ Shelf │ Tea  6 │", "│ More  │"]),
    "manifests/Shop/compact/cup.txt": golden("cup", ["│ Cup │"]),
    "manifests/Shop/compact/new.txt": golden("new", ["│ Old │"]),
    "manifests/Shop/compact/odd.txt": golden("odd", ["│ \(hostile.replacing("\n", with: " ")) │"]),
  ]

  static let report = SnapshotReport(
    manifest: "Shop", layouts: ScreenLayout.allCases,
    results: [
      result("cup", .matched), changed("tea", .compact), changed("tea", .regular), new(), renamed(),
      invalid("fork", "has conflict markers", line: 7, path: "fork"),
      invalid("knife", "the \(hostile) could not be loaded", line: nil, path: nil),
      result("gone", .obsolete),
    ])

  private static func path(_ name: String, _ layout: ScreenLayout = .compact) -> String {
    "manifests/Shop/\(layout.rawValue)/\(name).txt"
  }

  private static func result(
    _ screen: String, _ verdict: Verdict, _ layout: ScreenLayout = .compact
  ) -> ScreenResult {
    ScreenResult(
      screen: screen, layout: layout, verdict: verdict, golden: path(screen, layout), tab: "shelf")
  }

  private static func diff(from old: String?, to new: String) -> LineDiff {
    LineDiff(from: old.flatMap { goldens[$0] } ?? [], to: texts[new] ?? [])
  }

  private static func changed(_ screen: String, _ layout: ScreenLayout) -> ScreenResult {
    var result = result(screen, .changed, layout)
    let diff = diff(from: result.golden, to: result.golden)
    (result.diff, result.headline) = (UnifiedDiff(diff), Headline.text(of: diff))
    return result
  }

  private static func new() -> ScreenResult {
    var result = ScreenResult(
      screen: hostile, layout: .compact, verdict: .new, golden: path("odd"), tab: "shelf")
    result.diff = UnifiedDiff(diff(from: nil, to: result.golden))
    return result
  }

  private static func renamed() -> ScreenResult {
    var result = result("new", .renamed)
    result.from = path("old")
    result.headline = "was old"
    result.diff = UnifiedDiff(diff(from: path("old"), to: path("new")))
    return result
  }

  private static func invalid(
    _ screen: String, _ reason: String, line: Int?, path: String?
  ) -> ScreenResult {
    var result = result(screen, .invalid)
    (result.reason, result.line, result.path) = (reason, line, path)
    return result
  }
}
