import Testing

@testable import ScreenGoldens
@testable import ScreenPayloads

@Suite("Journeys, without secrets")
struct JourneyRedactionTests {
  private static func displayed(_ text: String, _ redaction: Redaction = .standard) -> String {
    String(
      decoding: JourneyFile.displayed(Array(text.utf8), redaction: redaction), as: UTF8.self)
  }

  @Test(
    "A step is displayed without the secrets of a URL that it opens",
    arguments: [
      ("> open app://reset?token=x7&a=1", "> open app://reset?token=<redacted>&a=1"),
      ("> open https://me:x7@h/", "> open https://<redacted>@h/"),
      (
        "> open https://h/ü b?token=x7 é#code=x 7",
        "> open https://h/%C3%BC%20b?token=<redacted>#code=<redacted>"
      ),
      ("# > open app://a?token=x7", "# > open app://a?token=<redacted>"),
    ])
  func secrets(line: String, displayed: String) throws {
    #expect(Self.displayed("a\n\(line)\nb\n") == "a\n\(displayed)\nb\n")
    #expect(Self.displayed("\(line)\r\n") == "\(displayed)\r\n")
    #expect(Self.displayed(line, .none) == line)
    guard let file = try? JourneyFile(parsing: Array(line.utf8)) else { return }
    #expect(file.steps.map { $0.displayed(redaction: .standard) } == [displayed])
    #expect(file.filled(with: []) == Array("\(line)\n".utf8))
  }

  @Test(
    "Any other step is displayed as it is",
    arguments: [
      "> type hunter2 into Password", "> type \"x7 into Password", "> tpye x7 into Password",
      "> type https://h/?token=x7 into Link", "> tap Password", "> tab \"Search\"",
      "> open https://h/ü b?page=1", "> open \"https://h/?token=x7", "> back ", "# note", ">",
    ])
  func plain(line: String) {
    #expect(Self.displayed(line) == line)
  }

  @Test("Lines that are not text are displayed as they are")
  func bytes() {
    let bytes: [UInt8] = [0xFF, 0x0A, 0x0A, 0x3E]
    #expect(JourneyFile.displayed(bytes, redaction: .standard) == bytes)
  }
}
