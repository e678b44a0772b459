import ScreenContents
import Testing

@testable import ScreenAudit
@testable import ScreenSnapshot

@Suite("Pairs of screens in an audit of many screens")
struct PairSelectionTests {
  @Test(
    "Screens at one position of their shapes are pairs, and shapes with fewer screens have several turns"
  )
  func partners() {
    let dialog = DescribedDialog(VisibleDialog("Sure?"), as: .alert)
    let pushed = DescribedState(stack: DescribedStack(routes: [.dialog(dialog, nil)]))
    let root = DescribedState()
    let states = [0: root, 1: root, 2: root, 3: root, 4: pushed, 5: pushed]
    let pairs = PairSelection(of: 0..<7, showing: states)
    #expect(
      (0..<7).map { pairs.partners(of: $0) } == [
        [0, 1, 3, 4, 6], [0, 1, 2, 5, 6], [1, 2, 3, 4, 6], [0, 2, 3, 5, 6], [0, 2, 4, 5, 6],
        [1, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6],
      ])
  }

  @Test("Up to 150 screens, all pairs are checked", arguments: [150, 151])
  func few(count: Int) throws {
    var plan = try AuditPlan(
      over: (1...count).map { "r\($0)" }, laws: [], patterns: [], maximumPlaces: 1)
    plan.limitPairs(
      to: Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, DescribedState()) }))
    #expect(plan.jumps?.partners(of: 7) == (count == 150 ? nil : [6, 7, 8]))
    #expect(plan.links?.partners(of: 7) == (count == 150 ? nil : [6, 7, 8]))
  }
}
