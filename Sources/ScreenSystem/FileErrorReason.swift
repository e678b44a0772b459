package import Foundation

/// Why a file operation failed.
package enum FileErrorReason {
  /// The system's description of an error, if there is one.
  package static func text(for error: any Error) -> String {
    let cause = (error as? CocoaError)?.underlying ?? error
    if let cause = cause as? POSIXError { return String(cString: strerror(cause.code.rawValue)) }
    return error is CocoaError ? error.localizedDescription : "\(error)"
  }

  /// The reason why a file in a folder cannot be written.
  ///
  /// If the folder is not writable or not a folder, Foundation reports that the file is missing or
  /// exists.
  package static func cause(of error: any Error, writingIn folder: String) -> any Error {
    var info = stat()
    if stat(folder, &info) == 0, info.st_mode & S_IFMT != S_IFDIR { return POSIXError(.ENOTDIR) }
    return access(folder, W_OK) != 0 && errno != ENOENT ? current : error
  }

  /// Whether an error denies permission, as in the sandbox of a plugin.
  package static func isDenial(_ error: any Error) -> Bool {
    let cause = (error as? CocoaError)?.underlying ?? error
    if let code = (cause as? POSIXError)?.code { return [.EACCES, .EPERM, .EROFS].contains(code) }
    return (error as? CocoaError)?.code == .fileWriteNoPermission
  }

  /// The error of the last call of the C library.
  package static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

package enum FilePaths {
  /// Whether the path, with links resolved, is a regular file or does not exist yet.
  package static func isRegularOrMissing(_ path: String) -> Bool {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    return type as? FileAttributeType ?? .typeRegular == .typeRegular
  }
}

/// The standard error of the process.
package enum StandardError {
  /// Writes bytes; if that fails, no other stream is left to say so.
  package static func write(_ bytes: some Sequence<UInt8>) {
    try? FileHandle.standardError.write(contentsOf: Data(bytes))
  }
}
