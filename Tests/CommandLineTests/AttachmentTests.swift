// Swift Testing has attachments since Swift 6.2.
#if compiler(>=6.2)
  import Foundation
  import TestSupport
  import Testing

  extension ShellTests {
    @Suite("Attachments of a test that verifies screens")
    struct AttachmentTests {
      @Test("Each screen that differs has its text and its difference attached")
      func attachments() throws {
        let package = try SessionPackage("Notes")
        let folder = package.folder.appendingPathComponent("attachments")
        let test = "swift test --filter NotesTests --attachments-path attachments"
        #expect(try package.sh("mkdir -p attachments; \(test)").status == 1)
        let screens = [
          "noteList", "noteDetail", "noteCreateSheet", "noteEditSheet", "search", "settings",
        ]
        let names = ["compact", "regular"].flatMap { layout in
          screens.flatMap { ["\(layout)-\($0).diff", "\(layout)-\($0).txt"] }
        }
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            == names.sorted())
        let text = try String(
          contentsOf: folder.appendingPathComponent("compact-search.txt"), encoding: .utf8)
        #expect(text.hasPrefix("---\nscreen: search\ntab: search\n---\n┌──"))
        let difference = try String(
          contentsOf: folder.appendingPathComponent("compact-search.diff"), encoding: .utf8)
        #expect(difference.contains("\n+screen: search\n"))
      }
    }
  }
#endif
