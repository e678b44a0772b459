import ScreenSnapshot
import Testing

@testable import ScreenHarness

@Suite("ResponseWriter")
struct ResponseWriterTests {
  @Test("Every response is written at once, and the last one and large ones are announced")
  func announcements() throws {
    let (responses, announcements) = (try PipeDescriptors(), try PipeDescriptors())
    defer {
      responses.closeBoth()
      announcements.closeBoth()
    }
    var writer = ResponseWriter(responses: responses.writing, announcements: announcements.writing)
    let reasons = ["small", String(repeating: "a", count: 5000), "small", "last"]
    for (index, reason) in reasons.enumerated() {
      writer.write(.outcome(.failed(reason: reason), of: index), isLast: index == 3)
      let message = try #require(MessageChannel(descriptor: responses.reading).receive())
      #expect(
        try WorkerResponse(message[...]).bytes
          == WorkerResponse.outcome(.failed(reason: reason), of: index).bytes)
    }
    let bytes = try #require(FileSystem.readAvailable(announcements.reading))
    let counts = try stride(from: 0, to: bytes.count, by: 8).map { start in
      var decoder = MessageDecoder(bytes[start..<start + 8])
      return try decoder.number()
    }
    // A slow machine may announce the others, too.
    #expect(Set(counts).isSuperset(of: [2, 4]))
    #expect(counts == counts.sorted())
  }
}
