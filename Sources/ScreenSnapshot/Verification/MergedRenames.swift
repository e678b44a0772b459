/// The renamed screens and the obsolete goldens of several shards.
///
/// No shard knows the screens of another: two shards may match the same old golden, and only one of
/// them reports obsolete goldens.
struct MergedRenames {
  private let obsoleteResults: [ScreenResult]
  private let golden: (String) -> [UInt8]?
  private var claimedGoldens: Set<String>
  private var resolvedGoldens: Set<String> = []

  /// The goldens that no screen owns.
  var obsolete: [ScreenResult] {
    obsoleteResults.filter { !claimedGoldens.contains($0.golden) }
  }

  init(_ results: [ScreenResult], golden: @escaping (String) -> [UInt8]?) {
    obsoleteResults = results.filter { $0.verdict == .obsolete }
    claimedGoldens = Set(results.compactMap(\.from))
    self.golden = golden
  }

  /// Gives a renamed screen another old golden of the same text if a screen before it has the one
  /// that it found, and makes it new if there is no other.
  mutating func resolve(_ result: ScreenResult) -> ScreenResult {
    guard case .renamed(let rendering, let from, _) = result.outcome,
      !resolvedGoldens.insert(from).inserted, let text = result.text(over: golden(from))
    else { return result }
    var result = result
    let body = GoldenBody.lines(of: text)
    let other = obsolete.first { other in
      other.folder == result.folder && golden(other.golden).flatMap(GoldenBody.lines) == body
    }
    if let other {
      claimedGoldens.insert(other.golden)
      let difference = Difference(from: golden(other.golden) ?? [], to: text) { _ in
        Difference.headline(ofRenamed: other.screen)
      }
      result.outcome = .renamed(rendering, from: other.golden, difference)
    } else {
      result.outcome = .new(rendering, Difference(from: [], to: text))
    }
    return result
  }
}
