import Foundation
import TestSupport

/// A library of C functions that replace the system's in a command.
///
/// - SeeAlso: ld.so(8) for `LD_PRELOAD`.
final class Interposer {
  private let folder: URL

  /// Compiles a C file of `Fixtures` with the toolchain's clang.
  init(_ source: String) throws {
    folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = FixturePackage.fixtures.appendingPathComponent(source).path
    let command = [Self.clang ?? "clang", "-shared", "-fPIC", file, "-o", library.path]
    try Shell.run(command, in: folder).requireSuccess()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Whether the system supports `LD_PRELOAD` and has a compiler.
  static var isAvailable: Bool {
    #if os(Linux)
      clang != nil
    #else
      false
    #endif
  }

  var variables: [String: String] { ["LD_PRELOAD": library.path] }

  private var library: URL { folder.appendingPathComponent("interposer.so") }

  private static let clang: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath() }
      .map { $0.deletingLastPathComponent().appendingPathComponent("clang").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}
