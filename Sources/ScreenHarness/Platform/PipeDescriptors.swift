import Foundation

/// Both ends of a pipe that no child process inherits.
struct PipeDescriptors {
  let reading: Int32
  let writing: Int32

  init() throws(POSIXError) {
    var files: [Int32] = [-1, -1]
    guard pipe(&files) == 0 else { throw FileErrorReason.current }
    for file in files { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (files[0], files[1])
  }

  func closeBoth() {
    close(reading)
    close(writing)
  }
}
