import Foundation

/// A process that answers each line of its standard input with a line.
@MainActor
final class LineProcess {
  private let process: SpawnedProcess
  private let input: FileHandle
  private let output: FileHandle
  private var rest = Data()

  /// Starts an executable with its arguments.
  init(_ command: [String]) throws(BenchmarkError) {
    let (input, output) = (try Self.newPipe(), try Self.newPipe())
    process = try SpawnedProcess(command) { actions in
      posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    }
    close(input.reading)
    close(output.writing)
    self.input = FileHandle(fileDescriptor: input.writing, closeOnDealloc: true)
    self.output = FileHandle(fileDescriptor: output.reading, closeOnDealloc: true)
  }

  /// A pipe that the process does not inherit under other numbers.
  private static func newPipe() throws(BenchmarkError) -> (reading: Int32, writing: Int32) {
    var files: [Int32] = [0, 0]
    guard pipe(&files) == 0 else {
      throw .system("pipe", String(cString: strerror(errno)))
    }
    for file in files { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    return (files[0], files[1])
  }

  func writeLine(_ line: String) throws {
    try input.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Waits for the next line; nil at the end of the output.
  func readLine() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let bytes = output.availableData
      if bytes.isEmpty { return nil }
      rest += bytes
    }
  }

  /// Ends the input, and waits for the process.
  func end() throws {
    try input.close()
    let status = try process.wait()
    guard status == 0 else {
      throw BenchmarkError.process(process.command, status: status, output: "")
    }
  }
}
