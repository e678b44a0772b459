import ScreenSnapshot

/// The differences that a review has not asked about yet, and which of them go together.
///
/// What changed alike is found before the first question, once: it takes a look at every line.
struct ReviewQueue {
  private var waiting: [(proposal: GoldenProposal, kin: GroupKey)]

  /// What proposals that go together have in common.
  private enum GroupKey: Hashable {
    /// The number of a change, which may be that of many screens.
    case change(Int)
    /// Of what did not change but is new, gone or called otherwise, the verdict and the screen.
    case screen(Verdict, String)
  }

  init(_ proposals: [GoldenProposal]) {
    let changes = Self.changes(among: proposals.map(\.result))
    waiting = proposals.map { proposal in
      let result = proposal.result
      let kin = result.verdict == .changed ? changes[result.name].map(GroupKey.change) : nil
      return (proposal, kin ?? .screen(result.verdict, result.screen))
    }
  }

  /// The numbers of the changes, by the names of the screens that changed.
  private static func changes(among results: [ScreenResult]) -> [String: Int] {
    let groups = ResultGroup.groups(of: results.filter { $0.verdict == .changed })
    let names = groups.enumerated().flatMap { number, group in
      group.results.map { ($0.name, number) }
    }
    return Dictionary(names) { first, _ in first }
  }
}

extension ReviewQueue {
  /// How many are waiting.
  var count: Int { waiting.count }

  /// The worst conclusion of the pending differences.
  var conclusion: Conclusion {
    waiting.map(\.proposal.result.verdict.conclusion).max() ?? .matched
  }

  /// The proposals that go together with the next one, which is the first of them.
  var next: [GoldenProposal] {
    waiting.filter { $0.kin == waiting.first?.kin }.map(\.proposal)
  }

  /// Takes the next one off.
  mutating func removeNext() {
    waiting.removeFirst()
  }

  /// Takes the next one off, and all that go together with it.
  mutating func removeRelated() {
    let kin = waiting.first?.kin
    waiting.removeAll { $0.kin == kin }
  }
}
