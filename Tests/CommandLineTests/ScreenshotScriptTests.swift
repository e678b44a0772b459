import Foundation
import TestSupport
import Testing

/// Runs the script of the article with stand-ins for the commands of a Mac.
@Suite("The script that takes screenshots")
final class ScreenshotScriptTests {
  private let folder: URL
  private let script: String

  init() throws {
    folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
    let blocks = try Article("ScreenHarness/taking-screenshots-of-real-views").blocks(in: "bash")
    script = try #require(blocks.first)
    try Data(script.utf8).write(to: folder.appendingPathComponent("take-screenshots"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test("Bash accepts the script")
  func syntax() throws {
    let result = try Shell.run(["bash", "-n", "take-screenshots"], in: folder)
    #expect(result == CommandResult(status: 0, output: "", errors: ""))
  }

  @Test("The script starts the app at each screen, and names the images like goldens")
  func run() throws {
    try add("swift", "cat list.json")
    try add("xcrun", #"echo "$@" >> log; case $2 in io) : > "$6" ;; esac"#)
    try add("sips", #"echo sips "$@" >> log"#)
    let list = """
      {
        "screens" : [
          {
            "path" : "a \\"screen\\" : \\"b\\"",
            "screen" : "library",
            "tab" : "library"
          },
          {
            "screen" : "book-detail"
          }
        ]
      }
      """
    try Data(list.utf8).write(to: folder.appendingPathComponent("list.json"))
    let words = ["bash", "take-screenshots", "compact", "iPhone 16", "my shots"]
    let result = try Shell.run(
      ["sh", "-c", #"PATH="$PWD/bin:$PATH" SECONDS_TO_SETTLE=0 exec "$@""#, "sh"] + words,
      in: folder)
    #expect(result == CommandResult(status: 0, output: "", errors: ""))
    let log = try String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
    #expect(
      log == """
        simctl bootstatus iPhone 16 -b
        simctl status_bar iPhone 16 override --time 9:41 --batteryState charged --batteryLevel 100
        simctl launch --terminate-running-process iPhone 16 com.example.Bookshelf --screen library
        simctl io iPhone 16 screenshot --type=png my shots/compact/library.png
        sips --resampleHeightWidthMax 1000 my shots/compact/library.png
        simctl launch --terminate-running-process iPhone 16 com.example.Bookshelf --screen book-detail
        simctl io iPhone 16 screenshot --type=png my shots/compact/book-detail.png
        sips --resampleHeightWidthMax 1000 my shots/compact/book-detail.png

        """)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("my shots/compact").path)
    #expect(files.sorted() == ["book-detail.png", "library.png"])
  }

  @Test("The script stops if the app does not start")
  func failure() throws {
    try add("swift", #"echo '  "screen" : "library"'"#)
    try add("xcrun", #"case $2 in launch) exit 4 ;; esac"#)
    try add("sips", "exit 9")
    let words = ["bash", "take-screenshots", "compact", "iPhone 16", "shots"]
    let result = try Shell.run(
      ["sh", "-c", #"PATH="$PWD/bin:$PATH" SECONDS_TO_SETTLE=0 exec "$@""#, "sh"] + words,
      in: folder)
    #expect(result.status == 4)
  }

  /// Adds a command that the script finds first.
  private func add(_ name: String, _ body: String) throws {
    let file = folder.appendingPathComponent("bin/\(name)")
    try Data("#!/bin/sh\n\(body)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }
}
