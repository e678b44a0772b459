import Foundation
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenReports

@Suite("Recording with failures")
@MainActor
struct SnapshotPipelineFailureTests {
  @Test("A screen that does not render does not keep the others from being recorded")
  func invalidScreen() async throws {
    try await TemporaryGoldens.with { folder in
      let (report, lines) = try await BoothSnapshots.$isExitLocked.withValue(true) {
        try await BoothRun(in: folder).record()
      }
      #expect(report.conclusion == .incomplete)
      #expect(
        report.unrecorded.map(\.golden) == [
          "manifests/Booth/compact/exit.txt", "manifests/Booth/regular/exit.txt",
        ])
      #expect(report.failures.isEmpty)
      #expect(lines.count == 4)
      #expect(try folder.files.count == 4)
    }
  }

  @Test("Pruning keeps the golden of a screen that does not render")
  func keptGolden() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      func files() throws -> [String: [String]] {
        try folder.identities.filter { !$0.key.hasSuffix("/") }
      }
      let before = try files()
      let (report, lines) = try await BoothSnapshots.$isExitLocked.withValue(true) {
        try await BoothRun(in: folder).record(RecordMode(deletesObsolete: true))
      }
      #expect(report.conclusion == .incomplete)
      #expect(lines.isEmpty)
      #expect(try files() == before)
    }
  }

  @Test("A folder at the path of a golden is an error, and the others are recorded")
  func folderInPlace() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.createFolder("Booth/compact/front.txt")
      let (report, lines) = try await BoothRun(in: folder).record()
      #expect(
        report.failures == [
          GoldenChangeError(
            change: GoldenChange(kind: .wrote, golden: "manifests/Booth/compact/front.txt"),
            reason: "Is a directory",
            isDenied: false)
        ])
      #expect(report.conclusion == .incomplete)
      #expect(lines.count == 5)
      #expect(try folder.files.count == 5)
    }
  }

  @Test(
    "A folder without write permission is an error, and the others are recorded",
    .enabled(if: getuid() != 0, "root may write"))
  func denied() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      try folder.remove("Booth/compact/front.txt")
      try folder.remove("Booth/regular/front.txt")
      let path = "\(folder.path)/Booth/compact"
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
      let (report, lines) = try await BoothRun(in: folder).record()
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      #expect(
        report.failures == [
          GoldenChangeError(
            change: GoldenChange(kind: .wrote, golden: "manifests/Booth/compact/front.txt"),
            reason: "Permission denied", isDenied: true)
        ])
      #expect(lines == ["wrote manifests/Booth/regular/front.txt"])
    }
  }

  @Test("Recording writes nothing if a folder of goldens cannot be listed")
  func noFolder() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write("", to: "Booth/regular")
      await #expect(throws: GoldenStoreError.notAFolder("\(folder.path)/Booth/regular")) {
        _ = try await BoothRun(in: folder).record()
      }
      #expect(try folder.files == ["Booth/regular"])
    }
  }
}
