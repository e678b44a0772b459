import ScreenNavigation

enum AppScreen: String, ScreenManifest {
  case welcome, genres, readingGoal
  case library, bookDetail, reader, bookEditSheet, coverPicker, deleteConfirmation
  case search, settings, account
  case success, paywall, outage

  var navigationPath: ScreenPath<Shelf> {
    switch self {
    case .welcome:
      ScreenPath(flow: .onboarding)
    case .genres:
      ScreenPath(flow: .onboarding, routes: [.onboarding(.genres)])
    case .readingGoal:
      ScreenPath(flow: .onboarding, routes: [.onboarding(.genres), .onboarding(.goal(pages: 20))])
    case .library:
      ScreenPath(tab: .library)
    case .bookDetail:
      ScreenPath(tab: .library, routes: [.bookDetail(.fixture)])
    case .reader:
      ScreenPath(tab: .library, routes: [.bookDetail(.fixture)], fullScreenCover: .reader(.fixture))
    case .bookEditSheet:
      ScreenPath(tab: .library, routes: [.bookDetail(.fixture)], sheet: .bookEdit(.fixture))
    case .coverPicker:
      Shelf.coverPicker(of: .fixture)
    case .deleteConfirmation:
      ScreenPath(tab: .library, confirmation: ConfirmationState(title: "Delete “Dune”?") {})
    case .search:
      ScreenPath(tab: .search)
    case .settings:
      ScreenPath(tab: .settings)
    case .account:
      ScreenPath(tab: .settings, routes: [.account])
    case .success:
      ScreenPath(tab: .library, overlay: .success(.added(.fixture)))
    case .paywall:
      ScreenPath(tab: .library, overlay: .paywall(Subscription(name: "Reader Plus")))
    case .outage:
      ScreenPath(flow: .maintenance)
    }
  }
}
