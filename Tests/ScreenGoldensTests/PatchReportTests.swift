import Foundation
import ScreenContents
import ScreenReports
import TestApps
import TestSupport
import Testing

@testable import ScreenGoldens

@Suite("Patch report")
struct PatchReportTests {
  private static func bytes(of report: SnapshotReport, in context: ReportContext) throws -> [UInt8]
  {
    try report.report(in: context).bytes(as: .patch)
  }

  private static func patch(_ prefix: String = "") throws -> [UInt8] {
    try bytes(
      of: SampleReport.report,
      in: ReportContext(golden: { SampleReport.goldens[$0] }, repositoryPath: { prefix + $0 }))
  }

  @Test("A run that did not cover all screens omits obsolete goldens from the patch")
  func partial() throws {
    let goldens = SampleReport.report.results.filter { $0.verdict == .obsolete }
    let context = ReportContext(golden: { SampleReport.goldens[$0] }, repositoryPath: { $0 })
    var report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: goldens)
    report.markInterrupted()
    let patch = String(decoding: try Self.bytes(of: report, in: context), as: UTF8.self)
    #expect(!patch.contains("diff"))
    #expect(
      patch.hasSuffix(
        "# omitted: obsolete manifests/Shop/compact/gone.txt: "
          + "its screen may have been renamed to one outside this run\n"))
  }

  @Test("A golden with CRLF line endings is deleted, but not changed")
  func lineEndings() throws {
    let goldens = SampleReport.goldens.mapValues { golden in
      Array(String(decoding: golden, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
    }
    let results = SampleReport.report.results.filter {
      $0.verdict == .obsolete || $0.golden.hasSuffix("compact/tea.txt")
    }
    let patch = try Self.bytes(
      of: SnapshotReport(manifest: "Shop", layouts: [.compact], results: results),
      in: ReportContext(golden: { goldens[$0] }))
    #expect(
      String(decoding: patch, as: UTF8.self) == """
        # report by Screenwalk
        # omitted: changed manifests/Shop/compact/tea.txt: it has CRLF line endings
        diff --git a/manifests/Shop/compact/gone.txt b/manifests/Shop/compact/gone.txt
        deleted file mode 100644
        --- a/manifests/Shop/compact/gone.txt
        +++ /dev/null
        @@ -1,5 +0,0 @@
        ----\r
        -screen: gone\r
        -tab: shelf\r
        ----\r
        -│ Gone │\r

        """)
  }

  @Test(
    "The patch lists errors of the run, and goldens whose paths it cannot have",
    arguments: [
      (nil, "it is outside the repository"), ("a\tb.txt", "its path has a control character"),
    ] as [(String?, String)])
  func outside(path: String?, reason: String) throws {
    var report = SnapshotReport(
      manifest: "Shop", layouts: [.compact],
      results: Array(SampleReport.report.results.filter { $0.verdict == .changed }.prefix(1)))
    report.markInterrupted()
    let patch = try Self.bytes(
      of: report, in: ReportContext(golden: { _ in nil }, repositoryPath: { _ in path }))
    #expect(
      String(decoding: patch, as: UTF8.self) == """
        # report by Screenwalk
        # interrupted: the remaining screens were not verified
        # omitted: changed manifests/Shop/compact/tea.txt: \(reason)

        """)
  }

  #if os(macOS) || os(Linux)
    @Test(
      "The patch, applied by git, makes all goldens match the run", arguments: ["", "app/"])
    func applied(prefix: String) throws {
      guard PatchTool.isInstalled("git") else { return }
      try TemporaryGoldens.with { folder in
        for (path, bytes) in SampleReport.goldens { try folder.write(bytes, to: prefix + path) }
        try folder.write(try Self.patch(prefix), to: "screens.patch")
        #expect(
          try folder.text(of: "screens.patch").split(separator: "\n").prefix(3) == [
            "# report by Screenwalk",
            "# omitted: invalid manifests/Shop/compact/fork.txt: has conflict markers",
            "# omitted: invalid manifests/Shop/compact/knife.txt: the <script>alert(1)</script> ]]> "
              + "::error::x `a``b` | \"q\" & ␛[31m␊end could not be loaded",
          ])
        let url = URL(fileURLWithPath: folder.path)
        #expect(try PatchTool.run(["git", "init", "-q"], in: url).status == 0)
        let check = try PatchTool.run(["git", "apply", "--check", "screens.patch"], in: url)
        #expect(check.status == 0, "\(check)")
        #expect(try PatchTool.run(["git", "apply", "screens.patch"], in: url).status == 0)
        try folder.remove("screens.patch")
        let files = try folder.files.filter { !$0.hasPrefix(".git/") }
        #expect(files == SampleReport.texts.keys.map { prefix + $0 }.sorted())
        for (path, bytes) in SampleReport.texts {
          #expect(try folder.text(of: prefix + path) == String(decoding: bytes, as: UTF8.self))
        }
      }
    }
  #endif
}
