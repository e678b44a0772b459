/// What the jobs of one process work with: the app, and tools that are made once.
@MainActor
package final class JobTools {
  let app: SnapshotApp
  let scenes: SceneBuilder
  private var tools: [ObjectIdentifier: any JobTool] = [:]

  init(_ app: SnapshotApp) {
    self.app = app
    scenes = SceneBuilder(for: app)
  }

  /// The tool of a type, which is made at its first use.
  subscript<Tool: JobTool>(type: Tool.Type) -> Tool {
    if let tool = tools[ObjectIdentifier(type)] as? Tool { return tool }
    let tool = Tool(app, scenes: scenes)
    tools[ObjectIdentifier(type)] = tool
    return tool
  }
}

/// A tool of one feature, such as a renderer.
@MainActor
protocol JobTool: AnyObject {
  init(_ app: SnapshotApp, scenes: SceneBuilder)
}
