import Foundation

/// Asks the harness for the link to a screen.
package struct ScreenLinkJob: Job {
  /// The position of the screen in the manifest.
  let screen: Int

  package struct Result: Codable, Sendable {
    /// The URL with its secrets; nil if the screen has no link.
    let link: String?
  }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> Result {
    Result(link: try tools.app.link(screen)?.absoluteString)
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(work: "reading the link of \(screens[screen])", success: "it has one on its own")
  }
}
