import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("Which dialogs are the same")
@MainActor
struct DialogIdentityTests {
  @Test("A dialog that quotes another value is the same screen")
  func quotes() {
    let one = VisibleDialog("Delete “Tea”?", message: "“Tea” is gone.", buttons: [.button("OK") {}])
    let other = VisibleDialog(
      "Delete “Milk”?", message: "“Milk” is gone.", buttons: [.button("OK") {}])
    let places = [one, other].map {
      Place.dialog(DescribedDialog($0, as: .alert), nil)
    }
    #expect(places[0] != places[1])
    #expect(places[0].family == places[1].family)
  }
}
