/// The renamed screens and the obsolete goldens of several parts of a run.
///
/// No part knows what another one shows: two whose screens show the same may both have found one old
/// golden, and none of them needs to be the part that reports what is obsolete.
struct MergedRenames {
  /// The goldens that are no screen's.
  var obsolete: [ScreenResult] { waiting.filter { !claimed.contains($0.golden) } }

  private let waiting: [ScreenResult]
  private let golden: (String) -> [UInt8]?
  private var claimed: Set<String>
  private var settled: Set<String> = []

  /// Creates a search among all results.
  init(_ results: [ScreenResult], golden: @escaping (String) -> [UInt8]?) {
    waiting = results.filter { $0.verdict == .obsolete }
    claimed = Set(results.compactMap(\.from))
    self.golden = golden
  }

  /// The result, where it is a renamed screen's whose old golden another one was given before, with
  /// another old golden of the same text; new where there is none.
  mutating func settled(_ result: ScreenResult) -> ScreenResult {
    guard let from = result.from, !settled.insert(from).inserted,
      let text = result.text(over: golden(from))
    else { return result }
    var result = result
    let body = GoldenBody.lines(of: text)
    let other = obsolete.first { other in
      other.layout == result.layout && golden(other.golden).flatMap(GoldenBody.lines) == body
    }
    if let other {
      claimed.insert(other.golden)
      result.becomeRenamed(from: other)
      result.setDiff(from: golden(other.golden) ?? [], to: text)
    } else {
      (result.verdict, result.from, result.headline) = (.new, nil, nil)
      result.setDiff(from: [], to: text)
    }
    return result
  }
}

extension ScreenResult {
  /// Makes the result that of a screen whose golden had another name.
  mutating func becomeRenamed(from old: ScreenResult) {
    (verdict, self.from, self.headline) = (.renamed, old.golden, "was \(old.screen)")
  }
}
