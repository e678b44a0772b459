/// A reason why `swift package snapshot` fails.
///
/// SwiftPM prints the description after `error: ` and exits with status 1.
enum SnapshotPluginError: Error {
  /// `--package-path` follows `snapshot`, and may name a package with other harnesses.
  case otherPackage

  /// No target of the package is a harness.
  case noHarness(
    package: String, candidates: [Candidate], dependencies: [(name: String, option: String)])

  /// `--harness` names no harness of the package.
  case unknownHarness(String, known: [String])

  /// The harness does not compile; the options are those of SwiftPM, each with a space after it.
  case notBuilt(harness: String, options: String, log: BuildLog)

  /// The build produced no executable with the name of the harness.
  case noExecutable(harness: String)

  /// Two harnesses have the same folder of goldens.
  case sharedFolder(String, harnesses: [String])

  /// The harness exited with a status other than 0, printed the reason, and wrote what the status means.
  case failed(harness: String, status: Int32, meaning: String)

  /// The harness exited with status 0, but the tool did not write its status file.
  case noStatusFile(harness: String)

  /// A signal ended the harness; the options are those of SwiftPM.
  case crashed(harness: String, options: String, signal: Int32)

  /// A target that fails one requirement of a harness.
  struct Candidate {
    let target: String
    let missing: Requirement
  }

  /// A requirement of a harness.
  struct Requirement {
    /// The words after "it must".
    let words: String
    let hint: String

    static let executable = Requirement(
      words: executableWords, hint: "replace .target with .executableTarget in Package.swift")
    /// Like ``executable``, for a target of tests.
    static let executableOutsideOfTests = Requirement(
      words: executableWords, hint: SnapshotPluginError.testHint)
    static let suffix = Requirement(
      words: "have a name that ends in 'Snapshots'",
      hint: "rename the target in Package.swift, and its folder")
    static let dependency = Requirement(
      words: "depend on the product 'ScreenHarness'",
      hint: """
        add .product(name: "ScreenHarness", package: "Screenwalk") to its dependencies in \
        Package.swift
        """)

    private static let executableWords = "be an executable target"
  }

  private static let testHint = """
    use 'swift test' for a harness in a test target; the article "Running in a test" shows how
    """
}

extension SnapshotPluginError {
  /// Whether the plugin skips the remaining harnesses: the usage is invalid, or the user interrupted the
  /// run.
  var isFinal: Bool {
    guard case .failed(_, let status, _) = self else { return false }
    return [64, 130].contains(status)
  }

  /// The severity among the errors of several harnesses.
  var rank: Int32 {
    guard case .failed(_, let status, _) = self else { return .max }
    return status
  }
}

extension SnapshotPluginError: CustomStringConvertible {
  var description: String {
    switch self {
    case .otherPackage:
      """
      option '--package-path' must precede 'snapshot', because SwiftPM builds the harness of that package
      hint: use 'swift package --package-path DIR snapshot' for the package in DIR
      """
    case .noHarness(let package, let candidates, let dependencies):
      "package '\(package)' has no harness\(Self.advice(candidates, dependencies))"
    case .unknownHarness(let name, let known):
      """
      the package has no harness '\(name)'
      hint: use \(known.map { "'--harness \($0)'" }.joined(separator: " or "))
      """
    case .notBuilt(let harness, let options, let log):
      [
        "harness '\(harness)' does not compile", log.summary, log.hint.map { "hint: \($0)" } ?? "",
        "hint: use 'swift build \(options)--product \(harness)' to repeat the build",
      ].filter { !$0.isEmpty }.joined(separator: "\n")
    case .noExecutable(let harness):
      """
      the build of harness '\(harness)' produced no executable with that name
      hint: give the executable product the name of its target
      """
    case .sharedFolder(let folder, let harnesses):
      """
      harnesses \(harnesses.map { "'\($0)'" }.joined(separator: " and ")) have one folder of goldens, \
      '\(folder)'
      hint: declare another 'static var manifest' in one of them
      """
    case .failed(let harness, let status, let meaning):
      "harness '\(harness)' exited with status \(status): \(meaning)"
    case .noStatusFile(let harness):
      """
      harness '\(harness)' exited with status 0 without verifying any screen
      hint: write '@main' before 'struct \(harness): SnapshotHarness', and remove your own 'main()'
      hint: remove calls of '_exit' that run when the app starts
      """
    case .crashed(let harness, let options, let signal):
      """
      harness '\(harness)' crashed with signal \(signal)
      hint: use 'swift run \(options)\(harness)' to run it without the plugin
      """
    }
  }

  private static func advice(
    _ candidates: [Candidate], _ dependencies: [(name: String, option: String)]
  ) -> String {
    let notes =
      candidates.map { candidate in
        """

        note: target '\(candidate.target)' is not a harness: it must \(candidate.missing.words)
        hint: \(candidate.missing.hint)
        """
      }
      + dependencies.map { name, option in
        """

        note: dependency '\(name)' has a harness, but SwiftPM builds no executables of dependencies
        hint: use 'swift package \(option)snapshot', or write a harness in a package \
        of its own; the article "Adding Screenwalk to an Xcode project" shows how
        """
      }
    return notes.isEmpty ? "\n\(firstHarness)" : notes.joined()
  }

  private static let firstHarness = """
    hint: add an executable target whose name ends in 'Snapshots' and that depends on 'ScreenHarness'; \
    Screenwalk's README has an example, and the article "Adding Screenwalk to an Xcode project" \
    has one for a package beside an app
    hint: \(testHint)
    """
}
