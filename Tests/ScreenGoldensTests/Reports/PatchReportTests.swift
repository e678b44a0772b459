import Foundation
import ScreenContents
import ScreenReports
import TestApps
import TestSupport
import Testing

@testable import ScreenGoldens

@Suite("Patch report")
struct PatchReportTests {
  private static let sample = SampleReport("<é> \"q\"").report

  private static func patch(
    of report: SnapshotReport, _ patchPath: @escaping (String) -> String? = { $0 }
  ) throws -> [UInt8] {
    try report.report(patchPath: patchPath).bytes(as: .patch)
  }

  @Test(
    "The patch lists errors of the run, and goldens that it omits",
    arguments: [
      (.changed, "a\tb.txt", "its path has a control character"),
      (.obsolete, "tea.txt", "its screen may have been renamed to one outside this run"),
    ] as [(Verdict, String, String)])
  func omitted(verdict: Verdict, path: String, reason: String) throws {
    let result = ScreenResult(verdict, "tea", from: [0x61], to: verdict == .changed ? [0x62] : nil)
    var report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: [result])
    report.markInterrupted()
    #expect(
      String(decoding: try Self.patch(of: report) { _ in path }, as: UTF8.self) == """
        # report by Screenwalk
        # interrupted: the remaining screens were not verified
        # omitted: \(verdict.rawValue) manifests/Shop/compact/tea.txt: \(reason)

        """)
  }

  #if os(macOS) || os(Linux)
    @Test(
      "The patch, applied by git, makes all goldens match the run", arguments: ["", "app/"])
    func applied(prefix: String) throws {
      guard PatchTool.isInstalled("git") else { return }
      try TemporaryGoldens.with { folder in
        let results = Self.sample.results.filter { $0.change != nil }
        for result in results {
          guard let golden = result.change?.oldGolden else { continue }
          try folder.write(golden, to: prefix + (result.from ?? result.golden))
        }
        let last = try #require(Self.sample.results.last)
        let patch = try Self.patch(of: Self.sample) { prefix + $0 }
        try folder.write(patch, to: "screens.patch")
        #expect(
          try folder.text(of: "screens.patch").split(separator: "\n").prefix(3) == [
            "# report by Screenwalk",
            "# omitted: invalid manifests/Shop/compact/fork.txt: has conflict markers",
            "# omitted: invalid \(last.golden): the <é> \"q\" could not be loaded",
          ])
        let url = URL(fileURLWithPath: folder.path)
        #expect(try PatchTool.run(["git", "init", "-q"], in: url).status == 0)
        let check = try PatchTool.run(["git", "apply", "--check", "screens.patch"], in: url)
        #expect(check.status == 0, "\(check)")
        #expect(try PatchTool.run(["git", "apply", "screens.patch"], in: url).status == 0)
        try folder.remove("screens.patch")
        let written = results.filter { $0.change?.text != nil }
        #expect(
          try folder.files.filter { !$0.hasPrefix(".git/") }
            == written.map { prefix + $0.golden }.sorted())
        for result in written {
          let text = String(decoding: result.change?.text ?? [], as: UTF8.self)
          #expect(try folder.text(of: prefix + result.golden) == text)
        }
      }
    }
  #endif
}
