import Foundation
import TestSupport

/// Screenwalk as it was compiled together with the tests, so that packages of sessions need not compile it again.
///
/// They depend on the empty package in `Fixtures/Screenwalk`, import the modules beside the tests, and link one library
/// with all targets. `swift package` cannot use the scratch folder of `swift test`, because it would wait for its lock
/// forever.
enum CompiledScreenwalk {
  /// The folder of the modules.
  static let modules = Products.folder.appendingPathComponent("Modules")

  /// The folder of the package that has the products and the plugin.
  static let package = scratch.appendingPathComponent("sessions/Screenwalk")

  private static let scratch = SessionPackage.scratch(of: "Screenwalk")

  /// Options for all commands of SwiftPM that build.
  static let options = Result {
    let library = scratch.appendingPathComponent("libScreenwalk.so")
    let objects = try objectFiles()
    let linked = date(of: library)
    if objects.contains(where: { date(of: $0) >= linked }) {
      // SwiftPM does not track the modules, so delete what was built with the old ones.
      for folder in ["Hazards", "Screenwalk"].map(SessionPackage.scratch)
      where FileManager.default.fileExists(atPath: folder.path) {
        try FileManager.default.removeItem(at: folder)
      }
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      let command = ["swiftc", "-emit-library", "-o", library.path] + objects.map(\.path)
      try Shell.run(command, in: scratch).requireSuccess()
    }
    _ = try SessionPackage("Screenwalk")
    return ["-Xswiftc", "-I\(modules.path)", "-Xlinker", library.path]
  }

  /// The object files of all source files; the build also keeps those of deleted source files.
  private static func objectFiles() throws -> [URL] {
    let sources = packageFolder.appendingPathComponent("Sources")
    return try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasPrefix("Screen") && $0 != "ScreenwalkBenchmarks" }
      .flatMap { target in
        try FileManager.default
          .subpathsOfDirectory(atPath: sources.appendingPathComponent(target).path)
          .filter { $0.hasSuffix(".swift") }
          .map { file in
            let name = URL(fileURLWithPath: file).lastPathComponent
            return Products.folder.appendingPathComponent("\(target).build/\(name).o")
          }
      }
  }

  private static func date(of file: URL) -> Date {
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
  }
}
