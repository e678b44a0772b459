/// Why there is no figure.
enum BenchmarkError: Error, Equatable, CustomStringConvertible {
  /// What was to be measured did not do what it should.
  case wrong(String)

  /// A process ended in another way than it should.
  case process([String], status: Int32, said: String)

  /// A call of the C library failed.
  case system(String, String)

  /// It was interrupted.
  case interrupted

  /// What happened, and what was said about it.
  var description: String {
    switch self {
    case .wrong(let what): "\(what) did not do what it should, so its time says nothing"
    case .process(let words, let status, let said):
      "'\(words.joined(separator: " "))' ended with \(status), so its time says nothing\n\(said)"
    case .interrupted: "interrupted"
    case .system(let what, let reason): "\(what): \(reason)"
    }
  }
}
