/// The number of results with each verdict in each folder, counted in one pass over the results.
struct ResultTally: Sendable {
  private struct Group: Hashable {
    let folder: GoldenFolder
    let verdict: Verdict
  }

  private let counts: [Group: Int]

  init(of results: [ScreenResult]) {
    var counts: [Group: Int] = [:]
    var last: Group?
    var length = 0
    // Neighbors are mostly alike, and counting them costs less than looking up their group.
    for result in results {
      let group = Group(folder: result.folder, verdict: result.verdict)
      if group != last {
        if let last { counts[last, default: 0] += length }
        (last, length) = (group, 0)
      }
      length += 1
    }
    if let last { counts[last, default: 0] += length }
    self.counts = counts
  }

  /// The number of results with each verdict that occurs.
  var verdicts: [Verdict: Int] { verdicts { _ in true } }

  /// The verdicts of screens and obsolete goldens.
  var screenVerdicts: [Verdict: Int] { verdicts { $0 != .journeys } }

  /// The verdicts of journeys.
  var journeyVerdicts: [Verdict: Int] { verdicts { $0 == .journeys } }

  private func verdicts(where isWanted: (GoldenFolder) -> Bool) -> [Verdict: Int] {
    var verdicts: [Verdict: Int] = [:]
    for (group, count) in counts where isWanted(group.folder) {
      verdicts[group.verdict, default: 0] += count
    }
    return verdicts
  }

  /// The folders with results of screens.
  var screenFolders: Set<GoldenFolder> { Set(ownedGroups.map(\.key.folder)) }

  /// The number of results of screens in all folders.
  var screenResultCount: Int { ownedGroups.reduce(0) { $0 + $1.value } }

  private var ownedGroups: [Group: Int] {
    counts.filter { $0.key.folder != .journeys && $0.key.verdict != .obsolete }
  }
}
