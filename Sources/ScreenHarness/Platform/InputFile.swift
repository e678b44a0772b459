import Foundation
import ScreenSnapshot

/// A file that a person names as an argument.
enum InputFile {
  /// Reads a file, a pipe or a device, such as `/dev/null`, which Foundation does not read.
  static func bytes(at path: String) throws(POSIXError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileErrorReason.current }
    defer { close(file) }
    var bytes: [UInt8] = []
    while true {
      guard let more = FileSystem.readAvailable(file) else { throw FileErrorReason.current }
      if more.isEmpty { return bytes }
      bytes += more
    }
  }
}
