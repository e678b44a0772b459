/// What a run says, as every format writes it.
///
/// Each feature builds a report of its own results, and makes the words. A format has one writer for the
/// reports of all features.
package struct Report {
  /// The program, and the feature if it is not the verification: `Screenwalk audit`.
  let product: String

  let manifest: String

  /// Makes the words for a conclusion: `all screens match`.
  private let words: (Conclusion) -> String

  /// The conclusion of the run; incomplete if a file could not be written.
  package private(set) var conclusion: Conclusion

  /// The counts of everything that the run checked.
  package let tallies: [Tally]

  /// Errors that belong to no entry, a line each.
  package private(set) var problems: [String]

  /// What the run did not check.
  package var notes: [String] = []

  /// Lines that only a person asks for who wants to know everything.
  package var details: [String] = []

  package var sections: [Section] = []

  /// The titles of the columns in which a table has the sections; empty without a table.
  package var columns: [String] = []

  package var lists: [List] = []

  package var nextSteps: [NextStep] = []

  /// The names of what matches and has no entry.
  package var matches: () -> [String] = { [] }

  /// The test cases of the run.
  package var suites: () -> [Suite] = { [] }

  /// The screens and journeys with their pictures; nil if the report has none.
  package var screens: (() -> [Screen])?

  /// The members of the JSON object that only this report has.
  package var json: () -> JSONObject = { [:] }

  /// The patch that makes all goldens match this run, and notes on what it omits.
  package var patch: () -> (notes: [String], bytes: [UInt8]) = { ([], []) }

  package init(
    product: String, manifest: String, title: @escaping (Conclusion) -> String,
    conclusion: Conclusion, tallies: [Tally] = [], problems: [String] = []
  ) {
    self.product = product
    self.manifest = manifest
    self.words = title
    self.conclusion = conclusion
    self.tallies = tallies
    self.problems = problems
  }

  /// Adds errors of writing the report.
  package mutating func add(_ problems: [String]) {
    self.problems += problems
    conclusion = max(conclusion, .incomplete)
  }
}

extension Report {
  /// The conclusion in words.
  package var title: String { words(conclusion) }

  var tone: Tone { conclusion.tone }
}

extension Report {
  /// What a person can do after the run, with the command to type.
  package struct NextStep: Equatable {
    /// The purpose of the command: `To accept the differences:`.
    let text: String

    let command: String

    package init(_ text: String, command: String) {
      (self.text, self.command) = (text, command)
    }

    /// The lines on a terminal, with the command indented.
    package var lines: [String] { [text, "  \(command)"] }
  }

  /// The counts of one kind of things: `48 screens: 46 matched, 2 changed`.
  package struct Tally {
    /// The things, with their number.
    let subject: String

    /// The counts that are not 0.
    package let counts: [Count]

    /// The text if nothing was counted.
    let none: String

    package init(subject: String, counts: [Count], none: String) {
      self.subject = subject
      self.counts = counts.filter { $0.number > 0 }
      self.none = none
    }

    /// A number with its noun.
    package struct Count {
      package let number: Int
      let noun: String

      /// The tone in which the count is highlighted; nil for none.
      var tone: Tone?

      package init(number: Int, noun: String, plural: String? = nil, tone: Tone? = nil) {
        self.number = number
        self.noun = number == 1 ? noun : plural ?? noun
        self.tone = tone
      }
    }
  }
}

extension [Report.Tally] {
  /// The counts without the elapsed time: `48 screens: 46 matched, 2 changed; 8 journeys: 8 matched`.
  package var text: String { text { words, _ in words } }

  /// The counts without the elapsed time, with highlighted words.
  func text(_ paint: (String, Report.Tone) -> String) -> String {
    map { tally in
      let counts = tally.counts.map { count in
        let words = "\(count.number) \(count.noun)"
        return count.tone.map { paint(words, $0) } ?? words
      }
      return "\(tally.subject): \(counts.isEmpty ? tally.none : counts.joined(separator: ", "))"
    }.joined(separator: "; ")
  }
}
