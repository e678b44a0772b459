import Foundation
import TestSupport
import Testing

@Suite("The script that finds views that bypass the router")
struct RouterCheckTests {
  /// Lines of views, and their warnings.
  private static let lines: KeyValuePairs<String, String?> = [
    "NavigationLink(destination: CartView()) { Text(\"Cart\") }": pushed,
    "  NavigationLink(\"Cart\") {": pushed,
    "NavigationLink {": pushed,
    ".navigationDestination(isPresented: $isOpen) { CartView() }": push,
    ".navigationDestination(item: $item) { CartView(item: $0) }": push,
    ".navigationDestination(for: String.self) { Text($0) }": "the route is no case of an enum",
    "@State private var path = NavigationPath()": "the path hides the types of its routes",
    "NavigationStack(path: $path) {": stack,
    "NavigationView {": stack,
    "TabView(selection: $tab) {": "the view keeps the selected tab",
    ".sheet(item: $item) { CartView(item: $0) }": presentation,
    ".alert(\"Delete?\", isPresented: $isAsking) {": presentation,
    "NavigationLink(value: Shop.Route.cart) { Text(\"Cart\") }": nil,
    "NavigationLink(\"Cart\", value: Shop.Route.cart)": nil,
    "NavigationLink(": nil,
    "RouterStack(router) { CartView() }": nil,
    "RouterTabView(tabs) { tab in": nil,
    ".navigationDestination(for: Shop.Route.self) { route in": nil,
    "let path: CartPath = .empty": nil,
    "// NavigationStack {": nil,
    "TabView {  // router-check: off: pages of a book": nil,
  ]

  private static let pushed = "the link pushes a view that no route names"
  private static let stack = "the view has a stack of its own"
  private static let push = "the view keeps the state of a push"
  private static let presentation = "the view keeps the state of a presentation"

  @Test("A line that keeps navigation in a view gets a warning, and no other line does")
  func warnings() throws {
    let article = try Article("ScreenNavigation/troubleshooting-navigation")
    let folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    let sources = folder.appendingPathComponent("Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = try #require(article.blocks(in: "sh").first)
    try Data(script.utf8).write(to: folder.appendingPathComponent("router-check.sh"))
    func check(_ lines: [String]) throws -> CommandResult {
      let code = Data(lines.map { "\($0)\n" }.joined().utf8)
      try code.write(to: sources.appendingPathComponent("Cart View.swift"))
      return try Shell.run(["sh", "router-check.sh", "Sources"], in: folder)
    }
    let warnings = Self.lines.enumerated().compactMap { index, line in
      line.value.map { "Sources/Cart View.swift:\(index + 1): warning: \($0)\n" }
    }
    #expect(
      try check(Self.lines.map(\.key)) == CommandResult(status: 1, output: warnings.joined()))
    let accepted = Self.lines.filter { $0.value == nil }.map(\.key)
    #expect(try check(accepted) == CommandResult(status: 0))
  }
}
