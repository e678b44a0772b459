import ScreenNavigation
import ScreenNavigationUI
import SwiftUI

struct WindowRoot: View {
  @State private var app: FlowRouter<Bookshelf>
  @State private var opener: DeepLinkOpener<Bookshelf>

  init() {
    do {
      let app = FlowRouter<Bookshelf>(startingIn: .onboarding, tabsIn: .authorized)
      app.tracker = EventLog()
      let links = try Bookshelf.links(to: FixtureRepository())
      _app = State(initialValue: app)
      _opener = State(initialValue: DeepLinkOpener(router: app, resolver: links))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  var body: some View {
    RootView(app: app)
      .openLinks(with: opener)
      .restoreNavigation(of: app, with: Bookshelf.archive, unlessOpeningBy: opener)
  }
}
