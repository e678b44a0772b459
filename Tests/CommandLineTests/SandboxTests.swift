import Foundation
import TestSupport
import Testing

extension HarnessTests {
  /// An imitation on Linux of SwiftPM's sandbox on macOS, which refuses signals.
  @Suite(
    "A sandbox that refuses kill",
    .enabled(if: clang != nil, "needs Linux, and clang beside the swift command"))
  struct SandboxTests {
    private let package: FixturePackage
    private let sandbox: [String: String]

    /// Compiles a library whose functions replace those of the system in a command, and checks that they refuse
    /// a signal.
    ///
    /// - SeeAlso: ld.so(8) for `LD_PRELOAD`.
    init() throws {
      package = try FixturePackage(app: "Hazards")
      let source = FixturePackage.fixtures.appendingPathComponent("Sandbox/refuse-kill.c").path
      let library = package.folder.appendingPathComponent("sandbox.so").path
      let command = [try #require(clang), "-shared", "-fPIC", source, "-o", library]
      try Shell.run(command, in: package.folder).requireSuccess()
      sandbox = ["LD_PRELOAD": library]
      let signal = ["bash", "-c", "kill -0 $PPID"]
      let result = try Shell.run(signal, in: package.folder, variables: sandbox)
      #expect(result.errors.hasSuffix("Operation not permitted\n"))
    }

    @Test("Every screen has the same verdict as without the sandbox")
    func verdicts() throws {
      _ = try package.harness("record", "--quiet", "good0", "good9")
      let results = try [[:], sandbox].map { variables in
        let result = try package.harness(
          "good0", "fatalError", "hangs", "exitsWithZero", "good9", "--timeout", "1", "--layout",
          "compact", in: variables)
        #expect(result.status == 2)
        return SessionRules.apply(to: result.output, folder: package.folder.path)
      }
      #expect(results[0] == results[1])
      #expect(results[1].contains("5 screens: 2 matched, 2 crashed, 1 timed out (TIME)"))
    }

    @Test("Ctrl-C ends the run while a screen hangs")
    func interrupted() throws {
      let process = try package.start("hangs", "--timeout", "600", variables: sandbox)
      try process.output(to: "hanging")
      process.send(SIGINT)
      #expect(try process.wait().status == 130)
    }
  }
}

/// The compiler beside the swift command; nil if the system cannot preload libraries.
private let clang: String? = {
  #if os(Linux)
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath() }
      .map { $0.deletingLastPathComponent().appendingPathComponent("clang").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  #else
    return nil
  #endif
}()
