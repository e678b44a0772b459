#if canImport(SwiftUI)
  import BookshelfFeatures
  import BookshelfNavigation
  import ScreenNavigation
  import SwiftUI

  /// The app at a screen of the manifest, with its own store of fixtures.
  struct ScreenPreview: View {
    @State private var session: AppSession

    init(_ screen: AppScreen) {
      do {
        _session = State(
          initialValue: try AppSession(
            ScreenLaunch(at: screen), store: InMemoryStore(),
            environment: ScreenEnvironment(today: .fixture, copy: { _ in })))
      } catch {
        preconditionFailure("\(error)")
      }
    }

    var body: some View { RootView(session: session) }
  }

  #Preview("bookDetail") {
    ScreenPreview(.bookDetail)
  }

  #Preview("bookEditSheet") {
    ScreenPreview(.bookEditSheet)
  }

  #Preview("searchResults") {
    ScreenPreview(.searchResults)
  }
#endif
