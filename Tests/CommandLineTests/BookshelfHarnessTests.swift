import Foundation
import TestSupport
import Testing

@Suite("BookshelfSnapshots")
struct BookshelfHarnessTests {
  private let tool = Products.folder.appendingPathComponent("BookshelfSnapshots").path
  private let root = packageFolder

  // Rule 24
  @Test("All screens of the sample match the committed goldens")
  func matches() throws {
    let result = try Shell.run([tool], in: root)
    #expect(
      result.output.hasPrefix(
        """
        note: the goldens hide 1 value of 1 screen
        66 screens in 3 layouts: 198 matched; 40 journeys: 40 matched (
        """))
    #expect(result.status == 0)
  }

  // Rule 21
  @Test("The screens of the sample cover every case")
  func coverage() throws {
    let result = try Shell.run([tool, "coverage", "--quiet"], in: root)
    #expect(result.output.hasPrefix("67 cases: 60 rendered, 7 excepted ("))
    #expect(result.status == 0)
  }

  @Test("The sample passes its audit from each start, whose output is in the article on audits")
  func audit() throws {
    let result = try Shell.run([tool, "audit"], in: root)
    let text = try documentation("ScreenHarness/auditing-navigation")
    let time = /\([0-9.]+ m?s\)/
    let output = result.output.replacing(time, with: "(TIME)")
    #expect(text.replacing(time, with: "(TIME)").contains("```\n\(output)```\n"), "\(output)")
    #expect(
      result.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("progress: ") },
      "\(result.errors)")
    #expect(result.status == 0)
  }

  @Test("The answers to an assistant are shorter than 3 kB for every screen of the sample")
  func assistant() throws {
    let goldens = root.appendingPathComponent("manifests/Bookshelf/compact").path
    let screens = try FileManager.default.contentsOfDirectory(atPath: goldens).map { golden in
      let screen = golden.dropLast(".txt".count)
      return #"{"jsonrpc":"2.0","id":"\#(screen)","method":"tools/call","params":{"name":"start","#
        + #""arguments":{"screen":"\#(screen)"}}}"#
    }
    let steps = ["look", "relaunch"].map { step in
      #"{"jsonrpc":"2.0","id":"\#(step)","method":"tools/call","params":{"name":"step","#
        + #""arguments":{"step":"\#(step)"}}}"#
    }
    let input = [#"{"jsonrpc":"2.0","id":"tools","method":"tools/list"}"#] + screens + steps
    let result = try Shell.run(
      [tool, "explore", "--mcp"], in: root, input: input.map { "\($0)\n" }.joined())
    let answers = result.output.split(separator: "\n")
    #expect(answers.count == input.count)
    #expect(answers.filter { $0.utf8.count >= 3_000 || $0.contains(#""isError":true"#) } == [])
  }

  @Test(
    "The map and a way are in the article on missing screens",
    arguments: [
      ["loans", "loanDetail"], ["loan*", "--format", "mermaid"],
      ["--from", "library", "--to", "coverPicker"],
    ])
  func map(arguments: [String]) throws {
    let result = try Shell.run([tool, "map"] + arguments, in: root)
    let text = try documentation("ScreenHarness/finding-missing-screens")
    #expect(text.contains("\n\(result.output)```"), "\(result.output)")
    #expect(result.status == 0)
  }

  #if !canImport(SwiftUI)
    @Test("Without SwiftUI, the app names what it needs and exits with status 2")
    func app() throws {
      let app = Products.folder.appendingPathComponent("BookshelfApp").path
      let result = try Shell.run([app], in: root)
      #expect(
        result.errors == """
          error: BookshelfApp needs SwiftUI, which this platform does not have
          hint: run it on a Mac, or run 'swift package snapshot' to render its screens as text

          """)
      #expect(result.status == 2)
    }
  #endif

  // Rules 3 and 25
  @Test("The hash seed, the time zone and the locale do not change the output")
  func deterministic() throws {
    let variables = [
      ["SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "UTC", "LANG": "C", "LC_ALL": "C"],
      ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
      ["TZ": "America/St_Johns", "LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8"],
    ]
    let texts = try variables.map { try Shell.run([tool, "show", "*"], in: root, variables: $0) }
    #expect(texts.allSatisfy { $0 == texts[0] })
    #expect(texts[0].status == 0)
    #expect(texts[0].output.contains("screen: library\n"))
  }
}
