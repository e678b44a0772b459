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

  @Test("An option accepts exactly the choices that it offers")
  func choices() {
    for option in Option.all {
      guard let value = option.value, !value.choices.isEmpty else { continue }
      var options = Options()
      #expect(
        value.choices.allSatisfy { option.apply(&options, $0 + value.suffix) }, "\(option.flag)")
      #expect(!option.apply(&options, "neither\(value.suffix)"), "\(option.flag)")
    }
  }
}
