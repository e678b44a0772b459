import Foundation
import TestSupport

/// Screenwalk as it was compiled together with the tests, so that packages of sessions need not compile it again.
///
/// They depend on the empty package in `Fixtures/Screenwalk`, import the modules beside the tests, and link one library
/// with all targets. `swift package` cannot use the scratch folder of `swift test`, because it would wait for its lock
/// forever.
///
/// That relies on the folders of SwiftPM's native build system: `Modules` beside the programs has the modules of all
/// targets, and `TARGET.build` has an object file for each source file, by its name. If the build of the tests has no
/// such folder of modules, the packages depend on Screenwalk itself, and compile it once.
enum CompiledScreenwalk {
  /// The folder of the modules.
  static let modules = Products.folder.appendingPathComponent("Modules")

  static let exists = FileManager.default.fileExists(atPath: modules.path)

  /// The folder of the package that has the products and the plugin.
  static let package =
    exists ? scratch.appendingPathComponent("sessions/Screenwalk") : packageFolder

  private static let scratch = SessionPackage.scratch(of: "Screenwalk")

  /// Options for all commands of SwiftPM that build.
  static let options = Result {
    guard exists else { return [String]() }
    let library = scratch.appendingPathComponent("libScreenwalk.so")
    let linked = date(of: library) ?? .distantPast
    let objects = try objectFiles()
    // A missing object file is an error of the linker.
    if objects.contains(where: { date(of: $0) ?? .distantFuture >= linked }) {
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
    let sources = packageFolder.appendingPathComponent("Sources").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
    return files.filter { $0.hasSuffix(".swift") && $0.hasPrefix("Screen") }.compactMap { file in
      let parts = file.split(separator: "/")
      guard let target = parts.first, target != "ScreenwalkBenchmarks" else { return nil }
      return Products.folder.appendingPathComponent("\(target).build/\(parts[parts.count - 1]).o")
    }
  }

  /// The date of a file; nil if it cannot be read.
  private static func date(of file: URL) -> Date? {
    try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }
}
