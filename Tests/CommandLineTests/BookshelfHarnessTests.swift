import Foundation
import Testing

/// The sample's harness, run as an executable from where it was built.
@Suite("The sample's harness")
struct BookshelfHarnessTests {
  private let tool = Products.folder.appendingPathComponent("BookshelfSnapshots").path
  private let root = FixturePackage.readme.deletingLastPathComponent()

  // Rule 24
  @Test("matches the committed goldens, and every golden has its screen")
  func matches() throws {
    let result = try Shell.run([tool], in: root)
    #expect(result.output.hasPrefix("52 screens in 2 layouts: 104 matched ("))
    #expect(result.status == 0)
  }

  // Rule 21
  @Test("shows every case of every type")
  func coverage() throws {
    let result = try Shell.run([tool, "coverage", "--quiet"], in: root)
    #expect(result.output.hasPrefix("38 cases: 38 shown ("))
    #expect(result.status == 0)
  }

  // Rules 3 and 25
  @Test("writes the same bytes whatever the hash seed, the time zone and the locale")
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

/// Where the test bundle was built, and the executables beside it.
enum Products {
  static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}
