import Testing

@testable import ScreenHarness
@testable import ScreenReports

@Suite("HelpPage")
struct HelpTests {
  @Test("Help has at most 80 columns and no space at the end of a line", arguments: pages)
  func columns(verb: Verb?) {
    let lines = HelpPage.text(for: verb).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.count > 80 || $0.hasSuffix(" ") } == [])
  }

  @Test("A help page names the formats of reports that its verb accepts, and no others")
  func formats() {
    for verb in Verb.allCases {
      let help = HelpPage.text(for: verb).split(whereSeparator: \.isWhitespace)
      guard let start = help.firstIndex(of: "FORMAT=PATH") else { continue }
      let words = Set(help[start...].prefix(16).map { $0.filter(\.isLetter) })
      for format in ReportFormat.allCases {
        let arguments = [verb.name, "x", "--report", "\(format.rawValue)=x"]
        let isAccepted = (try? Invocation(arguments)) != nil
        #expect(words.contains(format.rawValue) == isAccepted, "\(verb) \(format)")
      }
    }
  }

  private static let pages: [Verb?] = [nil] + Verb.allCases
}
