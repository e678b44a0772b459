import Testing

@testable import ScreenHarness
@testable import ScreenReports
@testable import ScreenSystem

@Suite("Verbs, options and their help")
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

  @Test("Each flag is unique for a verb, and consists of dashes and lower-case letters")
  func spellings() {
    for verb in Verb.allCases {
      let options = Option.all.filter { $0.verbs.contains(verb) }
      let spellings = options.flatMap { [$0.flag, $0.short].compactMap(\.self) }
      #expect(spellings.count == Set(spellings).count, "\(verb)")
    }
    #expect(Option.all.allSatisfy { $0.flag.wholeMatch(of: /--[a-z]+(-[a-z]+)*/) != nil })
    #expect(Option.all.compactMap(\.short).allSatisfy { $0.wholeMatch(of: /-[a-z]/) != nil })
  }

  @Test(
    "Each verb exits with statuses that its help lists, and with no others",
    arguments: Verb.allCases)
  func statuses(of verb: Verb) {
    let conclusions = Conclusion.allCases.map { RunEnd(of: verb, $0).status }
    let listed = verb.page.allStatuses.compactMap {
      ScreenSystem.ExitStatus(rawValue: Int32($0.code))
    }
    #expect(Set(conclusions + [.usage]) == Set(listed))
  }

  private static let pages: [Verb?] = [nil] + Verb.allCases
}
