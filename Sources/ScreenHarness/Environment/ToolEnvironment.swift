import Foundation
import ScreenGoldens
import ScreenSystem

/// The arguments, variables and terminals of the process.
struct ToolEnvironment: Sendable {
  /// The arguments after the name of the command.
  var arguments: [String]

  /// The name of the executable, which is also the name of the harness's target.
  var executable: String

  /// The folder at which relative paths in arguments start.
  var workingDirectory: String

  /// The folder in which the user types commands, if it is known.
  var shellFolder: String?

  var variables: [String: String] = [:]

  /// Whether standard output is a terminal.
  var isTerminal = false

  var isErrorTerminal = false

  /// Whether standard input and standard output are terminals.
  var isInteractive = false

  /// The columns of the terminal, which may change.
  var columns: @Sendable () -> Int = { 80 }

  /// The path of the executable that runs as a worker; nil to render in this process.
  var workerExecutable: String?

  /// The clock of all verbs.
  var clock = RunClock.system

  /// Whether a test runs the tool, which gets its verb from a variable.
  var isTest = false

  /// The folder of goldens that can be read but not written, such as resources of a test bundle.
  var bundledManifests: String?

  /// The folder of the harness's package, from the working directory; nil if that is in a package itself.
  var package: String?

  /// The option of SwiftPM that builds the harness like this process, with a space after it: `-c release `,
  /// or empty for a debug build.
  var configuration = ""

  /// The environment of this process.
  static var process: ToolEnvironment {
    let workingDirectory = FileManager.default.currentDirectoryPath
    let variables = ProcessInfo.processInfo.environment
    let executable = Bundle.main.executablePath
    return ToolEnvironment(
      arguments: ProcessRegion.arguments,
      executable: URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent,
      workingDirectory: workingDirectory,
      shellFolder: workingDirectory,
      variables: variables,
      isTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      columns: { terminalColumns },
      workerExecutable: executable,
      package: variables["SCREENWALK_PACKAGE"]
        ?? PackagePaths.package(of: executable, from: workingDirectory),
      configuration: processConfiguration)
  }

  /// The columns of the terminal; 80 if standard output is not a terminal.
  ///
  /// - SeeAlso: tty_ioctl(4).
  private static var terminalColumns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private static var processConfiguration: String {
    #if DEBUG
      ""
    #else
      "-c release "
    #endif
  }
}

extension ToolEnvironment {
  /// Whether `swift package snapshot` started the tool.
  var isPlugin: Bool { variables["SCREENWALK_PLUGIN"] != nil }

  /// Whether the plugin has checked that no other harness of the package has the same folder of goldens.
  var ownsFolder: Bool { variables["SCREENWALK_OWNS_FOLDER"] != nil }

  /// The names of all harnesses of the package, as passed by the plugin.
  var harnesses: [String] {
    (variables["SCREENWALK_HARNESSES"] ?? executable).split(separator: ",").map(String.init)
  }

  /// Writes the exit status and what it means to the plugin's status file, a line each, because an app can also call
  /// `_exit`.
  ///
  /// Without the file, the plugin does not accept status 0 as success.
  func writeStatusFile(_ end: RunEnd) {
    guard let path = variables["SCREENWALK_STATUS_FILE"] else { return }
    try? "\(end.status.rawValue)\n\(end.meaning)"
      .write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// The name of the harness, if the plugin runs several.
  func harnessLabel(_ options: Options) -> String? {
    harnesses.count > 1 && options.harness == nil ? executable : nil
  }

  /// The command line that starts a verb in the same way, or on a terminal if it needs one.
  func command(_ verb: Verb, _ words: [String] = []) -> String {
    if isTest { return testCommand(verb, words) }
    let start =
      !isPlugin || verb.needsTerminal
      ? "swift run \(buildOptions)\(executable)"
      : verb == .record ? writingCommand : "swift package \(buildOptions)snapshot"
    return ([start] + (verb == .implied ? [] : [verb.name]) + words).joined(separator: " ")
  }

  /// The command that starts the plugin and allows it to write.
  var writingCommand: String {
    "swift package \(buildOptions)--allow-writing-to-package-directory snapshot"
  }

  /// The options of SwiftPM that build the harness like this process, each with a space after it.
  private var buildOptions: String {
    (package.map { "--package-path \(ShellWords.quoted($0)) " } ?? "") + configuration
  }

  /// Whether to color the output; the option takes precedence over the variables.
  ///
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

  /// Whether standard error is a terminal that can overwrite a line.
  var supportsProgressLine: Bool { isErrorTerminal && variables["TERM"] != "dumb" }

  private func isSet(_ variable: String) -> Bool {
    variables[variable]?.isEmpty == false
  }
}
