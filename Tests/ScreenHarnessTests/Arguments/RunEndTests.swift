import Testing

@testable import ScreenHarness
@testable import ScreenReports
@testable import ScreenSystem

@Suite("The end of a run")
struct RunEndTests {
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
}
