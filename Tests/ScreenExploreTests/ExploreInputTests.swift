import TestSupport
import Testing

@testable import ScreenDriver
@testable import ScreenExplore

@Suite("A line of an exploration")
struct ExploreInputTests {
  private nonisolated static let inputs: [(String, ExploreInput)] = [
    ("", .nothing), ("  ", .nothing), ("tap Edit", .step(.tap(ControlReference(label: "Edit")))),
    ("> back", .step(.back)), (" look \r", .step(.look)), ("1", .step(.back)),
    ("# Here.", .comment("# Here.")),
    ("#", .comment("#")), ("#Here", .comment("#Here")), ("undo", .command(.undo)),
    ("new", .command(.new)),
    ("steps", .command(.steps)),
    ("help", .command(.help)), ("quit", .command(.quit)),
    ("save a-b", .save(name: "a-b", replaces: false)),
    ("save a-b.txt --replace", .save(name: "a-b", replaces: true)),
  ]

  private nonisolated static let page = ExploredPage(
    picture: "", path: [],
    controls: [ExploredControl(label: "Library", isEnabled: true, step: .back)])

  /// Parses a line on a page with one control.
  private func parse(_ bytes: [UInt8]) throws(ExploreProblem) -> ExploreInput {
    try ExploreInput(parsing: bytes, on: Self.page)
  }

  @Test("A line is a step, a number, a comment or a command")
  func parsing() throws {
    for (line, input) in Self.inputs {
      #expect(try parse(Array(line.utf8)) == input, "\(line)")
    }
  }

  @Test("Bytes that are not UTF-8, and a number without a control have a message")
  func bytes() {
    #expect(throws: ExploreProblem.self) { try parse(Array("tap".utf8)) }
    #expect(throws: ExploreProblem.self) { try parse(Array("tap \u{1B}[A".utf8)) }
    let encoding = ExploreProblem("the line is not valid UTF-8", hint: "type the line as UTF-8")
    #expect(throws: encoding) { try parse(Array("tap ".utf8) + [0xFF]) }
    let number = ExploreProblem(
      "there is no control with this number; the last one is 1",
      hint: "use a number of the list, or name the control: 'tap LABEL'")
    #expect(throws: number) { try parse(Array("99999999999999999999".utf8)) }
  }

  @Test("A message of the app has no line ends and no control characters on a terminal")
  func visibleMessage() {
    let problem = ExploreProblem("no\u{1B}[31m\n::error::x")
    #expect(problem.lines == ["error: no␛[31m␊::error::x"])
  }
}
