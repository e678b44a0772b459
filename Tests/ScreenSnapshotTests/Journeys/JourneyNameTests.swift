import TestSupport
import Testing

@testable import ScreenSnapshot

@Suite("JourneyName")
struct JourneyNameTests {
  @Test(
    "The name of a journey is that of its file",
    arguments: [
      ("lend-a-book.txt", "lend-a-book"), ("a.txt", "a"), ("v1.2_b.txt", "v1.2_b"),
      ("図書館.txt", "図書館"), ("u\u{308}.txt", "ü"), ("README.md", nil), (".txt", nil),
      (".hidden.txt", nil), ("lend", nil), ("a.TXT", nil), ("a.txt~", nil),
    ] as [(String, String?)])
  func valid(file: String, name: String?) throws {
    #expect(try JourneyName.name(ofFile: file) == name)
  }

  @Test(
    "A name that a golden could not have is an error",
    arguments: [
      ("lend a book.txt", "lend a book.txt"), ("100%.txt", "100%.txt"), ("a%20b.txt", "a%20b.txt"),
      ("con.txt", "con.txt"), ("🦊.txt", "🦊.txt"), ("a:b.txt", "a:b.txt"), ("a\n.txt", "a␊.txt"),
    ])
  func invalid(file: String, quoted: String) throws {
    let error = try thrownError(JourneyNameError.self) { try JourneyName.name(ofFile: file) }
    #expect(
      error.description == """
        '\(quoted)' is not a valid name of a journey
        hint: rename the file; use letters, digits, '-', '_' and '.', at most 200 bytes, and no name \
        that Windows reserves
        """)
  }
}
