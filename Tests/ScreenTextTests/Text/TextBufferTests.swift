import Testing

@testable import ScreenText

@Suite("A text buffer")
struct TextBufferTests {
  @Test("A new buffer is empty")
  func empty() {
    var buffer = TextBuffer(capacity: 0)
    buffer.append("")
    buffer.append([])
    buffer.append(.space, repeated: 0)
    buffer.append(.space, repeated: -1)
    buffer.append([0x61], prefix: 0)
    buffer.append([], prefix: 3)
    let (count, bytes, text) = (buffer.count, buffer.bytes, buffer.text)
    #expect(count == 0 && bytes == [] && text.isEmpty)
  }

  @Test("Texts, bytes and copies follow each other in UTF-8")
  func appending() {
    var buffer = TextBuffer()
    buffer.append("雪国")
    buffer.append(.space, repeated: 3)
    buffer.append(.dash)
    buffer.append(Array("─────".utf8), prefix: 6)
    buffer.append([0xC3, 0xA9, 0x0A])
    let (bytes, text) = (buffer.bytes, buffer.text)
    #expect(text == "雪国   -──é\n")
    #expect(bytes == Array("雪国   -──é\n".utf8))
  }

  @Test("A buffer grows, whatever its capacity is", arguments: [0, 1, 2, 7, 64, 8192])
  func growth(capacity: Int) {
    var buffer = TextBuffer(capacity: capacity)
    var expected = ""
    for count in 0..<40 {
      let text = String(repeating: "ö", count: count)
      buffer.append(text)
      buffer.append(.newline)
      buffer.append(.dash, repeated: count)
      buffer.append(decimal: count, digits: count)
      expected += "\(text)\n\(String(repeating: "-", count: count))\(count.digits(count))"
    }
    let bytes = buffer.bytes
    #expect(bytes == Array(expected.utf8))
  }

  @Test(
    "A number has at least as many digits as required",
    arguments: [
      (0, 1, "0"), (0, 0, "0"), (7, 1, "7"), (7, 3, "007"), (10, 2, "10"), (1999, 2, "1999"),
      (-5, 1, "-5"), (-5, 3, "-005"), (.max, 1, "\(Int.max)"), (.min, 1, "\(Int.min)"),
    ])
  func decimals(number: Int, digits: Int, expected: String) {
    var buffer = TextBuffer()
    buffer.append(decimal: number, digits: digits)
    let text = buffer.text
    #expect(text == expected)
  }

  @Test("A buffer from which bytes were removed continues at its end")
  func reuse() {
    var buffer = TextBuffer(capacity: 4)
    buffer.append("screen: ")
    let count = buffer.count
    for text in ["dune", "middlemarch", ""] {
      buffer.removeAll(after: count)
      buffer.append(text)
      let result = buffer.text
      #expect(result == "screen: \(text)")
    }
    buffer.removeAll(after: 0)
    let result = buffer.text
    #expect(result.isEmpty)
  }
}
