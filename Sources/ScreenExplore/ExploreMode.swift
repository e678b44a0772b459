package import ScreenDriver
package import ScreenReports
package import ScreenText

/// Who uses the app.
package enum ExploreMode: Sendable {
  /// A person, on a terminal with some columns, which may change.
  case prompt(Style, columns: @Sendable () -> Int)
  /// Lines of standard input; each can have an object as its answer.
  case script(printsJSON: Bool)
  /// A client of the Model Context Protocol, which gets the version of this tool.
  case assistant(version: String)
}

extension ExploreSession {
  /// Performs the first steps, and then the input until it ends.
  ///
  /// - Throws: `WorkerError`.
  package func run(_ mode: ExploreMode, from start: [Step]) async throws -> Conclusion {
    defer { app.end() }
    switch mode {
    case .prompt(let style, let columns):
      let formatter = ExploreFormatter(style: style, columns: columns)
      var prompt = ExplorePrompt(self, formatter: formatter)
      return try await prompt.run(from: start)
    case .script(let printsJSON):
      var script = ExploreScript(self, printsJSON: printsJSON)
      return try await script.run(from: start)
    case .assistant(let version):
      var server = MCPServer(MCPToolCalls(self, startingWith: start), version: version)
      return try await server.run()
    }
  }
}
