import ScreenSnapshot

/// The pending differences of a review, and their groups.
struct ReviewQueue {
  private var pending: [(proposal: GoldenProposal, groupKey: GroupKey)]

  /// The property that related proposals share.
  private enum GroupKey: Hashable {
    /// The number of a change in one or more screens.
    case change(Int)
    /// The verdict and the screen of a proposal that is new, renamed, obsolete or invalid.
    case screen(Verdict, String)
  }

  init(_ proposals: [GoldenProposal]) {
    let changes = Self.groupNumbers(among: proposals.map(\.result))
    pending = proposals.map { proposal in
      let result = proposal.result
      let groupKey = result.verdict == .changed ? changes[result.name].map(GroupKey.change) : nil
      let name = result.folder == .journeys ? result.name : result.screen
      return (proposal, groupKey ?? .screen(result.verdict, name))
    }
  }

  /// The numbers of the changes by the names of the changed screens.
  private static func groupNumbers(among results: [ScreenResult]) -> [String: Int] {
    let groups = ResultGroup.groups(of: results.filter { $0.verdict == .changed })
    let names = groups.enumerated().flatMap { number, group in
      group.results.map { ($0.name, number) }
    }
    return Dictionary(names) { first, _ in first }
  }
}

extension ReviewQueue {
  var count: Int { pending.count }

  /// The worst conclusion of the pending differences.
  var conclusion: Conclusion {
    pending.map(\.proposal.result.verdict.conclusion).max() ?? .matched
  }

  /// The next proposal, followed by the proposals related to it.
  var nextGroup: [GoldenProposal] {
    pending.filter { $0.groupKey == pending.first?.groupKey }.map(\.proposal)
  }

  mutating func removeNext() {
    pending.removeFirst()
  }

  /// Removes the next proposal and all that are related to it.
  mutating func removeRelated() {
    let groupKey = pending.first?.groupKey
    pending.removeAll { $0.groupKey == groupKey }
  }
}
