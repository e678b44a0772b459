/// The prompt for one difference, and its answers.
struct ReviewPrompt {
  let verdict: Verdict

  /// The number of related differences, including this one.
  let relatedCount: Int

  /// The answers with the letter to type.
  enum Answer: String, CaseIterable {
    case accept = "a"
    case acceptAll = "l"
    case skip = "s"
    case quit = "q"
  }

  /// The answers that apply.
  var answers: [Answer] {
    Answer.allCases.filter { relatedCount > 1 || $0 != .acceptAll }
  }

  var prompt: String {
    answers.map(choice).joined(separator: ", ") + ": "
  }

  /// The answer on a line; nil if it is not an answer.
  func answer(_ line: String) -> Answer? {
    let word = line.filter { !$0.isWhitespace }.lowercased()
    return answers.first { $0.rawValue == word }
  }

  private var isDeletion: Bool { verdict == .obsolete }

  private func choice(_ answer: Answer) -> String {
    switch answer {
    case .accept: isDeletion ? "[a]ccept: delete it" : "[a]ccept"
    case .acceptAll:
      "\(isDeletion ? "delete" : "accept") a[l]l \(relatedCount)"
    case .skip: "[s]kip"
    case .quit: "[q]uit"
    }
  }
}
