import ScreenText

/// A date or a time of day that a text contains in a usual form.
enum WrittenTime: Hashable, Sendable {
  /// A date; a form such as `4/5/2026` has two readings, and this is one of them.
  case date(year: Int, month: Int, day: Int)

  /// A time of day in the day's minutes.
  case time(minute: Int)

  /// A place in a text.
  struct Match: Equatable, Sendable {
    /// What the place can mean, at least one.
    let readings: [WrittenTime]

    /// The bytes of the UTF-8 text.
    let bytes: Range<Int>
  }
}

extension WrittenTime {
  /// The usual forms of dates and times that start with a digit.
  ///
  /// `Y` is a year, `D`, `M` and `H` are a day, a month and an hour with one or two digits, and `y`, `d`, `m`, `i` and `s`
  /// a year, a day, a month, a minute and a second with two; a second may have a fraction. `N` is the name of a month, and
  /// `a` is `AM` or `PM`.
  private static let numberForms =
    ["H:i:s a", "H:i:s", "H:i a", "H:i", "D N Y"]
    + ["-", "/", "."].flatMap { separator in
      ["YMD", "DMY", "MDY", "dmy", "mdy"].map { $0.map(String.init).joined(separator: separator) }
    } + ["D/M/y", "M/D/y"]

  /// Those that start with a letter.
  private static let nameForms = ["N D, Y", "N D Y"]

  /// Finds all dates and times in UTF-8 text, in order.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func matches(in text: some Sequence<UInt8>) -> [Match] {
    let text = Array(text)
    var matches: [Match] = []
    var position = 0
    while position < text.count {
      let match = match(in: text, at: position)
      if let match { matches.append(match) }
      position = match?.bytes.upperBound ?? position + 1
    }
    return matches
  }

  /// The longest date or time at a position, with all readings of that length.
  private static func match(in text: [UInt8], at position: Int) -> Match? {
    // A time may follow a date: 2026-11-25T17:05:09Z.
    let isStart =
      position == 0 || !text[position - 1].isInWord || text[position - 1] == UInt8(ascii: "T")
    guard isStart, text[position].isInWord else { return nil }
    var (readings, end): ([WrittenTime], Int) = ([], position)
    for form in text[position].isASCIILetter ? nameForms : numberForms {
      var reader = FormReader(text, at: position)
      guard let reading = reader.reading(of: form), reader.position >= end else { continue }
      if reader.position > end { readings = [] }
      (readings, end) = (readings + [reading], reader.position)
    }
    return readings.isEmpty ? nil : Match(readings: readings.uniqued, bytes: position..<end)
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

extension UInt8 {
  fileprivate var isInWord: Bool { isASCIIDigit || isASCIILetter }
}

/// Reads one form of a date or a time from UTF-8 text.
private struct FormReader {
  private let text: [UInt8]
  private(set) var position: Int

  init(_ text: [UInt8], at position: Int) { (self.text, self.position) = (text, position) }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  /// Reads a form; nil if the text does not have it, or goes on with a digit or a letter.
  mutating func reading(of form: String) -> WrittenTime? {
    var values: [Unicode.Scalar: Int] = [:]
    for part in form.unicodeScalars {
      guard let value = value(of: part) else { return nil }
      values[part] = value
    }
    guard next.map({ !$0.isInWord || "TZ".utf8.contains($0) }) ?? true else { return nil }
    if let hour = values["H"], let minute = values["i"] {
      guard let half = values["a"] else { return .time(minute: hour * 60 + minute) }
      return (1...12).contains(hour) ? .time(minute: (hour % 12 + half) * 60 + minute) : nil
    }
    guard let year = values["Y"] ?? values["y"].map({ 2000 + $0 }),
      let month = values["M"] ?? values["m"] ?? values["N"], let day = values["D"] ?? values["d"]
    else { return nil }
    return .date(year: year, month: month, day: day)
  }

  private mutating func value(of part: Unicode.Scalar) -> Int? {
    switch part {
    case "Y": number(digits: 4...4, in: 0...9999)
    case "y": number(digits: 2...2, in: 0...99)
    case "M": number(digits: 1...2, in: 1...12)
    case "m": number(digits: 2...2, in: 1...12)
    case "D": number(digits: 1...2, in: 1...31)
    case "d": number(digits: 2...2, in: 1...31)
    case "H": number(digits: 1...2, in: 0...23)
    case "i": number(digits: 2...2, in: 0...59)
    case "s": second()
    case "N": month()
    case "a": ["am": 0, "pm": 12][word()]
    case " ": skipSpaces()
    default: skip(UInt8(ascii: part)) ? 0 : nil
    }
  }

  private mutating func number(digits: ClosedRange<Int>, in values: ClosedRange<Int>) -> Int? {
    let start = position
    var value = 0
    while let byte = next, byte.isASCIIDigit, position - start < digits.upperBound {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      position += 1
    }
    return digits.contains(position - start) && values.contains(value) ? value : nil
  }

  /// Reads a second and its fraction.
  private mutating func second() -> Int? {
    let second = number(digits: 2...2, in: 0...60)
    var end = self
    if end.skip(UInt8(ascii: ".")), end.number(digits: 1...9, in: 0...999_999_999) != nil {
      position = end.position
    }
    return second
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() -> Int {
    while let space = Self.spaces.first(where: { text[position...].starts(with: $0) }) {
      position += space.count
    }
    return 0
  }

  /// The spaces of date formats, also as pictures show them.
  private static let spaces = [" ", "\u{A0}", "\u{202F}", "‹U+00A0›", "‹U+202F›"]
    .map { Array($0.utf8) }

  /// Reads a word of ASCII letters, in lower case; no further than ten letters, which no word of a form has.
  private mutating func word() -> String {
    let start = position
    while let byte = next, byte.isASCIILetter, position - start < 10 { position += 1 }
    return String(decoding: text[start..<position], as: UTF8.self).lowercased()
  }

  /// Reads an English name of a month, which may be shortened to three letters.
  private mutating func month() -> Int? {
    guard let next, "JFMASONDjfmasond".utf8.contains(next) else { return nil }
    let word = word()
    return Self.months.firstIndex { $0 == word || $0.prefix(3) == word }.map { $0 + 1 }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}
