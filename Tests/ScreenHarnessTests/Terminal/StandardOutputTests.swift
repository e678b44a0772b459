import Foundation
import Testing

@testable import ScreenHarness
@testable import ScreenSystem

@Suite("StandardOutput")
@MainActor
struct StandardOutputTests {
  private static let ends = [ScreenSystem.ExitStatus](
    [.success, .differences, .failure, .usage, .interrupted]
  ).map { RunEnd($0, of: .verify) }

  @Test("A closed pipe is not an error, and drops later output")
  func closedPipe() throws {
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, previous) }
    let pipe = try PipeDescriptors()
    close(pipe.reading)
    var errors: [String] = []
    let output = StandardOutput(pipe.writing) { errors.append($0) }
    output.write("first\n")
    output.write("second\n")
    close(pipe.writing)
    #expect(errors == [])
    #expect(Self.ends.map { ExitPolicy.end($0, after: output) } == Self.ends)
  }

  @Test("A failed write is one error and makes the exit status at least 2")
  func failure() {
    var errors: [String] = []
    let output = StandardOutput(-1) { errors.append($0) }
    output.write("first\n")
    output.write("second\n")
    #expect(errors == ["error: cannot write to standard output: Bad file descriptor"])
    let ends = Self.ends.map { ExitPolicy.end($0, after: output) }
    #expect(ends.map(\.status.rawValue) == [2, 2, 2, 64, 130])
    #expect(ends.prefix(2).allSatisfy { $0.meaning == "cannot write to standard output" })
    #expect(ends.dropFirst(2) == Self.ends.dropFirst(2))
  }

  @Test("Without a failed write, the exit status stays the same")
  func open() throws {
    let pipe = try PipeDescriptors()
    let output = StandardOutput(pipe.writing) { _ in }
    output.write("first\n")
    #expect(FileSystem.readAvailable(pipe.reading) == Array("first\n".utf8))
    pipe.closeBoth()
    #expect(Self.ends.map { ExitPolicy.end($0, after: output) } == Self.ends)
  }
}
