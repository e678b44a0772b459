import Foundation

/// Why a file could not be read or written.
enum FileErrorReason {
  /// The failure in the words of the system, where it says them.
  static func words(for error: any Error) -> String {
    let cause = (error as? CocoaError)?.underlying ?? error
    if let cause = cause as? POSIXError { return String(cString: strerror(cause.code.rawValue)) }
    return error is CocoaError ? error.localizedDescription : "\(error)"
  }

  /// Why a file could not be written: Foundation says of a folder that nobody may write in, or that is
  /// none, that the file is missing or exists.
  static func words(for error: any Error, writingIn folder: String) -> String {
    var info = stat()
    if stat(folder, &info) == 0, info.st_mode & S_IFMT != S_IFDIR {
      return String(cString: strerror(ENOTDIR))
    }
    return access(folder, W_OK) != 0 && errno != ENOENT ? words(for: current) : words(for: error)
  }

  /// Why a call of the C library has just failed.
  static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
