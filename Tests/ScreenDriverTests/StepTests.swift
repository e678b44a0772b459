import ScreenNavigation
import TestApps
import TestSupport
import Testing

@testable import ScreenDriver
@testable import ScreenSnapshot

@Suite("Step")
struct JourneyActionTests {
  @Test(
    "Each step parses as an action, and is written as it was",
    arguments: [
      ("start signedOut", .start("signedOut")),
      ("show library", .show(screen: "library")),
      ("show Book Detail", .show(screen: "Book Detail")),
      ("tap Dune", .tap(.init(label: "Dune"))),
      ("tap Lend Book", .tap(.init(label: "Lend Book"))),
      ("tap Edit #2", .tap(.init(label: "Edit", number: 2))),
      ("tap Edit in Notes", .tap(.init(label: "Edit", section: "Notes"))),
      ("tap Edit #12 in My Notes", .tap(.init(label: "Edit", section: "My Notes", number: 12))),
      ("tap Edit twice", .tapTwice(.init(label: "Edit"))),
      ("tap Edit #2 in Notes twice", .tapTwice(.init(label: "Edit", section: "Notes", number: 2))),
      ("tap twice", .tap(.init(label: "twice"))),
      ("tap twice twice", .tapTwice(.init(label: "twice"))),
      ("type Ada into To", .type(text: "Ada", into: .init(label: "To"))),
      (
        "type Ada Lovelace into To #2 in Borrower",
        .type(text: "Ada Lovelace", into: .init(label: "To", section: "Borrower", number: 2))
      ),
      ("back", .back), ("tab Search", .tab(ControlReference(label: "Search"))),
      ("tab Search #2", .tab(ControlReference(label: "Search", number: 2))),
      ("open app://books/dune?page=1#top", .open(url: "app://books/dune?page=1#top")),
      ("event push from Ada", .event("push from Ada")),
      ("relaunch", .relaunch), ("look", .look),
    ] as [(String, Step)])
  func steps(text: String, action: Step) throws {
    #expect(try Step(parsing: text) == action)
    #expect(action.text == text)
  }

  @Test(
    "Every label can be addressed, with quotation marks only if it needs them",
    arguments: [
      ("", #""""#), (" ", #"" ""#), ("Edit ", #""Edit ""#), (" Edit", #"" Edit""#),
      (#""Dune""#, #""\"Dune\"""#), (#"The "Dune" book"#, #"The "Dune" book"#),
      (#"a\b"#, #"a\b"#), (#" a\b"#, #"" a\\b""#), ("a/b", "a/b"), ("'a'", "'a'"),
      ("two\nlines", #""two\nlines""#), ("two\r\nlines", #""two\r\nlines""#),
      ("a\tb", #""a\tb""#), ("a\u{0}\u{1B}\u{7F}b", #""a\u0000\u001B\u007Fb""#),
      ("a\u{2028}b", #""a\u2028b""#), ("a\u{85}b", #""a\u0085b""#), ("a\u{A0}b", #""a\u00A0b""#),
      ("Alice in Wonderland", #""Alice in Wonderland""#),
      ("Turn into a frog", #""Turn into a frog""#),
      ("Track #2", #""Track #2""#), ("Sign in", "Sign in"), ("in", "in"), ("into", "into"),
      ("in the box", #""in the box""#), ("into it", #""into it""#), ("inner", "inner"),
      ("Pay twice", #""Pay twice""#), ("twice a day", "twice a day"),
      ("#2", "\"#2\""), ("#", "#"), ("#general", "#general"), ("C#", "C#"), ("C # D", #""C # D""#),
      ("“Dune”", "“Dune”"), ("Löschen…", "Löschen…"), ("e\u{301}", "e\u{301}"),
      ("🗑 Delete", "🗑 Delete"), ("👩🏽‍🚀", "👩🏽‍🚀"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
      ("חיפוש", "חיפוש"), ("בחר in ספר", #""בחר in ספר""#), ("\u{202E}abc", #""\u202Eabc""#),
      ("a\u{200B}b", #""a\u200Bb""#), ("\u{301}a", #""\u0301a""#),
      ("\u{E0001}", #""\uDB40\uDC01""#),
      ("漢字", "漢字"), ("> back", "> back"), ("# note", "# note"),
    ])
  func labels(label: String, written: String) throws {
    let action = Step.tap(.init(label: label))
    #expect(action.text == "tap \(written)")
    let parsed = try Step(parsing: action.text)
    #expect(parsed == action)
  }

  @Test(
    "A label that ends like a separator is quoted before another part",
    arguments: [
      (ControlReference(label: "Sign in", number: 2), #""Sign in" #2"#),
      (.init(label: "Sign in", section: "Account"), #""Sign in" in Account"#),
      (.init(label: "Turn into", number: 1), #""Turn into" #1"#),
      (.init(label: "in", section: "Account"), #""in" in Account"#),
      (.init(label: "A", section: "Sign in"), "A in Sign in"),
      (.init(label: "A", section: "#2"), ##"A in "#2""##),
      (.init(label: "A", section: "#general"), "A in #general"),
      (.init(label: "A", section: "in B"), #"A in "in B""#),
      (.init(label: "A", section: ""), #"A in """#),
    ])
  func parts(control: ControlReference, text: String) throws {
    #expect(control.text == text)
    #expect(try Step(parsing: "tap \(text)") == .tap(control))
    let typing = Step.type(text: control.label, into: control)
    #expect(try Step(parsing: typing.text) == typing)
  }

  @Test(
    "A step may have quotation marks and spaces that it does not need",
    arguments: [
      (#"tap "Lend Book""#, "tap Lend Book"),
      (#"  tap   Edit   #2   in   Notes  "#, "tap Edit #2 in Notes"),
      (#"type "Ada"  into  "To""#, "type Ada into To"), (" back ", "back"),
      (#"tap "\u0041\ud83e\udd8A\/\b\f""#, #"tap "A🦊/\u0008\u000C""#),
      (#"open "app://books""#, "open app://books"), ("tap Edit #02", "tap Edit #2"),
      ("tap #general", "tap #general"), ("tap Log in ", "tap Log in"),
    ])
  func lenient(step: String, canonical: String) throws {
    #expect(try Step(parsing: step).text == canonical)
  }

  @Test(
    "A step without its syntax is an error",
    arguments: [
      (.show, ["show", #"show "a" b"#, "show a in b"]),
      (
        .tap,
        [
          "tap ", "tap a #2 b", #"tap "a" into b"#, #"tap a in "b" #2"#, "tap a in b #2",
          "tap Sign in #2", "tap Sign in in Account", "tap a #0", "tap a #-1 in b", "tap a #",
          "tap a #99999999999999999999", "tap Log into account",
        ]
      ),
      (
        .type,
        [
          "type", "type a", "type a into", "type into Field", #"type "a" b"#,
          "type a in b into c", "type a #1 into c", "type a into b #x",
        ]
      ),
      (.back, ["back twice"]), (.tab, ["tab"]), (.open, ["open"]), (.look, ["look #2"]),
    ] as [(Step.Keyword, [String])])
  func malformed(keyword: Step.Keyword, steps: [String]) {
    for step in steps {
      #expect(throws: JourneyDefect.malformed(keyword)) { try Step(parsing: step) }
    }
  }

  @Test("A keyword with a capital letter is an unknown step")
  func unknown() {
    #expect(throws: JourneyDefect.unknownStep("Back")) { try Step(parsing: "Back Dune") }
  }

  @Test(
    "A text in quotation marks that does not end or has an unknown escape is an error",
    arguments: [
      #""a"#, #""a\"#, #""a"b"#, #""\a""#, #""\u12""#, #""\u+123""#, #""\ud83e""#,
      #""\ud83e\u0041""#, #""\udd8a""#,
    ])
  func malformedQuote(label: String) {
    #expect(throws: JourneyDefect.malformedQuote) { try Step(parsing: "tap \(label)") }
  }

  @Test("The text of every action parses as an equal action", arguments: SeededGenerator.seeds(8))
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<fuzzRounds(500) {
      let action = Step.random(using: &generator)
      let parsed = try Step(parsing: action.text)
      #expect(parsed == action, "\(action.text.debugDescription)")
    }
  }

  @Test("No step makes the parser trap", arguments: SeededGenerator.seeds(8))
  func anything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<fuzzRounds(500) {
      let step = String.randomStep(using: &generator)
      guard let action = try? Step(parsing: step) else { continue }
      #expect((try? Step(parsing: action.text)) == action, "\(step.debugDescription)")
    }
  }

  @Test(
    "A step has no note on a link without a reason, and one line for a reason",
    arguments: [
      (.superseded, nil), (.openedFallback("no room\nhas it"), "fallback: no room␊has it"),
    ] as [(DeepLinkOutcome, String?)])
  func note(outcome: DeepLinkOutcome, note: String?) {
    #expect(LinkOutcome(outcome).journeyNote == note)
  }
}
