import Foundation
import Testing

@testable import ScreenHarness
@testable import ScreenSystem

@Suite("StandardOutput")
@MainActor
struct StandardOutputTests {
  private static let statuses: [ScreenSystem.ExitStatus] = [
    .success, .differences, .failure, .usage, .interrupted,
  ]

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
    #expect(Self.statuses.map { ExitPolicy.status($0, after: output) } == Self.statuses)
  }

  @Test("A failed write is one error and makes the exit status at least 2")
  func failure() {
    var errors: [String] = []
    let output = StandardOutput(-1) { errors.append($0) }
    output.write("first\n")
    output.write("second\n")
    #expect(errors == ["error: cannot write to standard output: Bad file descriptor"])
    let statuses = Self.statuses.map { ExitPolicy.status($0, after: output).rawValue }
    #expect(statuses == [2, 2, 2, 64, 130])
  }

  @Test("Without a failed write, the exit status stays the same")
  func open() throws {
    let pipe = try PipeDescriptors()
    let output = StandardOutput(pipe.writing) { _ in }
    output.write("first\n")
    #expect(FileSystem.readAvailable(pipe.reading) == Array("first\n".utf8))
    pipe.closeBoth()
    #expect(Self.statuses.map { ExitPolicy.status($0, after: output) } == Self.statuses)
  }
}
