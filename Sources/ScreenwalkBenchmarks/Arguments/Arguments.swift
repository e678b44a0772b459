import ScreenSnapshot

/// What the words of the command line ask for.
struct Arguments: Equatable {
  var mode = Mode.standard

  /// The sizes of manifest, where they are given.
  var sizes: [Int] = []

  /// What the names of the measurements have to contain, one of them; none for all.
  var words: [String] = []

  var isJSON = false

  var isHelp = false
}

extension Arguments {
  /// The most screens of a manifest.
  static let maximumScreens = 1_000_000

  /// Reads the words.
  ///
  /// - Parameters:
  ///   - words: What stands behind the command's name.
  ///   - names: The names of all measurements.
  /// - Throws: ``ArgumentsError``.
  init(_ words: some Sequence<String>, among names: [String]) throws(ArgumentsError) {
    for word in words {
      if word.hasPrefix("-") {
        try read(option: word)
      } else if let size = Int(word) {
        guard (1...Self.maximumScreens).contains(size) else { throw .size(word) }
        if !sizes.contains(size) { sizes.append(size) }
      } else {
        guard names.contains(where: { $0.contains(word) }), !word.isEmpty else {
          throw .word(word, nearest: Self.nearest(to: word, among: names))
        }
        self.words.append(word)
      }
    }
  }

  private mutating func read(option: String) throws(ArgumentsError) {
    switch option {
    case "--help", "-h": isHelp = true
    case "--json": isJSON = true
    case "--quick": try choose(.quick)
    case "--full": try choose(.full)
    default: throw .option(option, nearest: NearestNames.nearest(to: option, among: Self.options))
    }
  }

  private mutating func choose(_ mode: Mode) throws(ArgumentsError) {
    guard self.mode == .standard || self.mode == mode else { throw .modes }
    self.mode = mode
  }

  private static let options = ["--full", "--help", "--json", "--quick"]

  /// Names, or words out of names.
  private static func nearest(to word: String, among names: [String]) -> [String] {
    let parts = names.flatMap { $0.split { " ,".contains($0) }.map(String.init) }
    return NearestNames.nearest(to: word, among: names + parts)
  }
}

/// Why the words ask for nothing.
enum ArgumentsError: Error, Equatable, CustomStringConvertible {
  /// No name has the word in it.
  case word(String, nearest: [String])

  /// There is no such option.
  case option(String, nearest: [String])

  /// No manifest has so many screens.
  case size(String)

  /// Two modes at once.
  case modes

  /// Two lines: what is wrong, and what to do next.
  var description: String {
    switch self {
    case .word(let word, let nearest):
      "no measurement has '\(word)' in its name\nhint: \(Self.hint(nearest))"
    case .option(let option, let nearest):
      "unknown option '\(option)'\nhint: \(Self.hint(nearest))"
    case .size(let size):
      "a manifest of \(size) screens cannot be measured\n"
        + "hint: from 1 to \(Arguments.maximumScreens) can"
    case .modes: "--quick and --full contradict each other\nhint: leave one of them out"
    }
  }

  private static func hint(_ nearest: [String]) -> String {
    nearest.isEmpty
      ? "--help lists what there is"
      : "did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
  }
}
