import Foundation
import Testing

@testable import ScreenJobs

@Suite("ChildProcess")
struct ChildProcessTests {
  private static func shell(
    _ line: String, sendSignal: @escaping ChildExit.SendSignal = ChildExit.systemSendSignal
  ) throws -> ChildProcess {
    try ChildProcess(
      "/bin/sh", ["-c", line], variables: ["PATH": "/usr/bin:/bin"], sendSignal: sendSignal)
  }

  @Test(
    "The reason of an exit is a status or a signal",
    arguments: [
      ("exit 0", ChildExit.Reason.status(0)), ("exit 7", .status(7)),
      ("kill -TERM $$", .signal(SIGTERM)),
    ])
  func reasons(line: String, reason: ChildExit.Reason) throws {
    let process = try Self.shell(line)
    #expect(process.exit.wait(within: .seconds(60)) == reason)
    #expect(process.terminate() == reason)
  }

  @Test("A process that ignores the end of its input is killed")
  func killed() throws {
    let process = try Self.shell("exec sleep 600")
    #expect(process.terminate() == .signal(SIGKILL))
  }

  @Test("A process exits at the end of its input if a sandbox refuses signals")
  func refusedSignals() throws {
    let process = try Self.shell("cat; exit 3", sendSignal: { _, _ in })
    #expect(process.send(Array("hello".utf8)))
    #expect(process.terminate() == .status(3))
    #expect(!process.send(Array("again".utf8)))
  }

  @Test("A process that ignores its input is reported as running if a sandbox refuses signals")
  func running() throws {
    let process = try Self.shell("exec sleep 600", sendSignal: { _, _ in })
    #expect(process.terminate(within: .milliseconds(10)) == nil)
    ChildExit.systemSendSignal(SIGKILL, process.exit.identifier)
    #expect(process.exit.wait(within: .seconds(60)) == .signal(SIGKILL))
  }

  @Test("An exit wakes the thread that reads from the process")
  func wakes() throws {
    let process = try Self.shell("exit 0")
    var files = [pollfd(fd: process.exit.wakeFile, events: Int16(POLLIN), revents: 0)]
    #expect(poll(&files, 1, 60_000) == 1)
  }
}
