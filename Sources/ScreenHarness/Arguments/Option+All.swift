import ScreenSnapshot

extension Option {
  /// Every option, in the order of the help.
  ///
  /// A new one is a new declaration here.
  static let all = recording + listing + selecting + reporting + working + common

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
      help: "Print one JSON object instead of lines", verbs: [.list, .coverage])
  ]

  private static let selecting = [
    Option(
      flag: "--layout",
      effect: .choice(of: ScreenLayout.allCases.map(\.rawValue), standard: "all of the harness") {
        $0.layout = $1
        return true
      },
      help: "Take one layout only", verbs: [.verify, .record, .review, .list, .show],
      rejectsRepetition: true),
    Option(
      flag: "--shard",
      effect: .value(
        Option.Value(
          name: "I/N|auto", expected: "a part such as 2/5, or auto", standard: "all screens")
      ) { options, word in
        options.shard = word == "auto" ? .automatic : Shard(word).map(ShardChoice.part)
        return options.shard != nil
      },
      help: "Take the I-th of N parts; auto asks the CI server", verbs: [.verify, .list],
      rejectsRepetition: true),
  ]

  private static let reporting = [
    Option(
      flag: "--report",
      effect: .value(
        Option.Value(
          name: "FORMAT=PATH",
          expected: "FORMAT=PATH, FORMAT being "
            + MessageFormatting.alternatives(ReportFormat.allCases.map(\.rawValue)),
          choices: ReportFormat.allCases.map(\.rawValue), rest: "=PATH")
      ) { options, word in
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else { return false }
        options.reports.append(ReportRequest(format: format, path: parts[1]))
        return true
      },
      help: "Write a report too: json, junit, markdown, html or patch; may be given again",
      verbs: [.verify, .merge])
  ]

  private static let working = [
    Option(
      flag: "--jobs",
      effect: .value(
        Option.Value(
          name: "N", expected: "a number from 1 to 256",
          standard: "the cores, fewer for few screens")
      ) { options, word in
        options.jobs = Int(word).flatMap { (1...256).contains($0) ? $0 : nil }
        return options.jobs != nil
      },
      help: "Show screens in N processes", verbs: walking, excludes: ["--no-workers"]),
    Option(
      flag: "--timeout",
      effect: .value(
        Option.Value(
          name: "SECONDS", expected: "seconds, from 0.1 to 86400", standard: "10")
      ) { options, word in
        guard let seconds = Double(word), (0.1...86_400).contains(seconds) else { return false }
        options.timeout = seconds
        return true
      },
      help: "Let one screen take this long", verbs: walking, excludes: ["--no-workers"]),
    Option(
      flag: "--no-workers", effect: .flag(\.isInProcess),
      help: "Show screens in one process, for a debugger", verbs: walking),
    Option(
      flag: "--check-stability", effect: .flag(\.checksStability),
      help: "Show every screen twice, not only those that differ",
      verbs: [.verify, .record, .review, .list]),
  ]

  private static let common = [
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
      help: "Keep goldens in DIR", verbs: [.verify, .record, .review, .list, .merge]),
    Option(
      flag: "--harness", effect: .text("NAME", "the name of a harness", in: \.harness),
      help: "Run the harness NAME, where the package has several"),
    Option(
      flag: "--color", effect: .choice(\.color, standard: "auto, on a terminal"),
      help: "Colour the output; NO_COLOR and CLICOLOR_FORCE count", verbs: printing),
    Option(
      flag: "--quiet", effect: .verbosity(.quiet),
      help: "Print less: the counts only", verbs: printing, excludes: ["--verbose"]),
    Option(
      flag: "--verbose", effect: .verbosity(.verbose),
      help: "Print more: matched screens, whole differences", verbs: printing),
    Option(flag: "--version", effect: .request(.version), help: "Print the version"),
    Option(flag: "--help", short: "-h", effect: .request(.help), help: "Print this help"),
    // SwiftPM's own, when it stands behind the plugin's verb instead of before it.
    Option(flag: "--allow-writing-to-package-directory", effect: .flag { _ in }, help: nil),
  ]

  /// The verbs that show screens, in worker processes.
  private static let walking: [Verb] = [.verify, .record, .review, .list, .show, .coverage]

  /// The verbs that print lines for people.
  private static let printing: [Verb] = [.verify, .record, .review, .list, .coverage, .merge]
}
