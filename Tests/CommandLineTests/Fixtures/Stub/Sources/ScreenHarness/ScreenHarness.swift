import Foundation

/// Does what the plugin expects of a tool, so that tests of the plugin need not build Screenwalk.
public enum Stub {
  /// Prints the arguments, and exits with the status in the variable STUB_STATUS, which means what STUB_MEANING says.
  public static func run(in folder: String) -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let variables = ProcessInfo.processInfo.environment
    if arguments.first == "--screenwalk-folder" {
      print("--screenwalk-folder: \(folder)")
      exit(0)
    }
    #if DEBUG
      let configuration = "debug"
    #else
      let configuration = "release"
    #endif
    let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
    print("\(name), \(configuration): \(arguments.joined(separator: " "))")
    let status = variables["STUB_STATUS"] ?? "0"
    if let file = variables["SCREENWALK_STATUS_FILE"], variables["STUB_EXITS"] == nil {
      let lines = [status, variables["STUB_MEANING"]].compactMap { $0 }
      try? lines.joined(separator: "\n").write(toFile: file, atomically: false, encoding: .utf8)
    }
    exit(Int32(status) ?? 0)
  }
}
