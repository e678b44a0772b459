import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("JourneyFile")
struct JourneyFileTests {
  private static let lending = """
    Lend a book.
    It is read from the shelf.

    # The start.
    > show library
    library

    > tap   "Dune"
    library › bookDetail(id: "dune")

    # Restored from the archive.
    #
    # It takes a moment.

    > relaunch
    library › bookDetail(id: "dune")

    > look
    ---
    tab: library
    ---
    ┌──┐
    └──┘

    # > back

    """

  private static func parse(_ text: String) throws -> JourneyFile {
    try JourneyFile(parsing: Array(text.utf8))
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("A file has prose, steps with lines, comments and results, and an ending")
  func parts() throws {
    let file = try Self.parse(Self.lending)
    #expect(file.prose == ["Lend a book.", "It is read from the shelf.", "", "# The start."])
    #expect(
      file.steps == [
        JourneyStep(
          line: 5, comments: [], text: "> show library", action: .show(screen: "library"),
          resultLines: ["library"]),
        JourneyStep(
          line: 8, comments: [], text: #"> tap   "Dune""#, action: .tap(.init(label: "Dune")),
          resultLines: [#"library › bookDetail(id: "dune")"#]),
        JourneyStep(
          line: 15,
          comments: ["# Restored from the archive.", "#", "# It takes a moment.", ""],
          text: "> relaunch", action: .relaunch,
          resultLines: [#"library › bookDetail(id: "dune")"#]),
        JourneyStep(
          line: 18, comments: [], text: "> look", action: .look,
          resultLines: ["---", "tab: library", "---", "┌──┐", "└──┘"]),
      ])
    #expect(file.ending == ["# > back"])
    #expect(Self.text(file.filled(with: file.steps.map(\.result))) == Self.lending)
  }

  @Test("Filling in results separates blocks by one blank line, and keeps all other lines")
  func filled() throws {
    let file = try Self.parse(
      """


      Prose  \u{20}
      > show library
      > tap "Dune"
      old


      # A comment.\u{20}
      > back\u{20}

      > look
      """)
    #expect(
      Self.text(file.filled(with: [["library"], [], nil, ["", "---", "", "┌┐", "  "]])) == """


        Prose  \u{20}
        > show library
        library

        > tap "Dune"

        # A comment.\u{20}
        > back\u{20}

        > look
        ---
        \\
        ┌┐

        """)
  }

  @Test("A result removes the '# known:' line of its step, and keeps those of other steps")
  func known() throws {
    let first = try Self.parse("Prose.\n# known: x\n> show home\n")
    #expect(Self.text(first.filled(with: [["home"]])) == "Prose.\n> show home\nhome\n")
    let both = try Self.parse("# known: x\n> show home\n\n# known: y\n> back\n")
    #expect(
      Self.text(both.filled(with: [nil, ["home"]]))
        == "# known: x\n> show home\n\n> back\nhome\n")
  }

  @Test("Filling in only missing results keeps the others")
  func onlyMissing() throws {
    let file = try Self.parse("> show a\nold\n\n> back\n\n\n> relaunch\n> look\n")
    let results: [[String]?] = [["a"], ["b"], nil, ["c"]]
    #expect(
      Self.text(file.fillingOnlyMissing(with: results))
        == "> show a\nold\n\n> back\nb\n\n> relaunch\n\n> look\nc\n")
  }

  @Test(
    "A line of a result that looks like a part of a journey file is written after a backslash",
    arguments: [
      ("> back", #"\> back"#), (">", #"\>"#), ("# a", "\\# a"), ("#", "\\#"), ("#a", "\\#a"),
      (#"\"#, #"\\"#), (#"\> a"#, #"\\> a"#), ("<<<<<<< a", #"\<<<<<<< a"#), ("<a>", "<a>"),
      (">>>>>>> a", #"\>>>>>>> a"#), ("=======", "======="), (" > a", #"\ > a"#), ("", #"\"#),
      ("  > a", #"\  > a"#), ("a\\", "a\\"),
    ])
  func escapes(line: String, written: String) throws {
    let lines = JourneyStep.lines(of: ["a", line, "b"])
    #expect(lines == ["a", written, "b"])
    #expect(Self.step(with: lines).result == ["a", line, "b"])
  }

  @Test("A backslash of the file that is not needed stays")
  func unneededEscape() throws {
    let file = try Self.parse("> back\n\\a\n")
    #expect(file.steps.map(\.result) == [["a"]])
    #expect(Self.text(file.filled(with: [])) == "> back\n\\a\n")
  }

  private static func step(with lines: [String]) -> JourneyStep {
    JourneyStep(line: 1, comments: [], text: "> back", action: .back, resultLines: lines)
  }

  @Test("A result with line ends and control characters is written as visible lines")
  func controls() throws {
    let file = try Self.parse("> look\n")
    #expect(
      Self.text(file.filled(with: [["\n", "a\nb\r\nc\u{0}\u{1B}\u{85}\td", "\n \n"]]))
        == "> look\na\nb␍\nc␀␛‹U+0085›\td\n")
  }

  @Test(
    "A file is new if the only differences are results that were empty",
    arguments: [
      ("> show a\n> back\n", "> show a\na\n\n> back\nb\n", true),
      ("> show a\na\n> back\n", "> show a\na\n\n> back\nb\n", true),
      ("> show a\nx\n> back\n", "> show a\na\n\n> back\nb\n", false),
      ("> show a\na\n\n> back\nb\n", "> show a\na\n\n> back\nb\n", false),
      ("> show a\na\n\n\n> back\nb\n", "> show a\na\n\n> back\nb\n", false),
      ("> show a\na\n\n> back\nb\n", "> show a\n\n> back\nb\n", false),
      ("> show a\n", "> show  a\na\n", false), ("> show a\n", "A\n> show a\na\n", false),
      ("> show a\n", "> show a\na\n\n> back\n", false),
      ("> show a\n\n# b\n", "> show a\na\n\n# c\n", false),
      ("> show a\n\n# b\n> back\n", "> show a\na\n\n# c\n> back\n", false),
    ])
  func completed(golden: String, filled: String, isCompleted: Bool) throws {
    #expect(try Self.parse(golden).isCompleted(by: Self.parse(filled)) == isCompleted)
  }
}
