import Foundation
import Testing

@testable import ScreenSnapshot

@Suite("Texts that no run reads")
struct UnreadTextTests {
  private static let golden = "---\nscreen: home\n---\n"

  @Test("Texts beside the goldens and journeys are named, and other files are not")
  func found() throws {
    try TemporaryGoldens.with { folder in
      let store = GoldenStore(of: "App", in: folder.path, displayedAs: "manifests")
      #expect(store.unreadTexts() == [])
      for file in ["compact/home.txt", "compact/gone.txt", "journeys/a.txt", "journeys/b/c.txt"] {
        try folder.write(Self.golden, to: "App/\(file)")
      }
      for file in ["notes.txt", "tablet/cover.png", "compact/.hidden/a.txt", "regular/read.md"] {
        try folder.write("A note.\n", to: "App/\(file)")
      }
      #expect(store.unreadTexts() == [])
      for file in [
        "stray.txt", "tablet/home.txt", "compact/sub/home.txt", "controls/Loud.TXT",
        "old/2025/home.txt",
      ] {
        try folder.write(Self.golden, to: "App/\(file)")
      }
      #expect(
        store.unreadTexts() == [
          "manifests/App/compact/sub/", "manifests/App/controls/Loud.TXT",
          "manifests/App/old/", "manifests/App/stray.txt", "manifests/App/tablet/",
        ])
    }
  }

  @Test(
    "Folders that cannot be listed are named, because they can have texts",
    .enabled(if: getuid() != 0, "root may read"))
  func unreadable() throws {
    try TemporaryGoldens.with { folder in
      let store = GoldenStore(of: "App", in: folder.path, displayedAs: "manifests")
      let folders = ["compact/sub", "controls", "tablet"]
      for name in folders { try folder.write(Self.golden, to: "App/\(name)/home.txt") }
      let paths = folders.map { "\(folder.path)/App/\($0)" }
      for path in paths {
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      }
      let unread = store.unreadTexts()
      for path in paths {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
      #expect(
        unread == [
          "manifests/App/compact/sub/", "manifests/App/controls/", "manifests/App/tablet/",
        ])
    }
  }

  @Test("The note names up to four of them")
  func note() {
    #expect(UnreadTexts.note(on: []) == nil)
    #expect(
      UnreadTexts.note(on: ["manifests/App/tablet/"]) == """
        'manifests/App/tablet/' is not read, because goldens are in the folder of a layout and journeys in \
        'journeys'; move or delete it
        """)
    #expect(
      UnreadTexts.note(on: (1...6).map { "m/\($0).txt" }) == """
        'm/1.txt', 'm/2.txt', 'm/3.txt', 'm/4.txt' and 2 more are not read, because goldens are in the folder of a \
        layout and journeys in 'journeys'; move or delete them
        """)
  }

  @Test("A run of all screens has the note, and a run of some has not")
  @MainActor
  func run() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write(Self.golden, to: "Studio/tablet/home.txt")
      let note = UnreadTexts.note(on: ["manifests/Studio/tablet/"])
      let all = try await StudioRun(in: folder).report()
      #expect(all.notes.filter { $0 == note }.count == 1)
      let some = try await StudioRun(in: folder, "home").report()
      #expect(!some.notes.contains { $0 == note })
    }
  }
}
