struct Token {
  let text: String
  let range: Range<Int>
  let startsLine: Bool
}

/// A source file as characters and tokens, with the partner of each bracket.
struct Source {
  let path: String
  let characters: [Character]
  let tokens: [Token]
  let partner: [Int: Int]

  init(path: String, text: String) {
    self.path = path
    characters = Array(text)
    tokens = Self.tokens(of: characters)
    var open: [Int] = []
    var partner: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() {
      if ["(", "[", "{"].contains(token.text) { open.append(index) }
      if [")", "]", "}"].contains(token.text), let start = open.popLast() {
        partner[start] = index
        partner[index] = start
      }
    }
    self.partner = partner
  }

  var text: String { String(characters) }

  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  func token(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func line(at offset: Int) -> Int { characters[..<offset].count { $0 == "\n" } + 1 }

  /// The lines that a range touches, on one line, with an optional replacement of the range.
  func lines(around range: Range<Int>, with replacement: String? = nil) -> String {
    let start = characters[..<range.lowerBound].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let end = characters[range.upperBound...].firstIndex(of: "\n") ?? characters.count
    let text =
      self.text(start..<range.lowerBound) + (replacement ?? self.text(range))
      + self.text(range.upperBound..<end)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func tokens(of characters: [Character]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    var startsLine = true
    while index < characters.count {
      let character = characters[index]
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      var end = index + 1
      if character.isWhitespace {
        if character == "\n" { startsLine = true }
        index = end
        continue
      } else if character == "/", next == "/" {
        index = characters[index...].firstIndex(of: "\n") ?? characters.count
        continue
      } else if character == "\"" {
        end = endOfString(characters, from: index)
      } else if character.isWordPart {
        while end < characters.count, characters[end].isWordPart { end += 1 }
      }
      tokens.append(
        Token(
          text: String(characters[index..<end]), range: index..<end, startsLine: startsLine))
      startsLine = false
      index = end
    }
    return tokens
  }

  /// The end of a string literal on one line, with its interpolations.
  private static func endOfString(_ characters: [Character], from start: Int) -> Int {
    var index = start + 1
    while characters[index] != "\"" {
      if characters[index] == "\\" {
        index += 1
        if characters[index] == "(" {
          var depth = 0
          repeat {
            if characters[index] == "\"" { index = endOfString(characters, from: index) - 1 }
            if characters[index] == "(" { depth += 1 }
            if characters[index] == ")" { depth -= 1 }
            index += 1
          } while depth > 0
          continue
        }
      }
      index += 1
    }
    return index + 1
  }
}

extension Character {
  var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
