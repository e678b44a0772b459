/// What `verify` notices of one bug.
enum Outcome {
  case noticed(pictures: Bool, controls: Bool, journeys: Bool)
  case doesNotCompile
  case equivalent(reason: String)

  /// Whether the bug counts: it compiles and changes something.
  var isCounted: Bool {
    if case .noticed = self { true } else { false }
  }

  var isNoticedByPictures: Bool {
    if case .noticed(true, _, _) = self { true } else { false }
  }

  var isNoticedByControls: Bool {
    if case .noticed(_, true, _) = self { true } else { isNoticedByPictures }
  }

  var isNoticedByJourneys: Bool {
    if case .noticed(_, _, true) = self { true } else { false }
  }

  var isMissed: Bool { isCounted && !isNoticedByControls }
}

/// The parts of `verify` that the package has.
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
    .noticed(
      pictures: try copy.notices(seed, ["--layout", "compact"])
        || copy.notices(seed, ["--layout", "regular"]),
      controls: try hasControls && copy.notices(seed, ["--layout", "controls"]),
      journeys: try hasJourneys && copy.notices(seed, ["journeys/*"]))
  }

  /// Fails if the sample without a bug does not verify.
  func checkSample() throws {
    guard case .noticed(false, false, false) = try outcome(of: nil) else {
      throw Failure(description: "the sample without a bug does not verify")
    }
  }
}
