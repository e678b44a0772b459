import Foundation
import TestSupport
import Testing

@Suite("BookshelfSnapshots")
struct BookshelfHarnessTests {
  private let tool = Products.folder.appendingPathComponent("BookshelfSnapshots").path

  @Test("The answers to an assistant are shorter than 3 kB for every screen of the sample")
  func assistant() throws {
    let goldens = packageFolder.appendingPathComponent("manifests/Bookshelf/compact").path
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
      [tool, "explore", "--mcp"], in: packageFolder, input: input.map { "\($0)\n" }.joined())
    let answers = result.output.split(separator: "\n")
    #expect(answers.count == input.count)
    #expect(answers.filter { $0.utf8.count >= 3_000 || $0.contains(#""isError":true"#) } == [])
  }

  #if !canImport(SwiftUI)
    @Test("Without SwiftUI, the app names what it needs and exits with status 2")
    func app() throws {
      let app = Products.folder.appendingPathComponent("BookshelfApp").path
      let result = try Shell.run([app], in: packageFolder)
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
    let texts = try variables.map {
      try Shell.run([tool, "show", "*"], in: packageFolder, variables: $0)
    }
    #expect(texts.allSatisfy { $0 == texts[0] })
    #expect(texts[0].status == 0)
    #expect(texts[0].output.contains("screen: library\n"))
  }
}
