import Foundation
import ScreenContents
import Testing

@testable import ScreenJobs
@testable import ScreenRendering

@Suite("Messages of workers")
struct WorkerMessagesTests {
  /// The messages in bytes that arrive in parts of some size.
  private static func messages(in bytes: [UInt8], partSize: Int) throws -> [Data] {
    var buffer = MessageBuffer()
    var messages: [Data] = []
    for start in stride(from: 0, to: bytes.count, by: partSize) {
      buffer.append(Array(bytes[start..<min(start + partSize, bytes.count)]))
      while let message = try buffer.next() { messages.append(message.body) }
    }
    return messages
  }

  @Test("Messages are received in order, in parts of any size", arguments: [1, 7, 100, 100_000])
  func parts(size: Int) throws {
    let texts = ["", "é\u{0}\n", String(repeating: "a", count: 5000), "last"]
    let bytes = try texts.flatMap { try Message.bytes(of: [$0]) }
    let messages = try Self.messages(in: bytes, partSize: size)
    #expect(messages.map { Message.value([String].self, of: $0) } == texts.map { [$0] })
  }

  @Test("A length that no message has is malformed, and so is a message that is not a value")
  func malformed() throws {
    #expect(throws: MessageBuffer.MalformedMessage.self) {
      try Self.messages(in: Array("hello, world".utf8), partSize: 100)
    }
    #expect(Message.value([String].self, of: Data("[1]".utf8)) == nil)
    #expect(Message.value([Double].self, of: Data()) == nil)
  }

  @Test("A text is sent byte for byte")
  func texts() throws {
    let texts = [
      RenderedText(folder: .compact, bytes: [0xFF, 0x00]),
      RenderedText(folder: .regular, bytes: []),
    ]
    let outcome = JobOutcome.completed(RenderedScreen(texts: texts))
    let message = try Self.messages(in: Message.bytes(of: outcome), partSize: 100)[0]
    let received = Message.value(JobOutcome<RenderedScreen>.self, of: message)
    #expect(received?.result?.texts.map(\.bytes) == [[0xFF, 0x00], []])
  }
}

extension JobOutcome {
  var result: Result? { if case .completed(let result) = self { result } else { nil } }
}
