import ScreenContents
import Testing

@testable import ScreenAudit
@testable import ScreenSnapshot

@Suite("Pairs of screens in an audit of many screens")
struct PairSelectionTests {
  @Test("A screen is visited with itself and the first of each shape, and the first with all")
  func partners() {
    let dialog = DescribedDialog(VisibleDialog("Sure?"), as: .alert)
    let pushed = DescribedState(stack: [Place(.route, .dialog(dialog, nil))])
    let root = DescribedState()
    let pairs = PairSelection(of: 0..<5, showing: [0: root, 1: root, 2: pushed, 3: pushed])
    #expect(
      (0..<5).map(pairs.partners) == [
        [0, 1, 2, 3, 4], [0, 1, 2, 4], [0, 1, 2, 3, 4], [0, 2, 3, 4], [0, 1, 2, 3, 4],
      ])
  }

  @Test("Up to 150 screens, all pairs are checked", arguments: [150, 151])
  func few(count: Int) throws {
    var plan = try AuditPlan(
      over: (1...count).map { "r\($0)" }, laws: [], patterns: [], maximumPlaces: 1)
    plan.limitPairs(
      to: Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, DescribedState()) }))
    #expect(plan.jumps?.partners(of: 7) == (count == 150 ? nil : [0, 7]))
    #expect(plan.links?.partners(of: 7) == (count == 150 ? nil : [0, 7]))
  }
}
