import ScreenSnapshot

extension Option {
  /// Every option, in the order of the help.
  ///
  /// A new one is a new declaration here.
  static let all = recording + listing + common

  /// The option of that spelling; whole names only.
  static func named(_ flag: String) -> Option? {
    all.first { $0.flag == flag || $0.short == flag }
  }

  private static let recording = [
    Option(
      flag: "--missing", effect: .flag(\.missing),
      help: "Write new goldens only, leave changed ones alone", verbs: [.record]),
    Option(
      flag: "--prune", effect: .flag(\.prune),
      help: "Delete obsolete goldens, too", verbs: [.record]),
    Option(
      flag: "--dry-run", effect: .flag(\.dryRun),
      help: "Say what would be done, and do nothing", verbs: [.record]),
  ]

  private static let listing = [
    Option(
      flag: "--json", effect: .flag(\.json),
      help: "Print one JSON object instead of lines", verbs: [.list])
  ]

  private static let common = [
    Option(
      flag: "--layout",
      effect: .choice(of: ScreenLayout.allCases.map(\.rawValue), standard: "all of the harness") {
        $0.layout = $1
        return true
      },
      help: "Take one layout only"),
    Option(
      flag: "--package-path",
      effect: .text(
        "DIR", "a folder",
        standard: "the nearest folder with a Package.swift, from here upwards",
        in: \.packagePath),
      help: "Work on the package in DIR"),
    Option(
      flag: "--manifests",
      effect: .text("DIR", "a folder", standard: "PACKAGE/manifests", in: \.manifests),
      help: "Keep goldens in DIR"),
    Option(
      flag: "--harness", effect: .text("NAME", "the name of a harness", in: \.harness),
      help: "Run the harness NAME, where the package has several"),
    Option(
      flag: "--color", effect: .choice(\.color, standard: "auto, on a terminal"),
      help: "Colour the output"),
    Option(
      flag: "--quiet", effect: .verbosity(.quiet),
      help: "Print less: the counts only", excludes: ["--verbose"]),
    Option(
      flag: "--verbose", effect: .verbosity(.verbose),
      help: "Print more: matched screens, too"),
    Option(flag: "--version", effect: .request(.version), help: "Print the version"),
    Option(flag: "--help", short: "-h", effect: .request(.help), help: "Print this help"),
    // SwiftPM's own, when it stands behind the plugin's verb instead of before it.
    Option(flag: "--allow-writing-to-package-directory", effect: .flag { _ in }, help: nil),
  ]
}
