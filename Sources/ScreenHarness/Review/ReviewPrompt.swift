import ScreenSnapshot

/// What somebody is asked about a difference, and can answer.
struct ReviewPrompt {
  /// What became of the screen.
  let verdict: Verdict

  /// How many differences go together with this one, itself among them.
  let alike: Int

  /// What somebody can answer, by the letter to type.
  enum Answer: String, CaseIterable {
    case accept = "a"
    case acceptAll = "l"
    case skip = "s"
    case quit = "q"
  }

  /// The answers that make sense.
  var answers: [Answer] {
    Answer.allCases.filter { alike > 1 || $0 != .acceptAll }
  }

  /// What stands before the answer.
  var prompt: String {
    answers.map(choice).joined(separator: ", ") + ", [?]: "
  }

  /// What was answered; nil where that is none of the answers.
  func answer(_ line: String) -> Answer? {
    let word = line.filter { !$0.isWhitespace }.lowercased()
    return answers.first { $0.rawValue == word }
  }

  /// The answers, and what each does.
  var help: [String] {
    answers.map { "  \($0.rawValue)  \(meaning(of: $0))" }
  }

  private var deletes: Bool { verdict == .obsolete }

  private func choice(_ answer: Answer) -> String {
    switch answer {
    case .accept: deletes ? "[a]ccept: delete it" : "[a]ccept"
    case .acceptAll: deletes ? "[l]ike it: delete all \(alike)" : "[l]ike it: all \(alike)"
    case .skip: "[s]kip"
    case .quit: "[q]uit"
    }
  }

  private func meaning(of answer: Answer) -> String {
    switch answer {
    case .accept where deletes: "accept: delete the golden, which belongs to no screen"
    case .accept: "accept: record what the screen shows now"
    case .acceptAll where deletes: "accept this, and delete all goldens of that name"
    case .acceptAll where verdict == .changed:
      "accept this, and all that are left and changed in the same way"
    case .acceptAll: "accept this, and all that are left of the same screen"
    case .skip: "skip: leave it as it is"
    case .quit: "quit: leave all others as they are"
    }
  }
}
