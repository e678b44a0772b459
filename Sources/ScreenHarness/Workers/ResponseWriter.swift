import ScreenSnapshot

/// The sending side of a worker's responses.
///
/// It writes each response at once, so that a crash loses none. A wake-up of the reader costs more
/// than rendering a fast screen, so the reader waits on a second pipe for announcements: the number
/// of responses that are written or about to be written.
struct ResponseWriter {
  private let responses: MessageChannel
  private let announcements: Int32
  private var count = 0
  /// The size of the responses that are not announced.
  private var pendingBytes = 0
  private var lastAnnouncement = ContinuousClock.now

  /// A pipe that holds more may block, and the reader would not know.
  private static let maximumPendingBytes = 4096
  /// The time that a response may wait for its announcement.
  static let maximumDelay = Duration.milliseconds(10)

  init(responses: Int32, announcements: Int32) {
    self.responses = MessageChannel(descriptor: responses)
    self.announcements = announcements
  }

  /// Writes a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - isLast: Whether the worker waits for another request after this response.
  mutating func write(_ response: WorkerResponse, isLast: Bool) {
    let bytes = response.bytes
    count += 1
    pendingBytes += bytes.count + 8
    let now = ContinuousClock.now
    let isDue = now - lastAnnouncement >= Self.maximumDelay
    if isLast || isDue || pendingBytes > Self.maximumPendingBytes {
      var encoder = MessageEncoder()
      encoder.write(count)
      try? FileSystem.write(encoder.bytes, to: announcements)
      (pendingBytes, lastAnnouncement) = (0, now)
    }
    responses.send(bytes)
  }
}
