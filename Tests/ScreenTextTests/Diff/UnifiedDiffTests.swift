import Foundation
import TestSupport
import Testing

@testable import ScreenText

@Suite("Unified diff")
struct UnifiedDiffTests {
  // The expected hunks are the output of `diff -u` without its two header lines.
  @Test(
    "The hunks are those of GNU diff",
    arguments: [
      (
        "three lines of context", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nX\n6\n7\n8\n9\n",
        "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+X\n 6\n 7\n 8\n"
      ),
      (
        "less context at the ends", "1\n2\n3\n", "X\n2\n3\n", "@@ -1,3 +1,3 @@\n-1\n+X\n 2\n 3\n"
      ),
      (
        "six common lines join two changes", "a\n1\n2\n3\n4\n5\n6\nb\n", "A\n1\n2\n3\n4\n5\n6\nB\n",
        "@@ -1,8 +1,8 @@\n-a\n+A\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+B\n"
      ),
      (
        "seven common lines keep two changes apart", "a\n1\n2\n3\n4\n5\n6\n7\nb\n",
        "1\n2\n3\n4\n5\n6\n7\nB\nC\n",
        "@@ -1,4 +1,3 @@\n-a\n 1\n 2\n 3\n@@ -6,4 +5,5 @@\n 5\n 6\n 7\n-b\n+B\n+C\n"
      ),
      (
        "removals come before additions", "a\nb\nz\n", "c\nd\nz\n",
        "@@ -1,3 +1,3 @@\n-a\n-b\n+c\n+d\n z\n"
      ),
      ("a count of one is left out", "a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
      ("from an empty text", "", "a\n", "@@ -0,0 +1 @@\n+a\n"),
      ("to an empty text", "a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
      (
        "the old text lacks the last newline", "a\nb", "a\nb\n",
        "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"
      ),
      (
        "the new text lacks the last newline", "a\nb\n", "a\nb",
        "@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n"
      ),
      (
        "both differ and lack the last newline", "a", "b",
        """
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +b
        \\ No newline at end of file

        """
      ),
      (
        "a common last line lacks its newline", "a\nb", "c\nb",
        "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"
      ),
      ("an empty line is a space", "\na\n", "\nb\n", "@@ -1,2 +1,2 @@\n \n-a\n+b\n"),
    ])
  func hunks(name: String, old: String, new: String, hunks: String) {
    #expect(patch(from: old, to: new, path: "x") == "--- a/x\n+++ b/x\n" + hunks, "\(name)")
  }

  @Test("Equal texts have no hunks and no header", arguments: ["", "a\n", "a"])
  func equal(text: String) {
    #expect(patch(from: text, to: text, path: "x").isEmpty)
  }

  // The expected headers are the output of `git -c core.quotePath=false diff`.
  private static let headers: [(path: String, header: String)] = [
    ("compact/home.txt", "--- a/compact/home.txt\n+++ b/compact/home.txt\n"),
    ("my app/home.txt", "--- a/my app/home.txt\t\n+++ b/my app/home.txt\t\n"),
    ("é/主页.txt", "--- a/é/主页.txt\n+++ b/é/主页.txt\n"),
  ]

  @Test("A tab ends a path with a space", arguments: headers)
  func path(path: String, header: String) {
    #expect(patch(from: "a\n", to: "b\n", path: path) == header + "@@ -1 +1 @@\n-a\n+b\n")
  }

  private func patch(from old: String, to new: String, path: String) -> String {
    let diff = LineDiff(from: Array(old.utf8), to: Array(new.utf8))
    return String(decoding: UnifiedDiff(diff).bytes(changing: path, to: path), as: UTF8.self)
  }
}

#if os(macOS) || os(Linux)
  @Suite("Applied diff")
  struct AppliedDiffTests {
    @Test(
      "A patch of two hundred files results in the new bytes of every file",
      arguments: [["git", "apply", "all.patch"], ["patch", "-p1", "-s", "-i", "all.patch"]])
    func applies(command: [String]) throws {
      guard PatchTool.isInstalled(command[0]) else { return }
      let folder = temporaryFolder.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let pairs = (1000..<1200 as Range<UInt64>).map { (seed: $0, texts: texts(seed: $0)) }
      var patch: [UInt8] = []
      for (seed, texts) in pairs {
        try Data(texts.old).write(to: folder.appending(path: name(for: seed)))
        patch += UnifiedDiff(LineDiff(from: texts.old, to: texts.new))
          .bytes(changing: name(for: seed), to: name(for: seed))
      }
      try Data(patch).write(to: folder.appending(path: "all.patch"))

      let result = try PatchTool.run(command, in: folder)
      #expect(result.status == 0, "\(result)")
      for (seed, texts) in pairs {
        let bytes = try? Data(contentsOf: folder.appending(path: name(for: seed)))
        // GNU patch deletes a file that becomes empty.
        #expect(Array(bytes ?? Data()) == texts.new, "seed \(seed)")
      }
    }

    private func name(for seed: UInt64) -> String {
      let shapes = ["plain", "two words", "é"]
      return "\(seed)-\(shapes[Int(seed) % shapes.count])"
    }

    /// Few distinct lines, which repeat; one is not UTF-8, and some resemble parts of a patch.
    private static let lines: [[UInt8]] =
      [
        "a", "b", "c", "", "\t", "a\r", "é", "-", "+ b", "--- a/b", "@@ -1 +1 @@",
        #"\ No newline at end of file"#,
      ].map { Array($0.utf8) } + [[0xFF, 0x00, 0xC3]]

    /// Two random texts, often similar; either one can be empty or lack the last newline.
    private func texts(seed: UInt64) -> (old: [UInt8], new: [UInt8]) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...40, using: &generator)
      let old = (0..<count).map { _ in Self.lines.pick(using: &generator) }
      let new = old.flatMap { line in
        let other = Self.lines.pick(using: &generator)
        let edits = [[], [other], [line, other]] + Array(repeating: [line], count: 9)
        return edits.pick(using: &generator)
      }
      let emptied = Int.random(in: 0..<16, using: &generator)
      return (
        emptied == 0 ? [] : text(of: old, using: &generator),
        emptied == 1 ? [] : text(of: new, using: &generator)
      )
    }

    private func text(of lines: [[UInt8]], using generator: inout SeededGenerator) -> [UInt8] {
      let text = Array(lines.map { $0 + [0x0A] }.joined())
      return Bool.random(using: &generator) ? text : text.dropLast()
    }
  }
#endif
