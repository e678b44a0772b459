import Foundation
import Testing

@testable import ScreenPayloads
@testable import ScreenText

@Suite("PayloadWriter, scalars")
struct PayloadScalarTests {
  @Test("Integers of every width are written in decimal")
  func integers() {
    #expect(
      PayloadText.of(
        [
          Int8.min, Int8.max, Int16.min, UInt16.max, Int32.min, UInt32.max, Int64.min, Int64.max,
          UInt64.max, Int.min, UInt.max, 0, -1, UInt8(7),
        ] as [any FixedWidthInteger]) == """
          - -128
          - 127
          - -32768
          - 65535
          - -2147483648
          - 4294967295
          - -9223372036854775808
          - 9223372036854775807
          - 18446744073709551615
          - -9223372036854775808
          - 18446744073709551615
          - 0
          - -1
          - 7
          """)
  }

  @Test(
    "A floating-point number has a point, and its exponent has a sign",
    arguments: [
      (0.1, "0.1"), (1, "1.0"), (-2, "-2.0"), (1e-05, "1.0e-05"), (1e16, "1.0e+16"),
      (1.5e300, "1.5e+300"), (.leastNonzeroMagnitude, "5.0e-324"), (0.0, "0.0"), (-0.0, "-0.0"),
      (.nan, ".nan"), (-.nan, ".nan"), (.signalingNaN, ".nan"), (.infinity, ".inf"),
      (-.infinity, "-.inf"), (.pi, "3.141592653589793"), (123_456_789.125, "123456789.125"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    ])
  func doubles(number: Double, text: String) {
    #expect(PayloadText.of(number) == text)
    #expect(PayloadText.of(CGFloat(number)) == text)
  }

  @Test(
    "A number of type Float has only the digits it needs",
    arguments: [
      (Float(0.1), "0.1"), (Float(1e-5), "1.0e-05"), (Float(1e16), "1.0e+16"),
      (Float.leastNonzeroMagnitude, "1.0e-45"), (-0.0, "-0.0"), (Float.nan, ".nan"),
      (-Float.infinity, "-.inf"),
    ])
  func floats(number: Float, text: String) {
    #expect(PayloadText.of(number) == text)
  }

  #if !(os(macOS) && arch(x86_64))
    @Test("A number of type Float16 has only the digits it needs")
    func halfFloats() {
      #expect(
        PayloadText.of([Float16(0.1), .leastNonzeroMagnitude, .greatestFiniteMagnitude, .nan])
          == """
          - 0.1
          - 6.0e-08
          - 65504.0
          - .nan
          """)
    }
  #endif

  @Test("Substrings, characters and static strings are written like strings")
  func texts() {
    #expect(
      PayloadText.of([
        "ab" as Any, "xaby".dropFirst().dropLast(), Character("a"), "a" as Unicode.Scalar,
        "ab" as StaticString,
      ]) == """
        - "ab"
        - "ab"
        - "a"
        - "a"
        - "ab"
        """)
  }

  @Test("Identifiers, locales and time zones are written as strings")
  func identifiers() throws {
    let id = try #require(UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"))
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(
      PayloadText.of([
        id as Any, try #require(Decimal(string: "-12.50")), Locale(identifier: "de_CH"), zone,
        Calendar(identifier: .hebrew), NSNull(),
      ]) == """
        - "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        - "-12.5"
        - "de_CH"
        - "Europe/Berlin"
        - "hebrew"
        - null
        """)
  }

  @Test(
    "A duration is written with all its digits",
    arguments: [
      (Duration.zero, "0.0 seconds"), (.seconds(90), "90.0 seconds"),
      (.milliseconds(-1500), "-1.5 seconds"), (.milliseconds(-5), "-0.005 seconds"),
      (.nanoseconds(1), "0.000000001 seconds"),
      (Duration(secondsComponent: 1, attosecondsComponent: 1), "1.000000000000000001 seconds"),
      (Duration(secondsComponent: .max, attosecondsComponent: 0), "9223372036854775807.0 seconds"),
      (Duration(secondsComponent: .min, attosecondsComponent: 0), "-9223372036854775808.0 seconds"),
    ])
  func durations(duration: Duration, text: String) {
    #expect(PayloadText.of(duration) == #""\#(text)""#)
  }

  @Test(
    "Data is written as its length and checksum",
    arguments: [
      ([], "<0 bytes, 00000000>"), ([1], "<1 bytes, a505df1b>"), ([2], "<1 bytes, 3c0c8ea1>"),
      (Array("123456789".utf8), "<9 bytes, cbf43926>"),
    ] as [([UInt8], String)])
  func data(bytes: [UInt8], text: String) {
    #expect(PayloadText.of(Data(bytes)) == #""\#(text)""#)
    #expect(PayloadText.of((Data([9]) + Data(bytes)).dropFirst()) == #""\#(text)""#)
  }
}

@Suite("PayloadWriter, attributed strings")
struct PayloadAttributedTextTests {
  @Test("An attributed string is written without its attributes")
  func characters() {
    var text = AttributedString("Read on")
    text.link = URL(string: "https://x.example/?token=secret")
    #expect(PayloadText.of(text) == #""Read on""#)
  }
}
