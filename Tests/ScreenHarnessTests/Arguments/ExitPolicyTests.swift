import Testing

@testable import ScreenHarness
@testable import ScreenReports
@testable import ScreenSystem

@Suite("ExitPolicy")
struct ExitPolicyTests {
  @Test(
    "Each verb exits with statuses that its help lists, and with no others",
    arguments: Verb.allCases)
  func statuses(of verb: Verb) {
    let conclusions = Conclusion.allCases.map { ExitPolicy.status(of: verb, $0) }
    let listed = verb.page.allStatuses.compactMap {
      ScreenSystem.ExitStatus(rawValue: Int32($0.code))
    }
    #expect(Set(conclusions + [.usage]) == Set(listed))
  }
}
