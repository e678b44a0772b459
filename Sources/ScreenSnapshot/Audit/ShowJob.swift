/// Jumps to a screen, to see whether that ends the process, and where the screen is.
package struct ShowJob: Job {
  /// The position of the screen in the manifest.
  package let screen: Int

  package init(screen: Int) { self.screen = screen }

  package struct Result: Codable, Sendable {
    /// The name of the selected tab; nil in an app without tabs.
    package let tab: String?

    /// The name of the flow; nil in an app without flows.
    package let flow: String?
  }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> Result {
    let (app, layout) = (tools.app, tools.app.drivenLayouts[0])
    let own = try await app.openOwn(screen, layout)
    let running = if let own { own } else { try await app.openShared(screen) }
    let state = try tools.scenes.visibleScreen(of: running).described
    return Result(tab: state.tab?.name, flow: state.flow?.name)
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(rendering: screens[screen])
  }
}
