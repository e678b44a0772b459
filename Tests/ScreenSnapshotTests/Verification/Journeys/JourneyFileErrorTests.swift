import TestSupport
import Testing

@testable import ScreenSnapshot

@Suite("JourneyFileError")
struct JourneyFileErrorTests {
  private static func error(_ bytes: [UInt8]) throws -> String {
    try thrownError(JourneyFileError.self) { try JourneyFile(parsing: bytes) }.description
  }

  private static func error(_ text: String) throws -> String { try error(Array(text.utf8)) }

  @Test(
    "A file without steps, or with bytes that are not text, is an error with its line",
    arguments: [
      ("", 1, "the file is empty", "write a step, such as '> show SCREEN'"),
      ("\n \n\t\n", 1, "the file is empty", "write a step, such as '> show SCREEN'"),
      (
        "Prose.\n# A comment.\n", 1, "the file has no steps",
        "start each step with '> ', such as '> show SCREEN'"
      ),
      (
        "Prose.\n    > back\n", 2, "the step is indented",
        "remove the spaces before the '>' of each step"
      ),
      (
        "\u{FEFF}> back\n", 1, "the file starts with a byte order mark",
        "save the file without the mark"
      ),
      (
        "> back\na\u{0}b\n", 2, "the line contains the control character U+0000",
        #"remove it; in quotation marks, write it as '\u0000'"#
      ),
      (
        "> back\n\n> tap a\rb\n", 3, "the line contains the control character U+000D",
        #"remove it; in quotation marks, write it as '\u000D'"#
      ),
      (
        "> tap a\tb\n", 1, "the line contains the control character U+0009",
        #"remove it; in quotation marks, write it as '\u0009'"#
      ),
      (
        "\u{1B}[1mProse\n> back\n", 1, "the line contains the control character U+001B",
        #"remove it; in quotation marks, write it as '\u001B'"#
      ),
      (
        "> back\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n", 2,
        "the file contains merge conflict markers",
        "resolve the conflict, and record the journey again"
      ),
      (
        "> bakc\na\n>>>>>>> main\n", 3, "the file contains merge conflict markers",
        "resolve the conflict, and record the journey again"
      ),
      (
        "> show a\n# Comment.\n\nResult\n> back\n", 4,
        "a comment is followed by text that is neither a comment nor a step",
        "move the comment to the line above a step"
      ),
      (
        "> show a\na\n# Comment.\nResult\n", 4,
        "a comment is followed by text that is neither a comment nor a step",
        "move the comment to the line above a step"
      ),
      (
        "> show a\n>back\n", 2, "a space is missing after '>'",
        "start a step with '> ', and any other line with another character"
      ),
    ])
  func files(text: String, line: Int, reason: String, hint: String) throws {
    #expect(try Self.error(text) == "line \(line): \(reason)\nhint: \(hint)")
  }

  @Test("The first line that is not UTF-8 is an error")
  func invalidUTF8() throws {
    for bytes: [UInt8] in [[0xFF], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x94]] {
      #expect(
        try Self.error(Array("> back\n".utf8) + bytes + Array("\n> back\n".utf8))
          == "line 2: the line is not valid UTF-8\nhint: save the file as UTF-8")
    }
  }

  private static let all = "the steps are show, tap, type, back, tab, open, relaunch and look"
  private static let unquoted =
    "an argument contains ' in ', ' into ' or ' #', but is not in quotation marks"
  private static let escape = "an escape in quotation marks is not valid in JSON"
  private static let escapes = #"the escapes are \" \\ \/ \b \f \n \r \t and \uXXXX"#
  private static let tap = "'> tap LABEL [#NUMBER] [in SECTION]'"
  private static let type = "'> type TEXT into FIELD [#NUMBER] [in SECTION]'"

  private static let stepsCases = [
    ("", "the step is empty", all), ("  ", "the step is empty", all),
    ("tpa Dune", "unknown step 'tpa'", "did you mean 'tap'?"),
    ("Back", "unknown step 'Back'", "did you mean 'back'?"),
    ("swipe left", "unknown step", all),
    ("tp Dune", "unknown step 'tp'", "did you mean 'tap'?"),
    ("\"tap\" a", "unknown step", all),
    (
      "x\u{202E}" + String(repeating: "y", count: 50),
      "unknown step", all
    ),
    ("show", "the step 'show' is incomplete", "the syntax is '> show SCREEN'"),
    ("tap ", "the step 'tap' is incomplete", "the syntax is \(tap)"),
    ("type", "the step 'type' is incomplete", "the syntax is \(type)"),
    ("type a", "the step 'type' is incomplete", "the syntax is \(type)"),
    ("type a into", "the step 'type' is incomplete", "the syntax is \(type)"),
    ("type into Field", "the step 'type' is incomplete", "the syntax is \(type)"),
    ("tab", "the step 'tab' is incomplete", "the syntax is '> tab NAME [#NUMBER]'"),
    ("open", "the step 'open' is incomplete", "the syntax is '> open URL'"),
    ("back twice", "unexpected text at the end of the step 'back'", "the syntax is '> back'"),
    ("look #2", "unexpected text at the end of the step 'look'", "the syntax is '> look'"),
    (
      "show \"a\" b", "unexpected text at the end of the step 'show'",
      "the syntax is '> show SCREEN'"
    ),
    ("tap a #2 b", "unexpected text at the end of the step 'tap'", "the syntax is \(tap)"),
    ("tap \"a\" into b", "unexpected text at the end of the step 'tap'", "the syntax is \(tap)"),
    ("tap a in \"b\" #2", "unexpected text at the end of the step 'tap'", "the syntax is \(tap)"),
    ("type \"a\" b", "unexpected text at the end of the step 'type'", "the syntax is \(type)"),
    (
      "show a in b", unquoted,
      "put the argument in quotation marks; the syntax is '> show SCREEN'"
    ),
    ("tap a in b #2", unquoted, "put the argument in quotation marks; the syntax is \(tap)"),
    ("tap Sign in #2", unquoted, "put the argument in quotation marks; the syntax is \(tap)"),
    (
      "tap Sign in in Account", unquoted,
      "put the argument in quotation marks; the syntax is \(tap)"
    ),
    (
      "type a in b into c", unquoted, "put the argument in quotation marks; the syntax is \(type)"
    ),
    ("type a #1 into c", unquoted, "put the argument in quotation marks; the syntax is \(type)"),
    (
      #"tap "a"#, "the closing quotation mark is missing",
      #"add a '"'; a quotation mark inside of the text is written as '\"'"#
    ),
    (
      #"tap "a\"#, "the closing quotation mark is missing",
      #"add a '"'; a quotation mark inside of the text is written as '\"'"#
    ),
    (
      #"tap "a"b"#, "a space is missing after a closing quotation mark",
      #"add a space; a quotation mark inside of the text is written as '\"'"#
    ),
    (#"tap "\a""#, escape, escapes), (#"tap "\u12""#, escape, escapes),
    (#"tap "\u+123""#, escape, escapes), (#"tap "\ud83e""#, escape, escapes),
    (#"tap "\ud83e\u0041""#, escape, escapes), (#"tap "\udd8a""#, escape, escapes),
    (
      "tap a #0", "the text after '#' is not a valid number of a control",
      "count from 1; '#2' is the second control with the label"
    ),
    (
      "tap a #-1 in b", "the text after '#' is not a valid number of a control",
      "count from 1; '#2' is the second control with the label"
    ),
    (
      "tap a #", "the text after '#' is not a valid number of a control",
      "count from 1; '#2' is the second control with the label"
    ),
    (
      "tap a #99999999999999999999", "the text after '#' is not a valid number of a control",
      "count from 1; '#2' is the second control with the label"
    ),
    (
      "type a into b #x", "the text after '#' is not a valid number of a control",
      "count from 1; '#2' is the second control with the label"
    ),
  ]

  @Test(
    "A step that cannot be parsed is an error that says what to do",
    arguments: stepsCases)
  func steps(step: String, reason: String, hint: String) throws {
    #expect(
      try Self.error("Prose.\n\n> show a\na\n> \(step)\n")
        == "line 5: \(reason)\nhint: \(hint)")
  }
}
