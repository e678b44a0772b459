import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, strings")
struct PayloadStringTests {
  @Test("A long string ends with a count and a checksum of the rest")
  func cut() {
    let thousand = String(repeating: "a", count: 1000)
    #expect(PayloadText.of(thousand) == #""\#(thousand)""#)
    #expect(PayloadText.of(thousand + "123456789") == #""\#(thousand)<9 more, cbf43926>""#)
    let long = String(repeating: "a", count: 5900)
    #expect(PayloadText.of(long) == #""\#(thousand)<4900 more, 1006400a>""#)
    let emoji = String(repeating: "👨‍👩‍👧‍👦", count: 1000)
    #expect(PayloadText.of(emoji) == #""\#(emoji)""#)
    #expect(PayloadText.of(emoji + "12") == #""\#(emoji)<2 more, 4f5344cd>""#)
  }
}
