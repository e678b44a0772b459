import Foundation
import TestApps
import Testing

@testable import ScreenGoldens

@Suite("GoldenStore, check of the folders")
struct GoldenStoreCheckTests {
  private static func error(in root: String, isRequired: Bool = false) -> String? {
    let store = GoldenStore(of: "App", in: root, displayedAs: "manifests")
    do throws(GoldenStoreError) {
      try store.check(isRequired: isRequired)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("A link to itself at the path of a folder is an error")
  func loop() throws {
    try TemporaryGoldens.with { folder in
      let path = "\(folder.path)/App"
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
      let reason = String(cString: strerror(ELOOP))
      #expect(
        Self.error(in: folder.path) == """
          cannot read '\(path)': \(reason)
          hint: check its permissions
          """)
    }
  }
}
