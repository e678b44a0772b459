#if canImport(SwiftUI)
  import BookshelfFeatures
  import BookshelfNavigation
  import Foundation
  import ScreenNavigation
  import ScreenNavigationUI
  import SwiftUI

  /// The root of a window, which opens links and restores the state of the window.
  struct WindowRoot: View {
    @State private var session: AppSession
    private let launch: ScreenLaunch<AppScreen>

    init() {
      do {
        launch = try ScreenLaunch(arguments: CommandLine.arguments)
        let session = try AppSession(
          launch, store: InMemoryStore(loadingFrom: .success(.fixture)),
          environment: ScreenEnvironment(
            today: launch.isRequested ? .fixture : .now, copy: Clipboard.copy),
          tracker: NavigationLog())
        _session = State(initialValue: session)
      } catch {
        preconditionFailure("\(error)")
      }
    }

    var body: some View {
      content
        .visiblePathForTests(of: session.router, after: launch)
        .openLinks(with: session.opener)
        .task {
          await session.load()
          await launch.openLink(with: session.opener)
        }
    }

    @ViewBuilder
    private var content: some View {
      if session.restoresState {
        RootView(session: session)
          .restoreNavigation(
            of: session.router, with: BookshelfArchive.current, unlessOpeningBy: session.opener)
      } else {
        RootView(session: session)
      }
    }
  }
#endif
