import Foundation
import TestApps
import Testing

@testable import ScreenGoldens

@Suite("Folders that no run reads")
struct UnreadFolderTests {
  @Test(
    "A folder with texts beside those of layouts and journeys is named, and other folders are not")
  func found() throws {
    try TemporaryGoldens.with { folder in
      let store = GoldenStore(of: "App", in: folder.path, displayedAs: "manifests")
      #expect(store.unreadFolders() == [])
      for file in ["compact/home.txt", "journeys/a.txt", "pictures/cover.png", ".git/a.txt"] {
        try folder.write("text\n", to: "App/\(file)")
      }
      #expect(store.unreadFolders() == [])
      for file in ["journey/a.txt", "tablet/home.txt"] {
        try folder.write("text\n", to: "App/\(file)")
      }
      #expect(store.unreadFolders() == ["manifests/App/journey", "manifests/App/tablet"])
    }
  }
}
