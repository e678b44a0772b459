import ScreenText

extension Step {
  /// Parses a step without its `> `.
  ///
  /// - Throws: The first defect from the left.
  package init(parsing text: String) throws(JourneyDefect) {
    var scanner = StepScanner(text)
    let word = scanner.word()
    guard let keyword = Keyword(rawValue: word) else {
      throw word.isEmpty ? .missingStep : .unknownStep(word)
    }
    scanner.keyword = keyword
    switch keyword {
    case .start: self = .start(try scanner.argument())
    case .show: self = .show(screen: try scanner.argument())
    case .tap:
      let isTwice = scanner.takeTwice()
      let control = try scanner.control()
      self = isTwice ? .tapTwice(control) : .tap(control)
    case .type:
      let text = try scanner.argument()
      try scanner.skipInto()
      self = .type(text: text, into: try scanner.control())
    case .back: self = .back
    case .tab: self = .tab(try scanner.numbered())
    case .open: self = .open(url: try scanner.argument())
    case .event: self = .event(try scanner.argument())
    case .relaunch: self = .relaunch
    case .look: self = .look
    }
    try scanner.end()
  }
}

/// Reads the parts of a step from left to right.
///
/// It compares bytes: as characters, a space and a mark after it are one.
private struct StepScanner {
  var keyword = Step.Keyword.look
  private var rest: ArraySlice<UInt8>
  private var isFirstArgument = true

  init(_ text: String) {
    rest = Array(text.utf8)[...]
    while rest.last == .space { rest.removeLast() }
    skipSpaces()
  }

  /// Reads to the next space.
  mutating func word() -> String {
    let word = rest.prefix { $0 != .space }
    rest = rest.dropFirst(word.count)
    skipSpaces()
    return String(decoding: word, as: UTF8.self)
  }

  /// Reads a name or a text.
  mutating func argument() throws(JourneyDefect) -> String {
    guard let first = rest.first else { throw .malformed(keyword) }
    defer { isFirstArgument = false }
    return first == QuotedText.quote ? try quotedArgument() : try bareArgument()
  }

  private mutating func quotedArgument() throws(JourneyDefect) -> String {
    guard let argument = QuotedText.read(&rest), rest.isEmpty || rest.first == .space else {
      throw .malformedQuote
    }
    skipSpaces()
    return argument
  }

  private mutating func bareArgument() throws(JourneyDefect) -> String {
    if !isFirstArgument, QuotedText.startsLikeSeparator(rest) {
      throw .malformed(keyword)
    }
    let starts = QuotedText.separators.compactMap { rest.firstRange(of: $0.utf8)?.lowerBound }
    let end = starts.min() ?? rest.endIndex
    var argument = rest[..<end]
    while argument.last == .space { argument.removeLast() }
    rest = rest[end...]
    skipSpaces()
    return String(decoding: argument, as: UTF8.self)
  }

  /// Reads a label and its number.
  mutating func numbered() throws(JourneyDefect) -> ControlReference {
    var control = ControlReference(label: try argument())
    if rest.first == QuotedText.numberSign { control.number = try number() }
    return control
  }

  /// Reads a label, its number and its section.
  mutating func control() throws(JourneyDefect) -> ControlReference {
    var control = try numbered()
    if rest.starts(with: "in ".utf8) {
      rest = rest.dropFirst(3)
      skipSpaces()
      control.section = try argument()
    }
    return control
  }

  private mutating func number() throws(JourneyDefect) -> Int {
    let word = word()
    guard word.utf8.dropFirst().allSatisfy(\.isASCIIDigit),
      let number = Int(word.dropFirst()), number > 0
    else { throw .malformed(keyword) }
    return number
  }

  /// Removes the word that ends a step with two taps; a label that ends like it is in quotation marks.
  mutating func takeTwice() -> Bool {
    let word = QuotedText.twice.utf8
    guard rest.count > word.count, rest.suffix(word.count).elementsEqual(word) else { return false }
    rest.removeLast(word.count)
    while rest.last == .space { rest.removeLast() }
    return true
  }

  /// Reads the word between a text and its field.
  mutating func skipInto() throws(JourneyDefect) {
    guard rest.starts(with: "into ".utf8) else { throw .malformed(keyword) }
    rest = rest.dropFirst(5)
    skipSpaces()
  }

  /// Throws if a part is left.
  func end() throws(JourneyDefect) {
    if !rest.isEmpty { throw .malformed(keyword) }
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == .space } }
}
