/// The command line of the benchmark.
struct Arguments: Equatable {
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
      } else {
        guard let size = Int(argument), 1...1_000_000 ~= size else {
          throw UsageError(message: "'\(argument)' is not a size from 1 to 1000000")
        }
        sizes.append(size)
      }
    }
    if sizes.isEmpty { sizes = [10_000] }
  }

  static let help = """
    USAGE: ScreenwalkBenchmarks [SCREENS…] [--rounds N]

    Measure the speed of 'verify' as a ratio to a loop that opens, reads and compares all goldens

      SCREENS       Number of screens in a manifest, from 1 to 1000000 (default: 10000)
      --rounds N    Number of rounds, from 1 to 1000 (default: 7)
      -h, --help    Print this text

    EXIT STATUS: 0 success, 2 a row cannot be measured, 64 wrong usage, 130 interrupted
    """
}

/// A mistake on the command line.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let message: String

  var description: String { "error: \(message)\nhint: run with --help to list options" }
}
