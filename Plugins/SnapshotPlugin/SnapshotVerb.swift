/// The verb among the arguments, which decides what an exit status means.
///
/// Only the tool parses arguments. This is a guess for the last line of the output.
enum SnapshotVerb: String {
  case verify, check, record, review, list, show, coverage, audit, map, views, explore

  /// Finds the first verb that no screen precedes.
  ///
  /// An argument after an option can be the value of the option. It counts as one unless it is a verb.
  init(in arguments: [String]) {
    var followsOption = false
    for argument in arguments.prefix(while: { $0 != "--" }) {
      if let verb = SnapshotVerb(rawValue: argument) {
        self = verb
        return
      }
      let isOption = argument.hasPrefix("-")
      if !isOption && !followsOption { break }
      followsOption = isOption
    }
    self = .verify
  }

  /// The meaning of a status after this verb, in the words of the tool's help.
  ///
  /// `Verb.Page` in the tool has the same words for its help. They are repeated here because a plugin
  /// can run executables, but cannot import libraries.
  func meaning(of status: Int32) -> String {
    switch (status, self) {
    case (1, .review): "some differences are left"
    case (1, .coverage): "a case is not rendered, or an exception is no longer needed"
    case (1, .audit): "a law is broken, or an exception is no longer needed"
    case (1, .views): "a view differs from its content, or an exception is no longer needed"
    case (1, .check): "a part found differences, missing cases or broken laws"
    case (1, _): "differences found"
    case (2, .record): "some screens could not be recorded"
    case (2, .review): "some screens could not be verified or recorded"
    case (2, .show): "some screens could not be rendered, or the app refuses a link"
    case (2, .coverage): "a screen could not be rendered, or no type could be checked"
    case (2, .audit):
      "a screen cannot be rendered, or a law could not be checked"
    case (2, .check): "a part could not check everything"
    case (2, .map): "some screens could not be rendered"
    case (2, .views): "a screen has no view, or a view could not be compared"
    case (2, .explore): "the app could not start, or a step failed"
    case (2, _): "some screens could not be verified"
    case (64, _): "invalid usage"
    case (130, _): "interrupted"
    default: "see its output"
    }
  }
}
