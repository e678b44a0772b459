import Foundation
import TestSupport
import Testing

extension HarnessTests {
  /// Runs sessions in `sh`; `snapshot` is the tool of the app, which is built once.
  @Suite("Sessions in a shell")
  struct ShellSessions {
    @Test("A session prints what its file says", arguments: try Session.all(in: "Shell"))
    func session(_ session: Session) async throws {
      let difference = try await session.difference {
        let package = try FixturePackage(app: "Hazards")
        return (package.folder.path, { try package.run($0, as: "snapshot") })
      }
      if let difference { session.record(difference) }
    }
  }
}

extension Session {
  /// Records an issue at the heading.
  func record(_ difference: String) {
    Issue.record(
      "\(difference)",
      sourceLocation: SourceLocation(
        fileID: "Sessions/\(file.lastPathComponent)", filePath: file.path, line: line, column: 1))
  }
}
