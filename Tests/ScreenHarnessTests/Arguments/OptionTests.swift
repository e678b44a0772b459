import Testing

@testable import ScreenHarness

@Suite("The declarations of options")
struct OptionTests {
  @Test("spell each flag once, in small letters with two dashes, short ones with one")
  func spellings() {
    let spellings = Option.all.flatMap { [$0.flag, $0.short].compactMap(\.self) }
    #expect(spellings.count == Set(spellings).count)
    #expect(Option.all.allSatisfy { $0.flag.wholeMatch(of: /--[a-z]+(-[a-z]+)*/) != nil })
    #expect(Option.all.compactMap(\.short).allSatisfy { $0.wholeMatch(of: /-[a-z]/) != nil })
  }

  @Test("are these, for these verbs")
  func verbs() {
    let spelt = Option.all.map { option in
      "\(option.flag): \(option.verbs.map(\.name).joined(separator: " "))"
    }
    #expect(
      spelt == [
        "--missing: record",
        "--prune: record",
        "--dry-run: record",
        "--json: list coverage",
        "--layout: verify record review list show",
        "--shard: verify list",
        "--report: verify merge",
        "--jobs: verify record review list show coverage",
        "--timeout: verify record review list show coverage",
        "--no-workers: verify record review list show coverage",
        "--check-stability: verify record review list",
        "--package-path: verify record review list show coverage merge",
        "--manifests: verify record review list merge",
        "--harness: verify record review list show coverage merge",
        "--color: verify record review list coverage merge",
        "--quiet: verify record review list coverage merge",
        "--verbose: verify record review list coverage merge",
        "--version: verify record review list show coverage merge",
        "--help: verify record review list show coverage merge",
        "--allow-writing-to-package-directory: verify record review list show coverage merge",
      ])
  }

  @Test("exclude only options that exist")
  func exclusions() {
    #expect(Option.all.flatMap(\.excludes).allSatisfy { Option.named($0) != nil })
  }

  @Test("understand all the choices that they offer, and no others")
  func choices() {
    for option in Option.all {
      guard case .value(let value, let store) = option.effect, !value.choices.isEmpty else {
        continue
      }
      var options = Options()
      #expect(value.choices.allSatisfy { store(&options, $0 + value.rest) }, "\(option.flag)")
      #expect(!store(&options, "neither\(value.rest)"), "\(option.flag)")
    }
  }

  @Test("are found by whole names only", arguments: ["--lay", "layout", "--Layout", "-help", ""])
  func wholeNames(flag: String) {
    #expect(Option.named(flag) == nil)
  }
}
