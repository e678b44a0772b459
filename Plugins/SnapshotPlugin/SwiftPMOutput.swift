import Foundation

/// The pipe through which SwiftPM gets what the tool writes.
///
/// The plugin's own messages take another pipe. Without waiting, they could appear in the middle of a
/// picture.
enum SwiftPMOutput {
  /// Waits until SwiftPM has read what was written, for two seconds at most.
  ///
  /// On macOS, the writing end of a pipe does not know, and this returns at once.
  static func waitUntilRead() {
    let deadline = Date.now + 2
    // SwiftPM passes on what it has read before it handles the next message.
    repeat { Thread.sleep(forTimeInterval: 0.01) } while unreadBytes > 0 && Date.now < deadline
  }

  /// - SeeAlso: ioctl_tty(2) for `FIONREAD`.
  private static var unreadBytes: Int32 {
    var count: Int32 = 0
    return ioctl(STDERR_FILENO, request, &count) == 0 ? count : 0
  }

  private static var request: UInt {
    #if canImport(Darwin)
      // The macro of <sys/filio.h> is too complex to be imported.
      0x4004_667F
    #else
      UInt(FIONREAD)
    #endif
  }
}
