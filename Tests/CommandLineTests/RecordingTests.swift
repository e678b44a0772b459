import Foundation
import TestSupport
import Testing

/// The verb 'journey', with the file of a recording.
@Suite("A recording of the sample, as a journey")
final class RecordingTests {
  private let tool = Products.folder.appendingPathComponent("BookshelfSnapshots").path
  private let root = FixturePackage.readme.deletingLastPathComponent()
  private let folder: URL

  init() throws {
    folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    let journeys = folder.appendingPathComponent("goldens/Bookshelf/journeys")
    try FileManager.default.createDirectory(at: journeys, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(path))
  }

  /// What was visible: a tab, and the routes over it.
  private func state(_ tab: String, _ routes: String...) -> String {
    let levels = routes.map { #"{ "kind" : "push", "value" : { "names" : ["\#($0)"] } }"# }
    return """
      { "flow" : { "names" : ["authorized"] }, "tab" : { "names" : ["\(tab)"] }, \
      "levels" : [\(levels.joined(separator: ", "))] }
      """
  }

  /// Runs the verb with a file that `NavigationRecorder` writes.
  private func journey(
    startingAt tab: String = "library", of events: (event: String, state: String)...
  ) throws -> CommandResult {
    let entries = events.map { #"{ "event" : "\#($0.event)", "state" : \#($0.state) }"# }
    let file = """
      {
        "entries" : [\(entries.joined(separator: ",\n"))],
        "omittedCount" : 0,
        "start" : \(state(tab)),
        "version" : 1
      }
      """
    try write(file, to: "bug-report.json")
    return try Shell.run(
      [tool, "journey", "bug-report.json", "--package-path", root.path], in: folder)
  }

  @Test("A recording that starts elsewhere becomes a journey that matches when it is replayed")
  func whole() throws {
    let result = try journey(
      startingAt: "search", of: ("tab_switch", state("settings")),
      ("route_push", state("settings", "account")),
      ("route_pop", state("settings")))
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(
      result.output == """
        > show search
        search
        flow: authorized

        > tab Settings
        settings

        > tap Account
        settings › account

        > back
        settings

        """)
    try write(result.output, to: "goldens/Bookshelf/journeys/bug-report.txt")
    let replay = try Shell.run(
      [
        tool, "journeys/bug-report", "--manifests",
        folder.appendingPathComponent("goldens").path,
      ],
      in: root)
    #expect(replay.output.hasPrefix("1 journey: 1 matched ("), "\(replay.output)\(replay.errors)")
    #expect(replay.status == 0)
  }

  @Test("Books that a recording does not tell apart are the choices of the author")
  func ambiguous() throws {
    let result = try journey(of: ("route_push", state("library", "bookDetail")))
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        """
        # not guessed: several controls lead to library › bookDetail
        #   tap Dune
        #   tap Dune Messiah

        """), "\(result.output)")
    #expect(
      result.errors == """
        note: the journey ends before event 1 of 1, which several controls have
        hint: choose a step from the comment, or record with payloads

        """)
  }

  @Test("A file that is no recording is an error with its name")
  func noRecording() throws {
    try write("# A journey", to: "bug.txt")
    let result = try Shell.run(
      [tool, "journey", "bug.txt", "--package-path", root.path], in: folder)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors == """
        error: cannot read 'bug.txt': the file contains no recording of a NavigationRecorder

        """)
  }
}
