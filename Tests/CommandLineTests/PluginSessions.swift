import Foundation
import TestSupport
import Testing

/// Commands of SwiftPM, one after another, because they share a scratch folder.
@Suite("swift package snapshot", .serialized, .timeLimit(.minutes(15)))
struct ShellTests {
  @Suite("Sessions with the plugin")
  struct PluginSessions {
    @Test("A session prints what its file says", arguments: try Session.all(in: "Plugin"))
    func session(_ session: Session) async throws {
      try await session.check {
        let package = try SessionPackage(session.app)
        return (package.folder.path, { try package.run($0) })
      }
    }
  }
}
