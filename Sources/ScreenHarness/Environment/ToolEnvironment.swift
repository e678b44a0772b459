import Foundation

/// What the tool is told by whoever started it.
struct ToolEnvironment: Sendable {
  /// The words behind the command's name.
  var words: [String]

  /// The name of the executable, which is that of the harness's target.
  var executable: String

  /// The folder where the user stands.
  var folder: String

  /// The environment variables.
  var variables: [String: String] = [:]

  /// Whether standard output is a terminal.
  var isTerminal = false

  /// Whether standard error is a terminal.
  var isErrorTerminal = false

  /// Whether somebody can be asked: standard input and output are terminals.
  var isInteractive = false

  /// The path of the executable, where it can be started as a worker.
  var workerExecutable: String?

  /// The environment of this process.
  static var process: ToolEnvironment {
    ToolEnvironment(
      words: Array(CommandLine.arguments.dropFirst()),
      executable: URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent,
      folder: FileManager.default.currentDirectoryPath,
      variables: ProcessInfo.processInfo.environment,
      isTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      workerExecutable: Bundle.main.executablePath)
  }
}

extension ToolEnvironment {
  /// Whether `swift package snapshot` started the tool.
  var isPlugin: Bool { variables["SCREENWALK_PLUGIN"] != nil }

  /// The names of all harnesses of the package, which the plugin tells.
  var harnesses: [String] {
    (variables["SCREENWALK_HARNESSES"] ?? executable).split(separator: ",").map(String.init)
  }

  /// Tells the plugin that it is the tool that ends, and how; an app may end itself with a status.
  ///
  /// Where that cannot be written, the plugin takes no 0 for green.
  func leave(_ status: Int32) {
    guard let path = variables["SCREENWALK_STATUS_FILE"] else { return }
    try? "\(status)".write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// The name of the harness, where the plugin runs it as one of several.
  func harnessLabel(_ options: Options) -> String? {
    harnesses.count > 1 && options.harness == nil ? executable : nil
  }

  /// How a verification is started here.
  var verifyCommand: String {
    isPlugin ? "swift package snapshot" : "swift run \(executable)"
  }

  /// How a recording is started here.
  var recordCommand: String {
    isPlugin
      ? "swift package --allow-writing-to-package-directory snapshot record"
      : "swift run \(executable) record"
  }

  /// Whether the output has colours.
  ///
  /// - Parameter choice: The option, which wins over the variables.
  /// - Returns: Whether to write escape sequences.
  /// - SeeAlso: `https://no-color.org`, and `https://bixense.com/clicolors` for `CLICOLOR_FORCE`.
  func isColored(_ choice: Options.Color) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      if isSet("NO_COLOR") {
        false
      } else if isSet("CLICOLOR_FORCE") && variables["CLICOLOR_FORCE"] != "0" {
        true
      } else {
        isTerminal && variables["TERM"] != "dumb"
      }
    }
  }

  /// Whether a line on a terminal can be written anew.
  var showsProgress: Bool { isErrorTerminal && variables["TERM"] != "dumb" }

  private func isSet(_ variable: String) -> Bool {
    variables[variable]?.isEmpty == false
  }
}
