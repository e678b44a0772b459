import Foundation
import TestSupport
import Testing

/// Harnesses that are built once and run as commands, while other packages are built.
@Suite("A harness from the shell", .serialized, .timeLimit(.minutes(15)))
struct HarnessTests {}

/// Runs sessions in `sh`; `snapshot` is the tool of the app, which is built once.
///
/// They mostly wait for screens that hang, so they run beside the other tests of harnesses.
@Suite("Sessions in a shell", .serialized, .timeLimit(.minutes(15)))
struct ShellSessions {
  @Test("A session prints what its file says", arguments: try Session.all(in: "Shell"))
  func session(_ session: Session) async throws {
    try await inThread { try FixturePackage.toolsAreBuilt.get() }
    try await session.check {
      let package = try FixturePackage(app: "Hazards")
      return (
        package.folder.path,
        { command in try await inThread { try package.run(command, as: "snapshot") } }
      )
    }
  }
}
