import ScreenDriver
import ScreenGoldens
import ScreenRendering
import ScreenReports
import ScreenText

/// A line that a person types, or that a script contains.
enum ExploreInput: Equatable, Sendable {
  /// A blank line.
  case nothing
  case step(Step)
  /// A line for the journey, which starts with `#`.
  case comment(String)
  case save(name: String, replaces: Bool)
  case command(Command)

  /// The first words of lines that are no steps.
  enum Command: String, CaseIterable, Sendable {
    case undo
    /// Forgets the steps so far, and starts the app again.
    case new
    /// Prints the steps so far.
    case steps
    case save, help, quit
  }

  /// Parses a line without its line end.
  ///
  /// A step may start with `> ` as in a journey, so that it can be pasted. The number of a control on the page is the
  /// step that operates it.
  ///
  /// - Throws: ``ExploreProblem``.
  init(parsing bytes: [UInt8], on page: ExploredPage) throws(ExploreProblem) {
    var text = try Self.text(of: bytes)
    if text.utf8.starts(with: "> ".utf8) { text = String(Substring(text.utf8.dropFirst(2))) }
    if text.utf8.first == UInt8(ascii: "#") {
      self = .comment(text)
      return
    }
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else {
      self = .nothing
      return
    }
    if words.count == 1, first.utf8.allSatisfy(\.isASCIIDigit) {
      self = .step(try page.step(operating: Int(first) ?? .max))
    } else if let command = Command(rawValue: first) {
      self = try Self.input(command, Array(words.dropFirst()))
    } else {
      self = .step(try Self.step(text, first, on: page))
    }
  }

  private static func text(of bytes: [UInt8]) throws(ExploreProblem) -> String {
    let line = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
    let text = String(decoding: line, as: UTF8.self)
    guard text.utf8.elementsEqual(line) else {
      throw ExploreProblem("the line is not valid UTF-8", hint: "type the line as UTF-8")
    }
    let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
    if let scalar = text.unicodeScalars.first(where: isControl) {
      throw ExploreProblem(.controlCharacter(scalar))
    }
    return text
  }

  private static func step(
    _ text: String, _ word: String, on page: ExploredPage
  ) throws(ExploreProblem) -> Step {
    do {
      return try Step(parsing: text)
    } catch {
      guard Step.Keyword(rawValue: word) == nil else { throw ExploreProblem(error) }
      let names = Step.Keyword.allCases.map(\.rawValue) + Command.allCases.map(\.rawValue)
      let nearest =
        NearestNames.nearest(to: word, among: names).nonEmpty ?? page.steps(near: text)
      if nearest.isEmpty { throw ExploreProblem(error) }
      let choices = WordList.alternatives(nearest.map { "'\($0)'" })
      throw ExploreProblem(error.description, hint: "did you mean \(choices)?")
    }
  }

  private static func input(
    _ command: Command, _ arguments: [String]
  ) throws(ExploreProblem) -> ExploreInput {
    guard arguments.isEmpty || command == .save else {
      let word = command.rawValue
      throw ExploreProblem("'\(word)' takes no argument", hint: "use '\(word)' alone")
    }
    return command == .save ? try save(arguments) : .command(command)
  }

  private static func save(_ arguments: [String]) throws(ExploreProblem) -> ExploreInput {
    let names = arguments.filter { $0 != replaceFlag }
    guard let name = names.first, names.count == 1 else {
      throw ExploreProblem(
        "the journey needs one name", hint: "write one name, such as 'edit-a-book'")
    }
    return .save(name: try journeyName(name), replaces: arguments.contains(replaceFlag))
  }

  /// The name of a journey, without the suffix of its file.
  static func journeyName(_ name: String) throws(ExploreProblem) -> String {
    let stem = name.hasSuffix(GoldenName.suffix) ? GoldenName.stem(of: name) : name
    if GoldenName.name(of: stem) == stem { return stem }
    throw ExploreProblem(
      "\(ExploreProblem.quoted(name)) is not a name of a journey",
      hint: "use letters, digits and '-'")
  }

  static let replaceFlag = "--replace"
}
