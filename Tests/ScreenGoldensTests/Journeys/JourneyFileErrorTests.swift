import TestSupport
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens

@Suite("JourneyFileError")
struct JourneyFileErrorTests {
  private static func error(_ bytes: [UInt8]) throws -> String {
    try thrownError(JourneyFileError.self) { try JourneyFile(parsing: bytes) }.description
  }

  private static func error(_ text: String) throws -> String { try error(Array(text.utf8)) }

  @Test(
    "A file without steps, or with bytes that are not text, is an error with its line",
    arguments: [
      ("", 1, "the file has no steps", "write a step, such as '> show SCREEN'"),
      ("\n \n\t\n", 1, "the file has no steps", "write a step, such as '> show SCREEN'"),
      (
        "Prose.\n# A comment.\n", 1, "the file has no steps",
        "write a step, such as '> show SCREEN'"
      ),
      (
        "Prose.\n    > back\n", 2, "the line does not start with '> '",
        "start a step with '> ', and any other line with another character"
      ),
      (
        "\u{FEFF}> back\n", 1, "the line is not valid UTF-8",
        "save the file as UTF-8 without a byte order mark"
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
        "> show a\n\n> start b\n", 3, "the app has started before the step",
        "make it the first step"
      ),
      (
        "> show a\n# Comment.\n\nResult\n> back\n", 4,
        "the text is neither a comment, a step nor a part of a result",
        "start each of its lines with '# ', or move it above the first step; recording would delete it"
      ),
      (
        "> show a\na\n# Comment.\nResult\n", 4,
        "the text is neither a comment, a step nor a part of a result",
        "start each of its lines with '# ', or move it above the first step; recording would delete it"
      ),
      (
        "> show a\n>back\n", 2, "the line does not start with '> '",
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
          == "line 2: the line is not valid UTF-8\nhint: save the file as UTF-8 without a byte order mark"
      )
    }
  }

  private static let all = "the steps are show, tap, type, back, tab, open, relaunch and look"

  @Test(
    "A step without a keyword is an error that names the nearest keyword, or all",
    arguments: [
      ("", "the step is empty", all), ("  ", "the step is empty", all),
      ("tpa Dune", "unknown step 'tpa'", "did you mean 'tap'?"),
      ("Back", "unknown step 'Back'", "did you mean 'back'?"),
      ("swipe left", "unknown step", all), ("tp Dune", "unknown step 'tp'", "did you mean 'tap'?"),
      ("\"tap\" a", "unknown step", all),
      ("x\u{202E}" + String(repeating: "y", count: 50), "unknown step", all),
    ])
  func keywords(step: String, reason: String, hint: String) throws {
    #expect(try Self.error(after: step) == "line 5: \(reason)\nhint: \(hint)")
  }

  private static let tap = "tap LABEL [#NUMBER] [in SECTION] [twice]"
  private static let type = "type TEXT into FIELD [#NUMBER] [in SECTION]"

  @Test(
    "A step without its syntax is an error that has the syntax",
    arguments: [
      ("show", "show SCREEN"), ("tap ", tap), ("type", type), ("type a", type),
      ("type a into", type), ("type into Field", type), ("tab", "tab NAME [#NUMBER]"),
      ("open", "open URL"), ("back twice", "back"), ("look #2", "look"),
      ("show \"a\" b", "show SCREEN"), ("tap a #2 b", tap), ("tap \"a\" into b", tap),
      ("tap a in \"b\" #2", tap), ("type \"a\" b", type), ("show a in b", "show SCREEN"),
      ("tap a in b #2", tap), ("tap Sign in #2", tap), ("tap Sign in in Account", tap),
      ("type a in b into c", type), ("type a #1 into c", type), ("tap a #0", tap),
      ("tap a #-1 in b", tap), ("tap a #", tap), ("tap a #99999999999999999999", tap),
      ("type a into b #x", type), ("tap Log into account", tap),
    ])
  func syntax(step: String, syntax: String) throws {
    let keyword = step.prefix { $0 != " " }
    #expect(
      try Self.error(after: step)
        == "line 5: the step '\(keyword)' does not have its syntax\nhint: the syntax is '\(syntax)'; "
        + "a part with ' in ', ' into ' or ' #' needs quotation marks")
  }

  @Test(
    "A text in quotation marks that does not end or has an unknown escape is an error",
    arguments: [
      #"tap "a"#, #"tap "a\"#, #"tap "a"b"#, #"tap "\a""#, #"tap "\u12""#, #"tap "\u+123""#,
      #"tap "\ud83e""#, #"tap "\ud83e\u0041""#, #"tap "\udd8a""#,
    ])
  func quotes(step: String) throws {
    #expect(
      try Self.error(after: step)
        == "line 5: the text in quotation marks is not valid\n"
        + #"hint: end it with a '"' before the next space; the escapes are \" \\ \/ \b \f \n \r \t and "#
        + #"\uXXXX"#)
  }

  private static func error(after step: String) throws -> String {
    try error("Prose.\n\n> show a\na\n> \(step)\n")
  }
}
