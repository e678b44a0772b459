import Foundation
import TestSupport
import Testing

extension ShellTests {
  @Test("The app with flows builds after each step of its guide")
  func guide() throws {
    let steps = try Article("ScreenNavigation/building-an-app-with-flows").steps
    #expect(steps.map(\.files.count) == [4, 3, 1, 3, 8, 3, 5])
    var files: [String: String] = [:]
    for step in steps {
      for file in step.files {
        let text = file.text.replacing("../Screenwalk", with: CompiledScreenwalk.package.path)
        files[file.path] = file.isAddition ? "\(files[file.path] ?? "")\n\(text)" : text
      }
      let package = try SessionPackage("Guide", files.mapValues { Data($0.utf8) })
      let build = try package.sh("swift build")
      #expect(build.status == 0, "\(step.title): \(build.output)\(build.errors)")
      #expect(!build.output.contains("warning: "), "\(step.title): \(build.output)")
    }
  }

  @Test("Screenwalk's own manifest has the libraries of an app, and the plugin")
  func products() throws {
    // The package resolves only if the libraries exist.
    let app = FixturePackage.fixtures.appendingPathComponent("Picnic")
    let scratch = SessionPackage.scratch(of: "Picnic").path
    let plugins = try Shell.run(
      ["swift", "package", "--scratch-path", scratch, "plugin", "--list"], in: app)
    #expect(
      plugins.output == "‘snapshot’ (plugin ‘SnapshotPlugin’ in package ‘Screenwalk’)\n",
      "\(plugins.errors)")
  }
}
