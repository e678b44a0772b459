import ScreenNavigation
import ScreenNavigationUI
import SwiftUI

struct WindowRoot: View {
  @State private var app: FlowRouter<Shelf>
  @State private var opener: DeepLinkOpener<Shelf>

  init() {
    do {
      let app = FlowRouter<Shelf>(startingIn: .onboarding, tabsIn: .authorized)
      app.tracker = EventLog()
      let links = try Shelf.links(to: FixtureRepository())
      _app = State(initialValue: app)
      _opener = State(initialValue: DeepLinkOpener(router: app, resolver: links))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  var body: some View {
    RootView(app: app)
      .openLinks(with: opener)
      .restoreNavigation(of: app, with: Shelf.archive, unlessOpeningBy: opener)
  }
}
