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

  @Test("A length that no message has is malformed, and so is a message that is no value")
  func malformed() throws {
    #expect(throws: MessageBuffer.MalformedMessage.self) {
      try Self.messages(in: Array("hello, world".utf8), partSize: 100)
    }
    #expect(Message.value([String].self, of: Data("[1]".utf8)) == nil)
    #expect(Message.value([Double].self, of: Data()) == nil)
  }

  private static func received<J: Job>(
    _ jobs: [J], _ options: RenderOptions
  ) throws -> ReceivedRequest {
    let message = try messages(
      in: try Message.bytes(of: WorkerRequest(jobs: jobs, options: options)), partSize: 4096)[0]
    let decoder = ReceivedRequest.decoder(for: [J.self])
    return try #require(Message.value(ReceivedRequest.self, of: message, by: decoder))
  }

  @Test("A worker receives the jobs that were sent, of each kind")
  func requests() throws {
    let options = RenderOptions(comparingWith: "/tmp/a b/é", locates: false)
    let pictures = [
      PictureJob(screen: 7, layouts: [.compact, .regular]),
      PictureJob(screen: 0, layouts: [.regular]),
    ]
    let received = try Self.received(pictures, options)
    #expect(received.jobs as? [PictureJob] == pictures)
    #expect(received.options == options)
    let controls = [ControlsJob(screen: 1)]
    #expect(try Self.received(controls, options).jobs as? [ControlsJob] == controls)
  }

  @Test("A request for jobs of an unknown kind is not accepted")
  func unknownKind() {
    let message = Data(#"{"kind":"OtherJob","jobs":[]}"#.utf8)
    let decoder = ReceivedRequest.decoder(for: [PictureJob.self])
    #expect(Message.value(ReceivedRequest.self, of: message, by: decoder) == nil)
  }

  @Test("A text is sent byte for byte")
  func texts() throws {
    let location = ScreenLocation(folder: .compact, flow: nil, tab: "t", path: "a › b")
    let screen = RenderedScreen(
      locations: [location], hasContent: true,
      texts: [
        RenderedText(folder: .compact, bytes: [0xFF, 0x00]),
        RenderedText(folder: .regular, bytes: []),
      ])
    typealias Response = WorkerResponse<RenderedScreen>
    let bytes = try Message.bytes(of: Response.completed(screen, at: 3))
    let message = try Self.messages(in: bytes, partSize: 100)[0]
    guard case .completed(let received, at: 3) = Message.value(Response.self, of: message) else {
      Issue.record("another response was received")
      return
    }
    #expect(received.texts.map(\.bytes) == [[0xFF, 0x00], []])
    #expect(received.locations == [location])
  }
}
