import BookshelfNavigation

/// The options in the app's launch arguments.
struct LaunchOptions: Equatable {
  /// The screen at which the app starts; nil for the welcome screen or the stored state.
  var screen: AppScreen?

  /// Reads the arguments: `--screen NAME` with the name of a screen of the manifest.
  ///
  /// Other arguments belong to the system.
  init(arguments: [String]) throws(LaunchError) {
    guard let option = arguments.firstIndex(of: "--screen") else { return }
    guard let name = arguments.dropFirst(option + 1).first else { throw .noScreenName }
    guard let screen = AppScreen(rawValue: name) else { throw .noSuchScreen(name) }
    self.screen = screen
  }
}

/// An error in the launch arguments.
enum LaunchError: Error, Equatable {
  case noScreenName
  case noSuchScreen(String)
}

extension LaunchError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noScreenName: "the option '--screen' needs the name of a screen"
    case .noSuchScreen(let name): "no screen has the name '\(name)'"
    }
  }
}
