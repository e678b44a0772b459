import Foundation
import TestSupport
import Testing

extension PluginTests {
  @Suite("The process of the plugin")
  struct PluginProcessTests {
    @Test("The plugin ends with SwiftPM, so that the tool can end its run", .timeLimit(.minutes(2)))
    func ended() throws {
      let package = try SessionPackage("Stub")
      // The stub keeps the pipe open until its parent, the plugin, ends.
      let source = """
        import Foundation

        let pipe = FileHandle(forWritingAtPath: ProcessInfo.processInfo.environment["PIPE"]!)!
        let parent = getppid()
        try pipe.write(contentsOf: Data("started\\n".utf8))
        for _ in 0..<6000 where getppid() == parent { usleep(10_000) }
        try pipe.write(contentsOf: Data((getppid() == parent ? "too late" : "ended\\n").utf8))

        """
      let main = package.folder.appendingPathComponent("Sources/StubSnapshots/main.swift")
      try Data(source.utf8).write(to: main)
      let pipe = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)").path
      defer { unlink(pipe) }
      try #require(mkfifo(pipe, 0o600) == 0)
      let file = open(pipe, O_RDONLY | O_NONBLOCK)
      let process = try RunningCommand(
        ["swift", "package"] + package.buildOptions + ["snapshot"],
        in: package.folder, variables: ["PIPE": pipe])
      var event = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      try #require(poll(&event, 1, 100_000) == 1)
      // Other tests of this process ignore SIGTERM for a while, and a new process inherits that.
      process.send(SIGKILL)
      // From here on, a read waits for the end of the stub.
      try #require(fcntl(file, F_SETFL, 0) == 0)
      let reader = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      #expect(try reader.readToEnd() == Data("started\nended\n".utf8))
      #expect(try process.wait().status == SIGKILL)
    }
  }
}
