public import Foundation

/// Where an app starts, as its launch arguments say: at a screen of the manifest, with a link, or both.
///
/// `--screen bookDetail` names a screen, and `--link bookshelf://books/dune` a link, which is opened on top
/// of the screen if there is one. `--screen=bookDetail` means the same. Other arguments belong to the
/// system.
///
/// ```swift
/// let launch = try ScreenLaunch<AppScreen>(arguments: CommandLine.arguments)
/// try launch.navigate(router)
/// await launch.openLink(with: opener)
/// ```
///
/// An app that is launched at a place should not restore its stored state: see ``isRequested``.
public struct ScreenLaunch<Screen: ScreenManifest>: Hashable, Sendable {
  /// The screen to start at; nil for the start of the app.
  public let screen: Screen?

  /// The link to open; nil for none.
  public let link: URL?

  /// Whether the arguments ask for a place.
  public var isRequested: Bool { screen != nil || link != nil }

  /// Creates a launch without arguments, for a preview or a test.
  public init(at screen: Screen? = nil, opening link: URL? = nil) {
    self.screen = screen
    self.link = link
  }

  /// Reads launch arguments.
  ///
  /// - Parameter arguments: The arguments, with or without the path of the executable.
  /// - Throws: ``ScreenLaunchError``.
  public init(arguments: [String]) throws(ScreenLaunchError) {
    screen = try Self.value(of: "--screen", in: arguments).map(Self.screen)
    link = try Self.value(of: "--link", in: arguments).map(Self.link)
  }

  /// Navigates to the screen, if there is one.
  ///
  /// - Parameter router: The outermost router.
  /// - Throws: ``ScreenPathError`` if the router cannot follow the screen's path; nothing changes then.
  @MainActor
  public func navigate(_ router: some PathNavigating<Screen.Schema>) throws(ScreenPathError) {
    guard let screen else { return }
    try router.check(screen.navigationPath)
    router.navigate(to: screen)
  }

  /// Opens the link, if there is one.
  ///
  /// - Parameter opener: The opener of the app's links.
  /// - Returns: The outcome; nil without a link.
  @MainActor
  @discardableResult
  public func openLink(with opener: DeepLinkOpener<Screen.Schema>) async -> DeepLinkOutcome? {
    guard let link else { return nil }
    return await opener.open(link)
  }
}

// MARK: - Arguments

extension ScreenLaunch {
  /// The value of an option, in the next argument or after an equals sign.
  private static func value(
    of option: String, in arguments: [String]
  ) throws(ScreenLaunchError) -> String? {
    let places = arguments.indices.filter {
      arguments[$0] == option || arguments[$0].hasPrefix("\(option)=")
    }
    guard let place = places.first else { return nil }
    if places.count > 1 { throw .repeatedOption(option) }
    let argument = arguments[place]
    let value =
      argument == option
      ? arguments.dropFirst(place + 1).first : String(argument.dropFirst(option.count + 1))
    guard let value, !value.isEmpty, !value.hasPrefix("--") else { throw .missingValue(option) }
    return value
  }

  private static func screen(named name: String) throws(ScreenLaunchError) -> Screen {
    if let screen = Screen(rawValue: name) { return screen }
    throw .noSuchScreen(
      name, nearest: SimilarNames.similar(to: name, among: Screen.allCases.map(\.rawValue)))
  }

  private static func link(_ text: String) throws(ScreenLaunchError) -> URL {
    guard let url = URL(string: text), url.scheme?.isEmpty == false else {
      throw .malformedLink(text)
    }
    return url
  }
}

/// A mistake in the launch arguments.
public enum ScreenLaunchError: Error, Hashable, Sendable {
  /// An option has no value.
  case missingValue(String)

  /// An option is given twice.
  case repeatedOption(String)

  /// The manifest has no screen of that name, but perhaps similar ones.
  case noSuchScreen(String, nearest: [String])

  /// The link is no URL with a scheme.
  case malformedLink(String)
}

extension ScreenLaunchError: CustomStringConvertible {
  /// The mistake, and how to correct it.
  public var description: String {
    switch self {
    case .missingValue("--link"): "the option '--link' needs a URL"
    case .missingValue(let option): "the option '\(option)' needs the name of a screen"
    case .repeatedOption(let option): "the option '\(option)' is given twice; remove one of them"
    case .noSuchScreen(let name, []):
      "no screen has the name '\(name)'; 'swift package snapshot list' lists all names"
    case .noSuchScreen(let name, let nearest):
      "no screen has the name '\(name)'; did you mean "
        + nearest.map { "'\($0)'" }.joined(separator: " or ") + "?"
    case .malformedLink(let text): "'\(text)' is not a URL with a scheme"
    }
  }
}
