import BookshelfNavigation
import Foundation
import ScreenNavigation
import Testing

@Suite("Restoring Bookshelf")
@MainActor
struct RestorationTests {
  private let archive = NavigationArchive<FlowState<Bookshelf>>()

  // Rule 37
  @Test("Every screen is restored, except its dialogs and overlays", arguments: AppScreen.allCases)
  func roundTrip(screen: AppScreen) throws {
    let state = AppUser(on: screen).state
    let data = try archive.data(of: state)
    let restored = try archive.state(from: data).get()
    #expect(restored == state.storable)
    #expect(try archive.data(of: restored) == data)
    let user = AppUser(on: .cameraDeniedAlert)
    user.app.state = restored
    #expect(user.state == restored)
  }
}
