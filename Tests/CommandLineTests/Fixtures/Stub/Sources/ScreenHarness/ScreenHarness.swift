import Foundation

/// Does what the plugin expects of a tool, so that tests of the plugin need not build Screenwalk.
public enum Stub {
  /// Prints the arguments, of several harnesses also the variables, and exits with the status in the file `status`, whose second line says what it means.
  ///
  /// Without a number, it exits as an app that calls `exit`.
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
    if let harnesses = variables["SCREENWALK_HARNESSES"], harnesses.contains(",") {
      let owns = variables["SCREENWALK_OWNS_FOLDER"] ?? ""
      print("SCREENWALK_HARNESSES=\(harnesses) SCREENWALK_OWNS_FOLDER=\(owns)")
    }
    let lines = (try? String(contentsOfFile: "status", encoding: .utf8)) ?? "0"
    let status = Int32(lines.prefix { $0 != "\n" })
    if let file = variables["SCREENWALK_STATUS_FILE"], status != nil {
      try? lines.split(separator: "\n").joined(separator: "\n")
        .write(toFile: file, atomically: false, encoding: .utf8)
    }
    exit(status ?? 0)
  }
}
