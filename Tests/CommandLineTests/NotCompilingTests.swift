import Foundation
import TestSupport
import Testing

extension ShellTests {
  /// One run over a package with one correct harness and one harness for each mistake.
  @Suite("Harnesses that do not compile")
  struct NotCompilingTests {
    private static let run = Result { try FixturePackage(mistakes: mistakes).snapshot("--quiet") }

    @Test("The plugin reports each mistake of a first harness with a hint", arguments: mistakes)
    func hint(mistake: Mistake) throws {
      let message = try #require(try Self.message(on: mistake.name))
      let hint = mistake.hint.isEmpty ? "" : "hint: \(mistake.hint)\n"
      let end =
        "\(hint)hint: use 'swift build --product \(mistake.name)Snapshots' to repeat the build"
      #expect(message.contains("\n\(end)\n"), "\(message)")
      if let error = mistake.error {
        #expect(message.contains(error), "\(message)")
      }
    }

    @Test("The plugin prints each message of the compiler once")
    func compilerMessages() throws {
      let message = try #require(try Self.message(on: "ExtraArgument"))
      let text = "26:62: error: argument passed to call that takes no arguments"
      let file = "PACKAGE/Sources/ExtraArgumentSnapshots/NotesSnapshots.swift"
      #expect(message.hasPrefix("ExtraArgumentSnapshots' does not compile\n\(file):\(text)\n"))
      #expect(message.split(separator: text, omittingEmptySubsequences: false).count == 2)
    }

    @Test("Harnesses that compile run although others do not")
    func correctHarness() throws {
      let result = try Self.run.get()
      #expect(result.output == "CorrectSnapshots: 6 screens in 2 layouts: 12 new (TIME)\n")
      let message = try #require(try Self.message(on: "Correct"))
      #expect(message.hasPrefix("CorrectSnapshots' exited with status 1: differences found\n"))
      #expect(result.status == 1)
    }

    @Test("The compiler warns of a misspelled function if the conformance is in an extension")
    func nearlyMatching() throws {
      let package = try FixturePackage("Notes")
      let guide = try Article("ScreenHarness/diagnosing-screens-that-fail")
      try package.edit(
        "Sources/NotesSnapshots/NotesSnapshots.swift",
        replacing: "@main\nstruct NotesSnapshots: SnapshotHarness {\n",
        with: """
          @main
          struct NotesSnapshots {}

          extension NotesSnapshots: SnapshotHarness {
            static func open(_ url: String, in router: TabRouter) {}

          """)
      let build = try package.build()
      let warning = try #require(guide.blocks().first { $0.hasPrefix("warning: ") })
      #expect((build.output + build.errors).contains(warning))
      #expect(build.status == 0)
    }

    private static func message(on name: String) throws -> String? {
      try run.get().errors.split(separator: "error: harness '").map(String.init)
        .first { $0.hasPrefix("\(name)Snapshots'") }
    }
  }
}

extension ShellTests.NotCompilingTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    var fixture = "Notes"
    let file: String
    let text: String
    let replacement: String
    var hint = ""
    /// A part of the message of the compiler.
    var error: String?

    var testDescription: String { name }
  }

  private static let harness = "Snapshots/NotesSnapshots"
  private static let router = "Navigation/TabRouter"
  private static let screens = "Navigation/AppScreen"
  private static let recipes = "Navigation/Recipes"

  private static let manifestHint = """
    declare the manifest as 'enum AppScreen: String, CaseIterable' or, on ScreenNavigation, \
    'enum AppScreen: String, ScreenManifest', without associated values
    """
  private static let accessHint = """
    the harness is another module than the app; import the app's module, and write 'public' \
    before the declarations that the harness uses, or '@testable' before the import
    """

  static let mistakes =
    [
      Mistake(
        name: "UnlistedCases", file: screens, text: "String, CaseIterable, ",
        replacement: "String, ", hint: manifestHint),
      Mistake(
        name: "MissingRawValues", fixture: "Recipes", file: recipes, text: "String, ScreenManifest",
        replacement: "ScreenManifest", hint: manifestHint),
      Mistake(
        name: "AssociatedValue", fixture: "Recipes", file: recipes, text: "case recipes, recipe,",
        replacement: "case recipes, recipe(Recipe),", hint: manifestHint),
      Mistake(
        name: "MissingNavigator", file: harness,
        text: "  static func makeNavigator() -> TabRouter { TabRouter() }\n", replacement: "",
        hint: """
          add 'makeNavigator()' and 'typealias Screen = AppScreen' to the harness; add \
          'navigate(_:to:)' if the app has its own routers
          """),
      Mistake(
        name: "MissingVisibleState", file: harness, text: "var visibleState",
        replacement: "var visibelState",
        hint: """
          add the property 'var visibleState: VisibleState<Tab, Route, Sheet>' to your router, in an \
          extension that conforms to ScreenNavigating; use Never for a type that the router does not have
          """),
      Mistake(
        name: "InternalType", file: router, text: "public final class", replacement: "final class",
        hint: accessHint),
      Mistake(
        name: "InternalInitializer", file: router, text: "public init", replacement: "init",
        hint: accessHint),
      Mistake(
        name: "ExtraArgument", file: harness, text: "TabRouter()", replacement: "TabRouter(tabs: 3)"
      ),
    ] + contentMistakes + typeMistakes + missingModule + newerMistakes

  private static let contentMistakes = [
    Mistake(
      name: "OldContent", file: harness, text: "in context: Context",
      replacement: "in router: Navigator",
      hint: """
        add 'static func content(of destination: Destination, in context: Context) -> \
        ScreenContent?' to the harness, with exactly these types; a harness without contents returns \
        nil
        """,
      error: "protocol requires function 'content(of:in:)'"),
    Mistake(
      name: "MissingFoundation", file: harness,
      text: "  static func content(of",
      replacement: """
          static func link(to screen: AppScreen) -> URL? { nil }

          static func content(of
        """,
      hint: "add 'import Foundation' to the file", error: "cannot find type 'URL' in scope"),
    Mistake(
      name: "ButtonInitializer", file: harness, text: "{ nil }",
      replacement: "{ ScreenContent(trailing: [ScreenButton(\"Save\") {}]) }",
      hint: """
        make a button with '.button("Label") { … }', and a menu with '.menu("Label", […])'
        """,
      error: "'ScreenButton' initializer is inaccessible"),
    Mistake(
      name: "MissingRoot", file: harness, text: "{ nil }",
      replacement: "{ switch destination { case .tab, .route, .sheet: nil } }",
      hint: "add 'case .root: nil' to the switch, for the root of an app without tabs and flows",
      error: "add missing case: '.root'"),
  ]

  private static let typeMistakes = [
    Mistake(
      name: "AbstractNavigator", file: harness, text: "(_ router: TabRouter,",
      replacement: "(_ router: Navigator,",
      hint: """
        write the router's own type instead of 'Navigator' in 'navigate(_:to:)', and the manifest's \
        own type instead of 'Screen', because the compiler infers both from this function
        """,
      error: "reference to invalid associated type 'Navigator'"),
    Mistake(
      name: "InternalFlow", file: harness,
      text: """
        extension TabRouter: ScreenNavigating {
          public var visibleState: VisibleState<AppTab, AppRoute, AppSheet> {
        """,
      replacement: """
        enum NotesFlow { case notes }

        extension TabRouter: ScreenNavigating {
          public var visibleState: VisibleFlowState<NotesFlow, AppTab, AppRoute, AppSheet, Never> {
        """,
      hint: """
        write 'public' before 'visibleState' and before each type in its type, also before an enum \
        that the harness declares
        """,
      error: "property cannot be declared public because its type uses an internal type"),
  ]

  // Older compilers print other messages, and cannot isolate a conformance.
  #if compiler(>=6.2)
    private static let newerMistakes = [
      Mistake(
        name: "MisspelledDestination", file: harness, text: "{ nil }",
        replacement: """
          {
              switch destination {
              case .popover(.search): ScreenContent(elements: [.text("a")])
              default: nil
              }
            }
          """,
        hint: """
          the compiler finds no better message; look for a misspelled case or function in the \
          switch, among the cases of 'ScreenDestination' and the functions of 'ScreenElement'
          """,
        error: "failed to produce diagnostic for expression"),
      Mistake(
        name: "DescribedModel", file: harness, text: "@main",
        replacement: """
          @MainActor final class Model { var name = "" }
          extension Model: SnapshotDescribing { var snapshotDescription: Any { name } }

          @main
          """,
        hint: """
          write '@MainActor' before the protocol, as in 'extension Model: @MainActor SnapshotDescribing'
          """,
        error: """
          conformance of 'Model' to protocol 'SnapshotDescribing' crosses into main actor-isolated code
          """),
    ]
  #else
    private static let newerMistakes: [Mistake] = []
  #endif

  #if canImport(SwiftUI)
    private static let missingModule: [Mistake] = []
  #else
    private static let missingModule = [
      Mistake(
        name: "MissingModule", file: screens, text: "public struct ScreenPath",
        replacement: "import SwiftUI\n\npublic struct ScreenPath",
        hint: """
          this platform has no SwiftUI; move code that needs it to targets that the harness does \
          not link, or between '#if canImport(SwiftUI)' and '#endif'
          """)
    ]
  #endif
}

extension FixturePackage {
  /// Creates a package with a correct harness and a harness for each mistake.
  fileprivate convenience init(mistakes: [ShellTests.NotCompilingTests.Mistake]) throws {
    try self.init("Notes")
    let names = (["Correct"] + mistakes.map(\.name)).map { "\"\($0)\"" }.joined(separator: ", ")
    let manifest = try text(of: "Package.swift")
    let start = try #require(manifest.firstRange(of: "  targets: [")).lowerBound
    let targets = """
        targets: [\(names)].flatMap { name -> [Target] in
          let libraries: [Target.Dependency] = ["ScreenHarness", "ScreenNavigation"]
            .map { .product(name: $0, package: "Screenwalk") }
          return [
            .target(name: "\\(name)Navigation", dependencies: libraries),
            .executableTarget(
              name: "\\(name)Snapshots",
              dependencies: [.target(name: "\\(name)Navigation")] + libraries),
          ]
        })

      """
    try write(manifest[..<start] + targets, to: "Package.swift")
    try remove("Tests")
    try copy("Notes", as: "Correct")
    for mistake in mistakes {
      try copy(mistake.fixture, as: mistake.name)
      try edit(
        "Sources/\(mistake.name)\(mistake.file).swift", replacing: mistake.text,
        with: mistake.replacement)
    }
  }

  private func copy(_ fixture: String, as name: String) throws {
    for target in ["Navigation", "Snapshots"] {
      let source = Self.fixtures.appendingPathComponent("\(fixture)/Sources/\(fixture)\(target)")
      for file in try FileManager.default.contentsOfDirectory(atPath: source.path) {
        let text = try String(contentsOf: source.appendingPathComponent(file), encoding: .utf8)
        try write(
          text.replacing("\(fixture)Navigation", with: "\(name)Navigation")
            .replacing("struct \(fixture)Snapshots", with: "struct \(name)Snapshots"),
          to: "Sources/\(name)\(target)/\(file)")
      }
    }
  }
}
