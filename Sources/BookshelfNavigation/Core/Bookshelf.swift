public import ScreenNavigation

/// The navigation types of the app.
///
/// The folder `App` declares them, because they name the models of all features.
public enum Bookshelf: NavigationSchema {}
