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
        ModelView(root)
      } destination: { route, stack in
        ModelView(session.models(in: stack, over: router).pushed(route))
          .id(route)
      } sheet: { sheet, stack in
        // Another payload, such as the next page of the reader, needs another model.
        ModelView(session.models(in: stack, over: router).presented(sheet))
          .id(sheet)
      }
    }
  }
#endif
