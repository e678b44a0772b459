#if canImport(SwiftUI)
  import SwiftUI

  /// The sample app.
  ///
  /// With `--screen bookDetail`, it starts at a screen of the manifest, and with `--link URL` it opens a link.
  @main
  struct BookshelfApp: App {
    var body: some Scene {
      WindowGroup { WindowRoot() }
    }
  }
#else
  import Foundation

  /// The sample app, whose views need SwiftUI.
  @main
  enum BookshelfApp {
    static let message = """
      error: BookshelfApp needs SwiftUI, which this platform does not have
      hint: run it on a Mac, or run 'swift package snapshot' to render its screens as text

      """

    static func main() {
      FileHandle.standardError.write(Data(message.utf8))
      exit(2)
    }
  }
#endif
