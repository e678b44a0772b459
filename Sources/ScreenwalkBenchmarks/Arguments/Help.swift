/// The text of `--help`.
enum Help {
  static func text(naming names: [String]) -> String {
    """
    usage: ScreenwalkBenchmarks [NAME…] [SCREENS…] [--quick | --full] [--json]

    Measures the speed of the engine and of the routers, each figure as a ratio to the least that
    could be done. Build it for release: swift run -c release ScreenwalkBenchmarks

      NAME      measure what has this in its name, and what that is measured against
      SCREENS   make manifests of these sizes, from 1 to \(Arguments.maximumScreens) screens
      --quick   100 and 1000 screens, in some twenty seconds
      --full    also 100000 screens, and more rounds; a quarter of an hour and 1 GB of temporary files
      --json    all figures as one object in place of the table
      --help    this text

    Names:
    \(names.map { "  \($0)" }.joined(separator: "\n"))

    The status is 0, whatever the figures are; 2 where something could not be measured; 64 for wrong
    words; 130 after an interrupt, which waits for what is being measured.
    """
  }
}
