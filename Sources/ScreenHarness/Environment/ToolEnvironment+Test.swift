import Foundation

/// A run in a test, whose command line is in variables.
extension ToolEnvironment {
  /// The environment of a test, without arguments.
  ///
  /// - Parameters:
  ///   - harness: The name of the module that has the harness.
  ///   - file: The file of the test.
  ///   - goldens: A folder with `manifests` to read.
  ///   - variables: The variables of the process.
  /// - Returns: The environment, which starts no process.
  static func test(
    of harness: String, in file: String, goldens: String? = nil,
    variables: [String: String] = ProcessInfo.processInfo.environment
  ) -> ToolEnvironment {
    ToolEnvironment(
      arguments: [], executable: harness,
      workingDirectory: PackagePaths.workingDirectory(ofTest: file),
      // 'swift test --package-path DIR' changes the working directory, and not the variable.
      shellFolder: variables["PWD"], variables: variables, isTest: true,
      bundledManifests: goldens.map { "\($0)/manifests" })
  }

  /// The verb and the arguments in the variables of a test.
  ///
  /// - Throws: An error about the verb, or about a quote.
  func argumentsInVariables() throws(UsageError) -> [String] {
    let verb = variables["SCREENWALK_VERB"].flatMap { $0.isEmpty ? nil : $0 } ?? Verb.implied.name
    guard Verb.ofTests.contains(where: { $0.name == verb }) else {
      throw .unusableInTest(verb)
    }
    let words = try ShellWords.words(of: variables["SCREENWALK_ARGUMENTS"] ?? "")
    // Then options for worker processes are errors.
    let mode = words.contains("--no-workers") ? [] : ["--no-workers"]
    return [verb] + mode + words
  }

  /// The command that runs the tests again to perform a verb.
  func testCommand(_ verb: Verb, _ words: [String]) -> String {
    testCommand([
      "SCREENWALK_VERB": verb == .implied ? "" : verb.name,
      "SCREENWALK_ARGUMENTS": words.joined(separator: " "),
    ])
  }

  /// The command that runs the tests again, with other values for some variables.
  ///
  /// `xcodebuild` passes variables to a test by a prefix.
  func testCommand(_ changes: [String: String] = [:]) -> String {
    let isXcode = variables["XCTestConfigurationFilePath"] != nil
    let settings = ["TZ", "SCREENWALK_VERB", "SCREENWALK_ARGUMENTS", "SCREENWALK_MANIFESTS"]
      .compactMap { name -> String? in
        guard let value = changes[name] ?? variables[name], !value.isEmpty else { return nil }
        return "\(isXcode ? "TEST_RUNNER_" : "")\(name)=\(ShellWords.quoted(value))"
      }
    return (settings + [isXcode ? "xcodebuild test" : "swift test\(packageOption)"])
      .joined(separator: " ")
  }

  /// The option for the package of the test, with a space before it; empty if the user's shell is in the package.
  private var packageOption: String {
    let path = shellFolder.flatMap {
      PackagePaths.path(ofPackage: workingDirectory, fromShell: $0)
    }
    return path.map { " --package-path \(ShellWords.quoted($0))" } ?? ""
  }
}
