/// Advice on a common mistake in a first harness.
struct BuildHint {
  /// Parts of messages of the compiler or of SwiftPM, which select the advice.
  private let signs: [String]
  private let text: String

  private init(_ signs: String..., text: String) {
    (self.signs, self.text) = (signs, text)
  }

  /// The advice for the log of a failed build.
  ///
  /// The first hint counts, because other errors can follow from a module or a type that is missing.
  static func text(for log: String) -> String? {
    if let match = log.firstMatch(of: /no such module '(\w+)'/) { return text(onModule: match.1) }
    if let hint = all.first(where: { $0.signs.contains(where: log.contains) }) { return hint.text }
    if let match = log.firstMatch(of: actorConflict) {
      return """
        write '@MainActor' before the protocol, as in 'extension \(match.1): @MainActor \(match.2)'
        """
    }
    return lacksMain(log) ? "write '@main' before the harness's 'struct'" : nil
  }

  private static var all: [BuildHint] { [onlyIOS] + visibility + harness }

  private static let article = #"the article "Adding Screenwalk to an Xcode project" shows how"#

  /// A module that only Apple's platforms have, or that a target does not depend on.
  private static func text(onModule module: Substring) -> String {
    """
    if '\(module)' is an Apple framework, move code that needs it to targets that the harness does not \
    link, or between '#if canImport(\(module))' and '#endif'; \(article)
    hint: if '\(module)' is a target, add it to the dependencies of the target that imports it
    """
  }

  /// Code of an app that only iOS compiles.
  private static let onlyIOS = BuildHint(
    "is unavailable in macOS", "is only available in macOS", "requires macos",
    text: """
      the harness is compiled for macOS; add '.macOS' to the platforms of the app's package, with the \
      version in Screenwalk's Package.swift, and move code that needs iOS between '#if os(iOS)' and '#endif'; \(article)
      """)

  /// Declarations that the harness cannot name.
  private static var visibility: [BuildHint] {
    foundationTypes.map {
      BuildHint("cannot find type '\($0)' in scope", text: "add 'import Foundation' to the file")
    } + [
      BuildHint(
        "'ScreenButton' initializer is inaccessible",
        text: """
          make a button with '.button("Label") { … }', and a menu with '.menu("Label", […])'
          """),
      BuildHint(
        "protection level", "cannot find type '",
        text: """
          the harness is another module than the app; import the app's module, and write 'public' \
          before the declarations that the harness uses, or '@testable' before the import
          """),
    ]
  }

  /// Functions of a harness, and conformances of the app's types.
  private static let harness = [
    BuildHint(
      "'CaseIterable'", "'RawRepresentable'",
      text: """
        declare the manifest as 'enum AppScreen: String, CaseIterable' or, on ScreenNavigation, \
        'enum AppScreen: String, ScreenManifest', without associated values
        """),
    BuildHint(
      "does not conform to protocol 'ScreenNavigating'",
      text: """
        add the property 'var visibleState: VisibleState<Tab, Route, Sheet>' to your router, in an \
        extension that conforms to ScreenNavigating; use Never for a type that the router does not have
        """),
    BuildHint(
      "reference to invalid associated type 'Navigator'",
      text: """
        write the router's own type instead of 'Navigator' in 'navigate(_:to:)', and the manifest's \
        own type instead of 'Screen', because the compiler infers both from this function
        """),
    BuildHint(
      "does not conform to protocol 'NavigationHarness'",
      text: """
        add 'makeNavigator()' and 'typealias Screen = AppScreen' to the harness, with \
        'makeNavigator(from:for:)' instead if it declares several starts; add 'navigate(_:to:)' if the \
        app has its own routers
        """),
    BuildHint(
      "protocol requires function 'content(of:in:)'",
      text: """
        add 'static func content(of destination: Destination, in context: Context) -> \
        ScreenContent?' to the harness, with exactly these types; a harness without contents returns \
        nil
        """),
    BuildHint(
      "failed to produce diagnostic for expression",
      text: """
        the compiler finds no better message; look for a misspelled case or function in the \
        switch, among the cases of 'ScreenDestination' and the functions of 'ScreenElement'
        """),
    BuildHint(
      "add missing case: '.root'",
      text: "add 'case .root: nil' to the switch, for the root of an app without tabs and flows"),
    BuildHint(
      "cannot be declared public because its type uses an internal type",
      "must be declared public because it matches a requirement",
      text: """
        write 'public' before 'visibleState' and before each type in its type, also before an enum \
        that the harness declares
        """),
    BuildHint(
      "was not compiled for testing",
      text: """
        '@testable' needs a debug build; remove '-c release', or write \
        'swift package -c release -Xswiftc -enable-testing snapshot'
        """),
  ]

  /// Types that a first harness uses, and that need an import.
  private static let foundationTypes = ["URL", "Date", "UUID", "Data", "Locale", "Calendar"]

  /// A type of the main actor that conforms to a protocol without an actor.
  private static var actorConflict: Regex<(Substring, Substring, Substring)> {
    /conformance of '(\w+)' to protocol '(Snapshot\w+)' crosses into main actor-isolated code/
  }

  /// Whether the linker found no entry point.
  ///
  /// GNU's, LLVM's and Apple's linkers have different messages. SwiftPM may put the name of the
  /// target before `main`, and Apple's linker puts `_` before every name.
  private static func lacksMain(_ text: String) -> Bool {
    text.contains(/undefined reference to [`'](\w+_)?main'/)
      || text.contains(/undefined (hidden )?symbol:? '?(\w+_)?main\b/)
      || text.contains("Undefined symbols") && text.contains(/"_(\w+_)?main", referenced from:/)
  }
}
