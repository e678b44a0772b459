#if canImport(SwiftUI)
  import BookshelfFeatures
  import BookshelfNavigation
  import ScreenNavigation
  import ScreenNavigationUI
  import SwiftUI

  /// A stack of screens, with the sheets and covers over it.
  struct BookshelfStack: View {
    let session: AppSession
    let router: AppRouter<Bookshelf>
    let root: any ScreenModel

    var body: some View {
      RouterStack(router) {
        ScreenView(model: root)
      } destination: { route, stack in
        ScreenView(model: session.models(in: stack, over: router).pushed(route))
          .id(route)
      } sheet: { sheet, stack in
        // Another payload, such as the next page of the reader, needs another model.
        ScreenView(model: session.models(in: stack, over: router).presented(sheet))
          .id(sheet)
      }
    }
  }
#endif
