import Testing

@testable import ScreenHarness

@Suite("Option")
struct OptionTests {
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
}
