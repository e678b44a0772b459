import ScreenNavigation
import SwiftUI

struct SuccessView: View {
  let message: SuccessMessage
  @Environment(FlowRouter<Shelf>.self) private var app

  var body: some View {
    Text(message.title)
    Button("Go to Library") { app.handle(message.action) }
    Button("Close") { app.dismissOverlay() }
  }
}
