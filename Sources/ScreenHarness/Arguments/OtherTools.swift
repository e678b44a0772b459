/// The words of other snapshot tools, which people and assistants try first.
enum OtherTools {
  /// What to write instead of a verb or an option of another tool; nil for any other word.
  static func hint(on word: String) -> String? {
    switch word {
    case "accept", "approve", "update", "-u", "--update", "--record":
      "use 'snapshot record' to accept all differences, or 'snapshot review' to choose"
    case "--review": "use 'snapshot review'"
    case "test", "run": "use 'snapshot verify'"
    case "diff": "use 'snapshot verify', which prints the differences"
    case "--only": "write the names alone, as in 'snapshot verify home'"
    case "--watch": "run 'snapshot' again after each change, because it watches no files"
    default: nil
    }
  }
}
