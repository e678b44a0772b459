/// What the words of a command line come to.
enum Invocation: Equatable, Sendable {
  case run(Options)
  /// The help of a verb, or of the whole command where none was named.
  case help(Verb?)
  case version

  /// Understands the words after the command's own name.
  ///
  /// Help, then the version, wins over all else, mistakes too: who asks for help gets it.
  ///
  /// - Throws: The first mistake, from left to right.
  init(_ words: [String]) throws(UsageError) {
    let scan = ArgumentParser(Token.tokens(of: words))
    if scan.asks(for: .help) {
      self = .help(scan.verb)
    } else if scan.asks(for: .version) {
      self = .version
    } else {
      self = .run(try scan.options())
    }
  }
}
