import ScreenText

/// A date or a time of day that a text contains in a usual form.
///
/// Forms are `2026-11-25`, `25.11.2026`, `11/25/26`, `Nov 25, 2026`, `25 November 2026`, `17:05`, `17:05:09` and
/// `5:05 PM`.
enum WrittenTime: Hashable, Sendable {
  /// A date; a form such as `4/5/2026` has two readings, and this is one of them.
  case date(year: Int, month: Int, day: Int)

  /// A time of day in the day's minutes.
  case time(minute: Int)
}

extension WrittenTime {
  /// A place in a text.
  struct Match: Equatable, Sendable {
    /// What the place can mean, at least one.
    let readings: [WrittenTime]

    /// The bytes of the UTF-8 text.
    let bytes: Range<Int>
  }

  /// Finds all dates and times in UTF-8 text, in order.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func matches(in text: some Sequence<UInt8>) -> [Match] {
    var scanner = WrittenTimeScanner(Array(text))
    return scanner.matches()
  }

  /// The text with a placeholder instead of each date and time: equal for texts that differ in nothing else.
  ///
  /// Nil if the text contains none.
  static func form(of text: some Sequence<UInt8>) -> [UInt8]? {
    let bytes = Array(text)
    let matches = matches(in: bytes)
    if matches.isEmpty { return nil }
    var form: [UInt8] = []
    var position = 0
    for match in matches {
      form += bytes[position..<match.bytes.lowerBound] + [0]
      position = match.bytes.upperBound
    }
    // Spaces fill a line up to a width, which a longer date makes shorter.
    return (form + bytes[position...]).filter { $0 != .space }
  }
}

/// Reads dates and times from UTF-8 text.
private struct WrittenTimeScanner {
  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) { self.text = text }

  mutating func matches() -> [WrittenTime.Match] {
    var matches: [WrittenTime.Match] = []
    while position < text.count {
      let byte = text[position]
      guard byte.isASCIIDigit || byte.isASCIILetter else {
        position += 1
        continue
      }
      if let match = match() {
        matches.append(match)
        position = match.bytes.upperBound
      } else {
        skipWord()
      }
    }
    return matches
  }

  private mutating func skipWord() {
    while position < text.count, text[position].isASCIIDigit || text[position].isASCIILetter {
      position += 1
    }
  }

  /// The date or time at the position.
  private func match() -> WrittenTime.Match? {
    if text[position].isASCIILetter { return match(monthFirst) }
    return match(time) ?? match(isoDate) ?? match(numericDate) ?? match(dayFirst)
  }

  private func match(_ read: (inout Reader) -> [WrittenTime]) -> WrittenTime.Match? {
    var reader = Reader(text, at: position)
    let readings = read(&reader)
    guard !readings.isEmpty, reader.isAtEndOfWord else { return nil }
    return WrittenTime.Match(readings: readings, bytes: position..<reader.position)
  }

  // MARK: Forms

  private func time(_ reader: inout Reader) -> [WrittenTime] {
    guard var hour = reader.number(digits: 1...2), reader.skip(":"),
      let minute = reader.number(digits: 2...2), hour < 24, minute < 60
    else { return [] }
    var end = reader
    if end.skip(":"), let second = end.number(digits: 2...2), second < 61 {
      reader = end
      if end.skip("."), end.number(digits: 1...9) != nil { reader = end }
      _ = reader.skip("Z")
    }
    end = reader
    end.skipSpaces()
    if (1...12).contains(hour), let word = end.word(), ["am", "pm"].contains(word) {
      hour = hour % 12 + (word == "pm" ? 12 : 0)
      reader = end
    }
    return [.time(minute: hour * 60 + minute)]
  }

  private func isoDate(_ reader: inout Reader) -> [WrittenTime] {
    guard let year = reader.number(digits: 4...4), let separator = reader.separator(),
      let month = reader.number(digits: 1...2), reader.skip(separator),
      let day = reader.number(digits: 1...2)
    else { return [] }
    // A time may follow: 2026-11-25T17:05:09Z.
    if reader.isAtTime { reader.endsWord = reader.skip("T") }
    return Self.date(year, month, day)
  }

  private func numericDate(_ reader: inout Reader) -> [WrittenTime] {
    guard let first = reader.number(digits: 1...2), let separator = reader.separator(),
      let second = reader.number(digits: 1...2), reader.skip(separator)
    else { return [] }
    var year = 0
    if let four = reader.number(digits: 4...4) {
      year = four
    } else if let two = reader.number(digits: 2...2), separator == "/" || reader.count == 8 {
      // 1.2.34 is a version.
      year = 2000 + two
    } else {
      return []
    }
    let readings = Self.date(year, second, first) + Self.date(year, first, second)
    return readings.count == 2 && readings[0] == readings[1] ? [readings[0]] : readings
  }

  private func dayFirst(_ reader: inout Reader) -> [WrittenTime] {
    guard let day = reader.number(digits: 1...2) else { return [] }
    reader.skipSpaces()
    guard let month = reader.month() else { return [] }
    reader.skipSpaces()
    guard let year = reader.number(digits: 4...4) else { return [] }
    return Self.date(year, month, day)
  }

  private func monthFirst(_ reader: inout Reader) -> [WrittenTime] {
    guard let month = reader.month() else { return [] }
    reader.skipSpaces()
    guard let day = reader.number(digits: 1...2) else { return [] }
    _ = reader.skip(",")
    reader.skipSpaces()
    guard let year = reader.number(digits: 4...4) else { return [] }
    return Self.date(year, month, day)
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int) -> [WrittenTime] {
    (1...12).contains(month) && (1...31).contains(day)
      ? [.date(year: year, month: month, day: day)] : []
  }
}

/// A position in UTF-8 text that moves over numbers and words.
private struct Reader {
  private let text: [UInt8]
  private let start: Int
  private(set) var position: Int

  /// The number of bytes that were read.
  var count: Int { position - start }

  /// Whether the form ends here, whatever follows.
  var endsWord = false

  init(_ text: [UInt8], at position: Int) {
    (self.text, start, self.position) = (text, position, position)
  }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  var isAtEndOfWord: Bool { endsWord || next.map { !$0.isASCIIDigit && !$0.isASCIILetter } ?? true }

  var isAtTime: Bool {
    var reader = self
    return reader.skip("T") && reader.number(digits: 2...2) != nil && reader.skip(":")
  }

  /// Reads a number with this many digits, unless another digit follows; otherwise, reads nothing.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    var end = position
    var value = 0
    while end < text.count, text[end].isASCIIDigit, end - position <= digits.upperBound {
      value = value * 10 + Int(text[end] - UInt8(ascii: "0"))
      end += 1
    }
    guard digits.contains(end - position) else { return nil }
    position = end
    return value
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func separator() -> Unicode.Scalar? {
    ["-", "/", "."].first { skip($0) }
  }

  mutating func skipSpaces() {
    while let space = Self.spaces.first(where: { text[position...].starts(with: $0) }) {
      position += space.count
    }
  }

  /// The spaces of date formats, also as pictures show them.
  private static let spaces = [" ", "\u{A0}", "\u{202F}", "‹U+00A0›", "‹U+202F›"]
    .map { Array($0.utf8) }

  /// Reads a word of ASCII letters, in lower case.
  mutating func word() -> String? {
    let start = position
    while let byte = next, byte.isASCIILetter, position - start < 10 { position += 1 }
    return start == position
      ? nil : String(decoding: text[start..<position], as: UTF8.self).lowercased()
  }

  /// Reads an English name of a month, which may be shortened to three letters.
  mutating func month() -> Int? {
    guard let next, "JFMASONDjfmasond".utf8.contains(next) else { return nil }
    guard let word = word(), word.utf8.count >= 3 else { return nil }
    let index = Self.months.firstIndex { $0 == word || $0.prefix(3) == word }
    return index.map { $0 + 1 }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}
