import SwiftUI

@testable import Shelf

@main
struct BookshelfApp: App {
  var body: some Scene {
    WindowGroup { WindowRoot() }
  }
}
