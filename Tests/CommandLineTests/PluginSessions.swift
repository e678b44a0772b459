import Foundation
import TestSupport
import Testing

/// Commands of SwiftPM, one after another, because they share a scratch folder.
@Suite("swift package snapshot", .serialized, .timeLimit(.minutes(15)))
struct ShellTests {
  @Suite("Sessions with the plugin")
  struct PluginSessions {
    @Test("A session prints what its file says", arguments: try Session.all(in: "Plugin"))
    func session(_ session: Session) async throws { try await session.checkInPackage() }
  }
}

/// Commands on the fixture `Stub`, beside those that build Screenwalk.
@Suite("swift package snapshot, with a stub", .serialized, .timeLimit(.minutes(15)))
struct PluginTests {
  @Suite("Sessions with a stub")
  struct StubSessions {
    @Test("A session prints what its file says", arguments: try Session.all(in: "Stub"))
    func session(_ session: Session) async throws { try await session.checkInPackage() }
  }
}

extension Session {
  /// Runs the commands in the package that the session names, in a thread of their own.
  fileprivate func checkInPackage() async throws {
    try await check {
      let package = try SessionPackage(app)
      return (package.folder.path, { command in try await inThread { try package.run(command) } })
    }
  }
}

/// Runs what waits for other processes in a thread of its own, because all tests share a few.
func inThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}
