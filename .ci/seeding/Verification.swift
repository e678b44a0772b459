/// What `verify` notices of one bug, and `audit` if `verify` does not.
enum Outcome {
  case noticed(pictures: Bool, controls: Bool, journeys: Bool, audit: Bool)
  case doesNotCompile
  case equivalent(reason: String)

  /// Whether the bug counts: it compiles and changes something.
  var isCounted: Bool {
    if case .noticed = self { true } else { false }
  }

  var isNoticedByPictures: Bool {
    if case .noticed(true, _, _, _) = self { true } else { false }
  }

  var isNoticedByControls: Bool {
    if case .noticed(_, true, _, _) = self { true } else { isNoticedByPictures }
  }

  var isNoticedByJourneys: Bool {
    if case .noticed(_, _, true, _) = self { true } else { false }
  }

  /// Whether the audit notices what `verify` does not.
  var isNoticedByAudit: Bool {
    if case .noticed(_, _, _, true) = self { true } else { false }
  }

  var isMissed: Bool { isCounted && !isNoticedByControls }

  /// Whether neither `verify` nor the audit notices the bug.
  var isMissedByAll: Bool { isMissed && !isNoticedByJourneys && !isNoticedByAudit }
}

/// The parts of `verify` that the package has, and the audit.
struct Verification {
  let copy: Copy
  let hasControls: Bool
  let hasJourneys: Bool

  init(_ copy: Copy) {
    self.copy = copy
    hasControls = copy.hasGoldens(in: "controls")
    hasJourneys = copy.hasGoldens(in: "journeys")
  }

  /// Runs the parts one by one with one bug, or with none.
  func outcome(of seed: Int?) throws -> Outcome {
    let pictures =
      try copy.notices(seed, ["verify", "--layout", "compact"])
      || copy.notices(seed, ["verify", "--layout", "regular"])
    let controls = try hasControls && copy.notices(seed, ["verify", "--layout", "controls"])
    let journeys = try hasJourneys && copy.notices(seed, ["verify", "journeys/*"])
    return .noticed(
      pictures: pictures, controls: controls, journeys: journeys,
      audit: try !pictures && !controls && !journeys && copy.notices(seed, ["audit"]))
  }

  /// Fails if the sample without a bug does not verify, or does not pass its audit.
  func checkSample() throws {
    guard case .noticed(false, false, false, false) = try outcome(of: nil) else {
      throw Failure(description: "the sample without a bug does not verify, or breaks a law")
    }
  }
}
