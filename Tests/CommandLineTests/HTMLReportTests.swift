import Foundation
import TestSupport
import Testing

extension HarnessTests {
  @Suite("The HTML report in a browser", .enabled(if: Browser.installed != nil))
  struct HTMLReportTests {
    private let package: FixturePackage
    private let browser: Browser

    init() throws {
      package = try FixturePackage(app: "Cafe")
      browser = try #require(Browser.installed)
      #expect(try package.harness("record", "--quiet").status == 0)
      for layout in ["compact", "regular"] {
        let golden = "manifests/Cafe/\(layout)/drink.txt"
        try package.write(
          try package.text(of: golden).replacing("Espresso", with: "Macchiat"), to: golden)
      }
      try package.write("---\nscreen: old\n---\n", to: "manifests/Cafe/compact/old.txt")
      let result = try package.harness("--quiet", "--report", "html=screens.html")
      #expect(result.status == 1)
    }

    @Test(
      "A difference fills its card in windows of any width", arguments: [700, 1400, 1900])
    func widths(width: Int) throws {
      let script = """
        [...document.querySelectorAll("#differences .matter")]
          .filter((box) => box.clientWidth > 0)
          .map((box) => Math.round(100 * box.offsetWidth / box.parentElement.clientWidth) > 90)
        """
      #expect(try browser.value(of: script, in: package, width: width) == "[true]")
    }

    @Test("A filter hides the other screens")
    func filter() throws {
      func names(after input: String) throws -> String {
        let script = """
          (\(input), document.getElementById("words").dispatchEvent(new Event("input")), \
          [...document.querySelectorAll(".screen:not([hidden]) h3")].map((name) => name.textContent))
          """
        return try browser.value(of: script, in: package)
      }
      let all = try names(after: "0")
      #expect(all.contains("drink") && all.contains("receipt") && all.contains("old"))
      let words = try names(after: #"document.getElementById("words").value = "tamp""#)
      #expect(words.contains("recipe") && !words.contains("drink"))
    }
  }
}

struct Browser: Sendable {
  private let name: String

  static let installed: Browser? = ["chromium", "google-chrome", "chrome"].lazy
    .map { Browser(name: $0) }
    .first { browser in
      (try? Shell.run([browser.name, "--version"], in: temporaryFolder))?.status == 0
    }

  /// The result of a script that runs after the page's own, as JSON.
  func value(
    of script: String, in package: FixturePackage, width: Int = 1400
  ) throws -> String {
    let page = try package.text(of: "screens.html")
    let probe =
      "<pre id=\"probe\"></pre><script>document.getElementById('probe').textContent = "
      + "JSON.stringify(\(script));</script></body>"
    try package.write(page.replacing("</body>", with: probe), to: "probe.html")
    let file = package.folder.appendingPathComponent("probe.html").absoluteString
    let result = try Shell.run(
      [
        name, "--headless", "--no-sandbox", "--disable-gpu", "--window-size=\(width),1000",
        "--dump-dom", file,
      ], in: temporaryFolder)
    let match = try #require(result.output.firstMatch(of: /<pre id="probe">(.*?)<\/pre>/))
    return String(match.1)
  }
}
