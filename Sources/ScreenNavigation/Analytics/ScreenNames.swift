/// The names of an app's screens, for analytics.
///
/// A visible state has the name of the manifest's screen with exactly this state. Payloads of a
/// running app are hardly ever those of fixtures, so otherwise it has the name of the first declared
/// screen with the same cases. If the manifest has no such screen, it is the case on top.
struct ScreenNames<Screen: ScreenManifest> {
  private typealias Schema = Screen.Schema
  private typealias Entry = (name: String, path: ScreenPath<Screen.Schema>)

  /// The screens in their declared order, by the cases of their paths.
  private let screens: [[PathCase]: [Entry]]

  init() {
    let entries: [Entry] = Screen.allCases.map { ($0.rawValue, $0.navigationPath) }
    // A path with two presentations leads to the first one.
    screens = Dictionary(grouping: entries) { $0.path.cases }
  }

  /// Returns the name of a visible state.
  ///
  /// - Parameters:
  ///   - path: The visible path of the router.
  ///   - router: The router, which completes the paths of the manifest.
  /// - Returns: The name, without payloads.
  @MainActor
  func name(of path: ScreenPath<Screen.Schema>, in router: any VisiblePathReading<Screen.Schema>)
    -> String
  {
    let cases = path.cases
    let alike = (screens[cases] ?? [])
      .map { Entry(name: $0.name, path: router.completed($0.path)) }
      .filter { $0.path.flow == path.flow && $0.path.tab == path.tab }
    let exact = alike.first { areEqualIfEquatable($0.path, path) }
    return (exact ?? alike.first)?.name ?? cases.last?.screenName ?? path.rootName
  }
}

extension ScreenPath {
  /// The name of the root of the stack: that of the tab, or of the flow.
  fileprivate var rootName: String {
    if let tab { return CaseNames.names(of: tab).first ?? "" }
    if let flow { return CaseNames.names(of: flow).first ?? "" }
    return "root"
  }
}
