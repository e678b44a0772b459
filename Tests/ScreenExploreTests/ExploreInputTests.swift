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
    ("#", .comment("#")), ("#Here", .comment("#Here")), ("undo", .undo), ("new", .new),
    ("steps", .steps),
    ("help", .help), ("quit", .quit),
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
    let longest = "#" + String(repeating: "a", count: 65_535)
    #expect(try parse(Array(longest.utf8)) == .comment(longest))
  }

  @Test("Bytes that are not UTF-8, a number without a control, and a line of 1 MB have a message")
  func bytes() {
    #expect(throws: ExploreProblem.self) { try parse(Array("tap".utf8)) }
    #expect(throws: ExploreProblem.self) { try parse(Array("tap \u{1B}[A".utf8)) }
    #expect(throws: ExploreProblem.defect(.invalidUTF8)) {
      try parse(Array("tap ".utf8) + [0xFF])
    }
    #expect(throws: ExploreProblem.noControl(.max, count: 1)) {
      try parse(Array("99999999999999999999".utf8))
    }
    #expect(throws: ExploreProblem.tooLong(bytes: 1_000_000)) {
      try parse([UInt8](repeating: 0x61, count: 1_000_000))
    }
  }

  @Test("A message of the app has no line ends and no control characters on a terminal")
  func visibleMessage() {
    let problem = ExploreProblem.failed(reason: "no\u{1B}[31m\n::error::x")
    #expect(problem.lines == ["error: no␛[31m␊::error::x"])
  }
}
