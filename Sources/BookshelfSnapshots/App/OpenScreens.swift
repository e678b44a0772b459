import BookshelfFeatures
import BookshelfNavigation
import ScreenHarness
import ScreenNavigation

/// The models of the open screens.
///
/// A model stays as long as its screen is open, also below other screens, so a form keeps what a
/// journey types into it. In the app, `@State` does the same.
@MainActor
final class OpenScreens {
  /// A screen: the stack that it is in, and its destination.
  fileprivate struct Place: Hashable {
    let stack: ObjectIdentifier
    let destination: AnyHashable

    init(_ stack: AppRouter<Bookshelf>, _ destination: AnyHashable) {
      self.stack = ObjectIdentifier(stack)
      self.destination = destination
    }
  }

  private var models: [Place: any ScreenModel] = [:]

  /// Returns the model of a screen, and creates it if the screen was just opened.
  func model(
    of destination: AnyHashable, in stack: AppRouter<Bookshelf>, create: () -> any ScreenModel
  ) -> any ScreenModel {
    let place = Place(stack, destination)
    let model = models[place] ?? create()
    models[place] = model
    return model
  }

  /// Releases the models of screens that are closed.
  func releaseScreensClosed(in app: FlowRouter<Bookshelf>) {
    if models.isEmpty { return }
    let open = app.openPlaces
    models = models.filter { open.contains($0.key) }
  }
}

extension FlowRouter<Bookshelf> {
  /// All screens of the visible flow, in all of its tabs.
  fileprivate var openPlaces: Set<OpenScreens.Place> {
    var places: Set<OpenScreens.Place> = []
    if let tabs = visibleTabs {
      for tab in tabs.tabs { places.formUnion(tabs.router(for: tab).openPlaces(over: tab)) }
    } else {
      places = current.openPlaces(over: flow)
    }
    if let overlay { places.insert(OpenScreens.Place(current.topmost, overlay)) }
    return places
  }
}

extension AppRouter<Bookshelf> {
  /// The screens of a stack, over its root, and of the sheets over it.
  fileprivate func openPlaces(over root: AnyHashable) -> Set<OpenScreens.Place> {
    var places = Set(([root] + stack.map { $0 as AnyHashable }).map { OpenScreens.Place(self, $0) })
    if let presented, let sheet = activeSheet ?? activeFullScreenCover {
      places.formUnion(presented.openPlaces(over: sheet))
    }
    return places
  }
}
