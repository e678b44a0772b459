/// The verb among the arguments, as far as the words on a status depend on it.
///
/// The tool alone understands arguments; this is no more than a look at the first word.
enum SnapshotVerb: String {
  case verify, record, review, list, show, coverage, merge

  /// Finds the verb: the first word that is one, unless a screen stands before it.
  ///
  /// Of a word behind an option nobody here knows whether it is its value; it is taken for one where
  /// it is no verb.
  init(in arguments: [String]) {
    var isBehindOption = false
    for word in arguments.prefix(while: { $0 != "--" }) {
      if let verb = SnapshotVerb(rawValue: word) {
        self = verb
        return
      }
      let isOption = word.hasPrefix("-")
      if !isOption && !isBehindOption { break }
      isBehindOption = isOption
    }
    self = .verify
  }

  /// What a status says after this verb.
  func meaning(of status: Int32) -> String {
    switch (status, self) {
    case (1, .review): "some differences are left"
    case (1, .coverage): "some case is not shown, or an exception is stale"
    case (1, _): "something differs"
    case (2, .record): "something could not be recorded"
    case (2, .review): "something could not be verified or recorded"
    case (2, .show): "something could not be shown"
    case (2, .coverage): "some screen could not be shown, or nothing could be looked at"
    case (2, _): "something could not be verified"
    case (64, _): "wrong usage"
    case (130, _): "interrupted"
    default: "see what it printed"
    }
  }
}
