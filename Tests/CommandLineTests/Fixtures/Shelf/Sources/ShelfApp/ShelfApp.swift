import SwiftUI

@testable import Shelf

@main
struct ShelfApp: App {
  var body: some Scene {
    WindowGroup { WindowRoot() }
  }
}
