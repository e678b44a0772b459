/// The command line of the benchmark.
struct Arguments: Equatable {
  /// Parts of the names of rows.
  var names: [String] = []

  var sizes: [Int] = []
  var rounds = 7
  var isHelp = false

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" {
        isHelp = true
      } else if argument == "--rounds" {
        guard let value = rest.popFirst(), let rounds = Int(value), 1...1000 ~= rounds else {
          throw UsageError(message: "--rounds needs a number from 1 to 1000")
        }
        self.rounds = rounds
      } else if argument.hasPrefix("-") {
        throw UsageError(message: "unknown option '\(argument)'")
      } else if let size = Int(argument) {
        guard 1...1_000_000 ~= size else {
          throw UsageError(message: "'\(size)' is not a size from 1 to 1000000")
        }
        sizes.append(size)
      } else {
        names.append(argument)
      }
    }
    if sizes.isEmpty { sizes = [10_000] }
  }

  static func help(_ names: [String]) -> String {
    """
    USAGE: ScreenwalkBenchmarks [NAME…] [SCREENS…] [--rounds N]

    Measure the speed of the harness and of the routers as ratios to plain loops

      NAME          Measure the rows whose name contains NAME, and the rows they need
      SCREENS       Number of screens in a manifest, from 1 to 1000000 (default: 10000)
      --rounds N    Number of rounds, from 1 to 1000 (default: 7)
      -h, --help    Print this text

    EXIT STATUS: 0 success, 2 a row cannot be measured, 64 wrong usage, 130 interrupted

    ROWS:
    \(names.map { "  \($0)" }.joined(separator: "\n"))
    """
  }
}

/// A mistake on the command line.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let message: String

  var description: String { "error: \(message)\nhint: run with --help to list options and rows" }
}
