import Foundation
import ScreenText

/// Compares texts with their goldens, as fast as goldens can be read.
///
/// A run does this for each screen, and most screens match. So a matcher opens each folder once and
/// files by name, reads them into one buffer, and compares bytes before lines. A path and an array
/// for each file took three times as long. ``GoldenComparison`` reads a golden that does not match
/// again, and finds the reason.
final class GoldenMatcher {
  private let folder: String
  /// The open folders; an app has so few that a search is faster than a hash.
  private var folders: [(folder: GoldenFolder, file: Int32)] = []
  private var buffer: [UInt8] = []

  /// Creates a matcher for a manifest's folder, which may be missing.
  init(folder: String) {
    self.folder = folder
  }

  deinit {
    for folder in folders { close(folder.file) }
  }

  /// Whether a text and a golden are equal, byte for byte.
  ///
  /// - Returns: False also if the golden is missing or cannot be read.
  func matches(_ text: [UInt8], _ golden: GoldenFile) -> Bool {
    // O_NONBLOCK: opening a named pipe would wait for its writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
    let file = openat(descriptor(of: golden.folder), golden.fileName, flags)
    guard file >= 0 else { return false }
    defer { close(file) }
    // One more byte detects a longer file.
    guard fill(from: file, count: text.count + 1) == text.count else { return false }
    return buffer[..<text.count] == text[...]
  }

  /// Reads the start of a file into the buffer.
  ///
  /// - Returns: The number of bytes; -1 if they cannot be read.
  private func fill(from file: Int32, count: Int) -> Int {
    if buffer.count < count { buffer = [UInt8](repeating: 0, count: max(count, 16_384)) }
    return buffer.withUnsafeMutableBytes { bytes in
      var filled = 0
      while filled < count {
        let more = read(file, bytes.baseAddress.map { $0 + filled }, count - filled)
        if more < 0 && errno == EINTR { continue }
        if more < 0 { return -1 }
        filled += more
        // Only at the end of a file, a read returns less than it was asked for.
        if filled < count { break }
      }
      return filled
    }
  }

  private func descriptor(of subfolder: GoldenFolder) -> Int32 {
    for opened in folders where opened.folder == subfolder { return opened.file }
    let file = open("\(folder)/\(subfolder.rawValue)", O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    // A failure is not stored: the folder may be created later.
    if file >= 0 { folders.append((subfolder, file)) }
    return file
  }
}

/// The matcher of the folder that was used last.
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
