import Foundation
import Testing

@testable import ScreenDriver
@testable import ScreenSnapshot

@Suite("A dialog of an app's own value")
struct VisibleDialogTests {
  private enum Screen { case settings }

  private struct Step {
    let id: Int
    let screen: Screen
  }

  @Test("Its title is made from the name of the value, without secrets")
  func titles() {
    let url = URL(string: "https://h/?token=x7")
    #expect(VisibleDialog(describing: "networkLost").title == "Network Lost")
    #expect(VisibleDialog(describing: Step(id: 1, screen: .settings)).title == "Settings")
    #expect(VisibleDialog(describing: url as Any).title == "https://h/?token=<redacted>")
  }
}
