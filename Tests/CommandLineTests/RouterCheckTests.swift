import Foundation
import TestSupport
import Testing

/// Runs the script that finds views that bypass the router, which an article prints.
@Suite("The script that finds views that bypass the router")
struct RouterCheckTests {
  private static let pushed = "the link pushes a view that no route names"
  private static let stack = "the view has a stack of its own"
  private static let push = "the view keeps the state of a push"
  private static let presentation = "the view keeps the state of a presentation"

  @Test(
    "A line that keeps navigation in a view gets a warning",
    arguments: [
      ("NavigationLink(destination: CartView()) { Text(\"Cart\") }", pushed),
      ("  NavigationLink(\"Cart\") {", pushed),
      ("NavigationLink {", pushed),
      (".navigationDestination(isPresented: $isOpen) { CartView() }", push),
      (".navigationDestination(item: $item) { CartView(item: $0) }", push),
      (".navigationDestination(for: String.self) { Text($0) }", "the route is no case of an enum"),
      ("@State private var path = NavigationPath()", "the path hides the types of its routes"),
      ("NavigationStack(path: $path) {", stack),
      ("NavigationView {", stack),
      ("TabView(selection: $tab) {", "the view keeps the selected tab"),
      (".sheet(item: $item) { CartView(item: $0) }", presentation),
      (".alert(\"Delete?\", isPresented: $isAsking) {", presentation),
    ])
  func warns(line: String, warning: String) throws {
    let result = try check("import SwiftUI\n\(line)\n")
    #expect(
      result
        == CommandResult(
          status: 1, output: "Sources/Cart View.swift:2: warning: \(warning)\n", errors: ""))
  }

  @Test(
    "A line that uses the router, a comment and a line with a mark get no warning",
    arguments: [
      "NavigationLink(value: Shop.Route.cart) { Text(\"Cart\") }",
      "NavigationLink(\"Cart\", value: Shop.Route.cart)", "NavigationLink(",
      "RouterStack(router) { CartView() }", "RouterTabView(tabs) { tab in",
      ".navigationDestination(for: Shop.Route.self) { route in", "let path: CartPath = .empty",
      "// NavigationStack {", "TabView {  // router-check: off: pages of a book",
    ])
  func accepts(line: String) throws {
    #expect(try check("\(line)\n") == CommandResult(status: 0, output: "", errors: ""))
  }

  /// Runs the script on a folder with one file, whose name has a space.
  private func check(_ code: String) throws -> CommandResult {
    let article = try Article("ScreenNavigation/troubleshooting-navigation")
    let script = try #require(article.blocks(in: "sh").first)
    let folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    let sources = folder.appendingPathComponent("Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try script.write(
      to: folder.appendingPathComponent("router-check.sh"), atomically: false, encoding: .utf8)
    try code.write(
      to: sources.appendingPathComponent("Cart View.swift"), atomically: false, encoding: .utf8)
    return try Shell.run(["sh", "router-check.sh", "Sources"], in: folder)
  }
}
