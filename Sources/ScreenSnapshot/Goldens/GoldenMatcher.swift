import Foundation

/// Finds out whether texts are those of their goldens, as fast as goldens can be read.
///
/// This is what a run does for each screen, and by far the most match. So the folders are opened once
/// and files by name alone, one buffer takes them all, and bytes are compared before anybody looks at
/// lines: with a path and an array for each file, it took three times as long. What does not match is
/// read anew by ``GoldenComparison``, which says why.
final class GoldenMatcher {
  private let folder: String
  private var layouts: [ScreenLayout: Int32] = [:]
  private var buffer: [UInt8] = []

  /// Creates a matcher of a manifest's folder, which need not be there.
  init(folder: String) {
    self.folder = folder
  }

  deinit {
    for case let file in layouts.values where file >= 0 { close(file) }
  }

  /// Whether a text is the golden's, byte for byte.
  ///
  /// - Returns: False also where there is no golden, or it cannot be read.
  func matches(_ text: [UInt8], _ golden: GoldenFile) -> Bool {
    // Opening a named pipe would wait for its writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
    let file = openat(layout(golden.layout), golden.fileName, flags)
    guard file >= 0 else { return false }
    defer { close(file) }
    // One byte more tells a longer file.
    return fill(from: file, count: text.count + 1) == text.count
      && memcmp(buffer, text, text.count) == 0
  }

  /// Reads the beginning of a file into the buffer.
  ///
  /// - Returns: How many bytes there are; -1 where they cannot be read.
  private func fill(from file: Int32, count: Int) -> Int {
    if buffer.count < count { buffer = [UInt8](repeating: 0, count: max(count, 16_384)) }
    return buffer.withUnsafeMutableBytes { bytes in
      var filled = 0
      while filled < count {
        let more = read(file, bytes.baseAddress.map { $0 + filled }, count - filled)
        if more < 0 && errno == EINTR { continue }
        if more < 0 { return -1 }
        if more == 0 { break }
        filled += more
      }
      return filled
    }
  }

  private func layout(_ layout: ScreenLayout) -> Int32 {
    if let file = layouts[layout] { return file }
    let file = open("\(folder)/\(layout.rawValue)", O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    // Tried again where it failed: the folder may be made meanwhile.
    if file >= 0 { layouts[layout] = file }
    return file
  }
}

/// Holds the matcher of the folder that was looked at last.
final class GoldenMatcherCache {
  private var last: (folder: String, matcher: GoldenMatcher)?

  /// The matcher of a folder.
  func matcher(of folder: String) -> GoldenMatcher {
    if let last, last.folder == folder { return last.matcher }
    let matcher = GoldenMatcher(folder: folder)
    last = (folder, matcher)
    return matcher
  }
}
