import ScreenSnapshot
import Testing

@testable import ScreenHarness

@Suite("What processes say to each other")
struct MessageCodingTests {
  private static let answers: [WorkerResponse] = [
    .ready("0123456789abcdef"), .outcome(.failed(reason: "no “cart”\n"), of: 7),
    .outcome(
      .rendered(
        RenderedScreen(
          tab: nil, path: "a › b", hasContent: true,
          texts: [
            ScreenText(layout: .compact, bytes: Array("é\0\n".utf8)),
            ScreenText(layout: .regular, bytes: []),
          ])), of: 0),
    .outcome(.rendered(RenderedScreen(tab: "t", path: "", hasContent: false, texts: [])), of: 1),
    .outcome(
      .rendered(
        RenderedScreen(
          tab: nil, path: "", hasContent: false, texts: [], matched: [.regular, .compact])), of: 2),
  ]

  @Test("is read as it was written", arguments: answers)
  func roundTrip(answer: WorkerResponse) throws {
    #expect(try WorkerResponse(answer.bytes[...]).bytes == answer.bytes)
    #expect(try "\(WorkerResponse(answer.bytes[...]))" == "\(answer)")
  }

  @Test(
    "asks for screens in layouts, and says what for",
    arguments: [.texts, .comparison(goldens: "/tmp/a b/é"), .coverage] as [RenderPurpose])
  func request(purpose: RenderPurpose) throws {
    let request = WorkerRequest(
      [
        RenderTask(index: 7, layouts: [.compact, .regular]),
        RenderTask(index: 0, layouts: [.regular]),
      ], for: purpose)
    #expect(try WorkerRequest(request.bytes) == request)
  }

  @Test("never traps where it is cut or changed", arguments: answers)
  func hostile(answer: WorkerResponse) {
    for count in 0..<answer.bytes.count {
      #expect(throws: MessageDecoder.Garbled.self) {
        try WorkerResponse(answer.bytes.prefix(count))
      }
    }
    for place in answer.bytes.indices {
      for byte in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = answer.bytes
        bytes[place] = byte
        _ = try? WorkerResponse(bytes[...])
        _ = try? WorkerRequest(bytes)
      }
    }
  }
}
