/// Why `swift package snapshot` failed.
///
/// SwiftPM prints the description behind `error: `, and ends with status 1 for each of these.
enum SnapshotPluginError: Error {
  /// `--package-path` stands behind the verb: another package has harnesses of its own.
  case otherPackage

  /// No target of the package is a harness.
  case noHarness(package: String, nearMisses: [NearMiss])

  /// `--harness` names none of the package's.
  case unknownHarness(String, known: [String])

  /// The harness does not compile.
  case notBuilt(harness: String, log: BuildLog)

  /// The build made no executable of the harness's name.
  case noExecutable(harness: String)

  /// The harness ended with a status other than 0; it said why.
  case failed(harness: String, verb: SnapshotVerb, status: Int32)

  /// The executable ended, and it was not the tool that ended it.
  case noStatusFile(harness: String)

  /// The harness was ended by a signal.
  case crashed(harness: String, signal: Int32)

  /// A target that is nearly a harness.
  struct NearMiss {
    /// The name of the target.
    let target: String
    /// What it lacks.
    let lacks: Missing
  }

  /// What makes a target a harness.
  enum Missing: String {
    case executable = "it is no executable target"
    case suffix = "its name does not end in Snapshots"
    case dependency = "it does not depend on the product ScreenHarness"

    /// What to do about it.
    var hint: String {
      switch self {
      case .executable: "write .executableTarget in place of .target in Package.swift"
      case .suffix: "give the target such a name in Package.swift, and its folder the same"
      case .dependency:
        """
        add .product(name: "ScreenHarness", package: "Screenwalk") to its dependencies in \
        Package.swift
        """
      }
    }
  }
}

extension SnapshotPluginError {
  /// Whether the harnesses that are left are not run: what was typed is wrong, or somebody
  /// interrupted it.
  var isFinal: Bool {
    guard case .failed(_, _, let status) = self else { return false }
    return status == 64 || status == 130
  }

  /// How bad it is, among the errors of several harnesses.
  var rank: Int32 {
    switch self {
    case .failed(_, _, let status): status
    default: .max
    }
  }
}

extension SnapshotPluginError: CustomStringConvertible {
  var description: String {
    switch self {
    case .otherPackage:
      """
      --package-path behind 'snapshot' would compare these screens with another package's goldens
      hint: 'swift package --package-path DIR snapshot' works on the package in DIR
      """
    case .noHarness(let package, let nearMisses):
      Self.advice(for: package, nearMisses)
    case .unknownHarness(let name, let known):
      """
      the package has no harness '\(name)'
      hint: it has \(known.joined(separator: ", "))
      """
    case .notBuilt(let harness, let log):
      """
      \(harness) does not compile, so no screen was looked at
      \(log.words)
      \(log.hint.map { "hint: \($0)\n" } ?? "")\
      hint: 'swift build --product \(harness)' shows the same
      """
    case .noExecutable(let harness):
      """
      the build of \(harness) made no executable of that name
      hint: the executable product has to be called like its target
      """
    case .failed(let harness, let verb, let status):
      "\(harness) ended with status \(status): \(verb.meaning(of: status))"
    case .noStatusFile(let harness):
      """
      \(harness) ended with status 0, and no screen was looked at
      hint: write '@main' before 'struct \(harness): SnapshotHarness', and no 'main()' of your own
      hint: look for code that calls 'exit' when the app starts
      """
    case .crashed(let harness, let signal):
      """
      \(harness) was ended by signal \(signal)
      hint: 'swift run \(harness)' runs it without the plugin
      """
    }
  }

  private static func advice(for package: String, _ nearMisses: [NearMiss]) -> String {
    let words = "\(package) has no harness to walk its screens with"
    guard nearMisses.isEmpty else {
      return words
        + nearMisses.map { miss in
          "\nnote: \(miss.target) is none: \(miss.lacks.rawValue)\nhint: \(miss.lacks.hint)"
        }.joined()
    }
    return """
      \(words)
      hint: add an executable target whose name ends in Snapshots to Package.swift:

          .executableTarget(
            name: "MyAppSnapshots",
            dependencies: [
              "MyAppNavigation",
              .product(name: "ScreenHarness", package: "Screenwalk"),
              .product(name: "ScreenNavigation", package: "Screenwalk"),
            ]),

      and the file Sources/MyAppSnapshots/MyAppSnapshots.swift:

          import MyAppNavigation
          import ScreenHarness
          import ScreenNavigation

          @main
          struct MyAppSnapshots: SnapshotHarness {
            typealias Screen = AppScreen
            static func makeNavigator() -> TabRouter<MyApp> { TabRouter() }
          }
      """
  }
}
