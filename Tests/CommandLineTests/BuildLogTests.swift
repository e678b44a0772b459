import Foundation
import TestSupport
import Testing

/// Compiles the file of the plugin with a `main`, because no target can depend on a plugin.
@Suite("BuildLog", .timeLimit(.minutes(5)))
struct BuildLogTests {
  @Test("A missing entry point gives a hint about '@main' with the linkers of all platforms")
  func missingMain() throws {
    let hint = "write '@main' before the harness's 'struct'"
    let logs = [
      ("in function `_start': undefined reference to `NotesSnapshots_main'", hint),
      ("/usr/bin/ld.gold: error: undefined reference to 'main'", hint),
      ("ld.gold: error: undefined symbol 'NotesSnapshots_main' referenced in expression", hint),
      ("ld.lld: error: undefined symbol: NotesSnapshots_main\n>>> referenced by start.S", hint),
      (
        """
        Undefined symbols for architecture arm64:
          "_main", referenced from:
              <initial-undefines>
        ld: symbol(s) not found for architecture arm64
        """, hint
      ),
      (
        """
        Undefined symbols for architecture x86_64:
          "_other", referenced from:
              _start in a.o
          "_NotesSnapshots_main", referenced from:
              implicit entry/start for main executable
        """, hint
      ),
      ("undefined reference to `domain'", "none"),
      ("Undefined symbols for architecture arm64:\n  \"_domain\", referenced from:", "none"),
    ]
    #expect(
      try Self.values(of: "hint", for: logs.map(\.0)) == logs.map(\.1))
  }

  @Test("Messages of some compilers and platforms only have hints, too")
  func messages() throws {
    let logs = [
      ("failed to produce diagnostic for expression", "the compiler finds no better message"),
      (
        "conformance of 'Model' to protocol 'SnapshotDescribing' crosses into main actor-isolated code",
        "write '@MainActor' before the protocol, as in 'extension Model: @MainActor SnapshotDescribing'"
      ),
      ("no such module 'SwiftUI'", "if 'SwiftUI' is an Apple framework, move code"),
    ]
    let hints = try Self.values(of: "hint", for: logs.map(\.0))
    #expect(zip(hints, logs).allSatisfy { $0.hasPrefix($1.1) }, "\(hints)")
  }

  @Test("The summary of a log has the first ten errors and the number of the others")
  func manyErrors() throws {
    let errors = (1...12).map { "File.swift:\($0):1: error: no such case" }
    let logs = [10, 11, 12].map { errors.prefix($0).joined(separator: "\n") }
    #expect(
      try Self.values(of: "summary", for: logs)
        == errors.prefix(10) + errors.prefix(10) + ["… and 1 more error"] + errors.prefix(10)
        + ["… and 2 more errors"])
  }

  /// A mistake in a file of the fixture `Notes`, and how the hint starts.
  private static let mistakes: [(file: String, from: String, to: String, hint: String)] = [
    ("Navigation/AppScreen", "String, CaseIterable, ", "String, ", "declare the manifest as"),
    ("Navigation/TabRouter", "public final class", "final class", "the harness is another module"),
    ("Navigation/TabRouter", "public init", "init", "the harness is another module than the app;"),
    (
      "Snapshots/NotesSnapshots", "var visibleState", "var visibelState",
      "add the property 'var visibleState: VisibleState<Tab, Route, Sheet>' to your router"
    ),
    (
      "Snapshots/NotesSnapshots", "static func makeNavigator() -> TabRouter { TabRouter() }", "",
      "add 'makeNavigator()' and 'typealias Screen = AppScreen' to the harness"
    ),
    (
      "Snapshots/NotesSnapshots", "static func makeNavigator() -> TabRouter { TabRouter() }",
      "enum Start: String, CaseIterable { case first, later }",
      "add 'makeNavigator()' and 'typealias Screen = AppScreen' to the harness"
    ),
    (
      "Snapshots/NotesSnapshots", "static func content",
      "static func link(to screen: AppScreen) -> URL? { nil }; static func content",
      "add 'import Foundation' to the file"
    ),
    (
      "Snapshots/NotesSnapshots", "{ nil }",
      #"{ ScreenContent(trailing: [ScreenButton("Save") {}]) }"#,
      #"make a button with '.button("Label") { … }', and a menu with '.menu("Label", […])'"#
    ),
    (
      "Snapshots/NotesSnapshots", "{ nil }",
      "{ switch destination { case .tab, .route, .sheet: nil } }",
      "add 'case .root: nil' to the switch, for the root of an app without tabs and flows"
    ),
    (
      "Snapshots/NotesSnapshots", "(_ router: TabRouter,", "(_ router: Navigator,",
      "write the router's own type instead of 'Navigator' in 'navigate(_:to:)'"
    ),
    (
      "Snapshots/NotesSnapshots", "public var visibleState: VisibleState",
      """
      enum Flow { case notes }
      public var visibleFlowState: VisibleFlowState<Flow, AppTab, AppRoute, AppSheet, Never> {
        VisibleFlowState(flow: .notes)
      }
      public var visibleState: VisibleState
      """, "write 'public' before 'visibleState' and before each type in its type"
    ),
  ]

  @Test(
    "The compiler's message about a mistake in a first harness has a hint",
    .enabled(if: CompiledScreenwalk.exists, "needs the modules of the native build system"),
    arguments: mistakes)
  func mistake(file: String, from: String, to: String, hint: String) throws {
    let log = try Self.log(of: (file, from, to))
    let values = try Self.values(of: "hint", for: [log])
    #expect(values.count == 1 && values[0].hasPrefix(hint), "\(values)\n\(log)")
  }

  /// What the compiler prints about the fixture `Notes` with an edit of a file.
  private static func log(of edit: (file: String, from: String, to: String)) throws -> String {
    let folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: notes, to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Notes\(edit.file).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing(edit.from, with: edit.to).utf8).write(to: file)
    let isOfApp = edit.file.hasPrefix("Navigation/")
    return try (isOfApp ? emitApp(in: folder, to: folder) : "")
      + compile("NotesSnapshots", "-typecheck", "-I", ".", "-I", app.get(), in: folder)
  }

  private static let notes = FixturePackage.fixtures.appendingPathComponent("Notes/Sources")

  /// The folder with the module of the app without an edit.
  private static let app = Result {
    _ = try emitApp(in: notes, to: scratch.get())
    return try scratch.get().path
  }

  private static func emitApp(in folder: URL, to modules: URL) throws -> String {
    let module = modules.appendingPathComponent("NotesNavigation.swiftmodule").path
    return try compile("NotesNavigation", "-emit-module", "-o", module, in: folder)
  }

  private static func compile(
    _ module: String, _ options: String..., in folder: URL
  ) throws -> String {
    let line = #"swiftc -swift-version 6 -parse-as-library -module-name "$0" "$@" "$0"/*.swift"#
    let modules = ["-I", CompiledScreenwalk.modules.path]
    return try Shell.run(["sh", "-c", line, module] + options + modules, in: folder).errors
  }

  /// The lines of a property of each log.
  private static func values(of property: String, for logs: [String]) throws -> [String] {
    let result = try Shell.run([program.get(), property] + logs, in: temporaryFolder)
    return result.output.split(separator: "\n").map(String.init)
  }

  /// A program with the sources of the plugin, which prints a property of each log.
  private static let program = Result {
    let folder = try scratch.get()
    let main = """
      for log in CommandLine.arguments.dropFirst(2).map(BuildLog.init) {
        if CommandLine.arguments[1] == "hint" { print(log.hint ?? "none") } else { print(log.summary) }
      }
      """
    try Data(main.utf8).write(to: folder.appendingPathComponent("main.swift"))
    let sources = ["BuildLog", "BuildHint"].map {
      packageFolder.appendingPathComponent("Plugins/SnapshotPlugin/\($0).swift").path
    }
    let command = ["swiftc", "-swift-version", "6", "-o", "values", "main.swift"] + sources
    try Shell.run(command, in: folder).requireSuccess()
    return folder.appendingPathComponent("values").path
  }

  private static let scratch = Result {
    let folder = packageFolder.appendingPathComponent(".build/build-log-tests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
