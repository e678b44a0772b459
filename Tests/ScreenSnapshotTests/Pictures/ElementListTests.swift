import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("ElementList")
struct ElementListTests {
  @Test("Every element has its own line")
  func kinds() {
    #expect(
      Drawing.elements(
        .text("Frank Herbert"), .row("Pages", "412"), .link("Reading list", "Classics"),
        .link("Reviews"), .button("Start Reading"), .button("Delete", role: .destructive),
        .button("Not Now", role: .cancel), .field("Title", "Dune"), .toggle("Offline", isOn: true),
        .toggle("Notify me", isOn: false), .image("A desert"), .progress("Uploading", 0.34),
        .progress("Loading")) == """
          │ Frank Herbert                            │
          │ Pages                                412 │
          │ Reading list                  Classics › │
          │ Reviews                                › │
          │ [ Start Reading ]                        │
          │ [ Delete ] !                             │
          │ [ Not Now ]                              │
          │ Title:                              Dune │
          │ [x] Offline                              │
          │ [ ] Notify me                            │
          │ ▣ A desert                               │
          │ Uploading                 ■■■□□□□□□□ 34% │
          │ Loading                                … │
          """)
  }

  @Test("A field is drawn with its value or placeholder, but never a secret")
  func fields() {
    #expect(
      Drawing.elements(
        .field("Name", "Paul"), .field("Name", ""), .field("Name", "", placeholder: "Your name"),
        .field("Password", "arrakis"), .field("New passcode", "1234"), .field("Password", ""),
        .field("Password", "", placeholder: "8 letters")) == """
          │ Name:                               Paul │
          │ Name:                                  — │
          │ Name:                        (Your name) │
          │ Password:                     <redacted> │
          │ New passcode:                 <redacted> │
          │ Password:                              — │
          │ Password:                    (8 letters) │
          """)
  }

  @Test("A picker is drawn with its value alone, and without it for a label of the list")
  func pickers() {
    #expect(
      Drawing.elements(
        .picker("Theme", "Dark", options: ["Light", "Dark"]), .picker("Theme", "", options: []),
        .picker("Theme", "Dark", options: ["Dark"], isEnabled: false),
        .picker("Password", "1234", options: ["1234", "5678"]),
        .section("Keys", [.picker("Private key", "A", options: ["A", "B"])]),
        .section(
          "What to do with a book",
          [.picker("that comes back late", "Remind the reader every day", options: [])]))
          == """
          │ Theme:                            Dark ▾ │
          │ Theme:                                 ▾ │
          │ (Theme):                          Dark ▾ │
          │ Password:                   <redacted> ▾ │
          │                                          │
          │ KEYS                                     │
          │ Private key:                <redacted> ▾ │
          │                                          │
          │ WHAT TO DO WITH A BOOK                   │
          │ that comes back late:                    │
          │            Remind the reader every day ▾ │
          """)
  }

  @Test("The text of a secure field is drawn as dots, which differ from a hidden value")
  func secureFields() {
    #expect(
      Drawing.elements(
        .field("PIN", "1234", isSecure: true), .field("PIN", "", isSecure: true),
        .field("Pin", "1234"))
          == """
          │ PIN:                              •••••• │
          │ PIN:                                   — │
          │ Pin:                          <redacted> │
          """)
  }

  @Test("A slider is drawn as a line with a knob, and its value")
  func sliders() {
    #expect(
      Drawing.elements(
        .slider("Volume", 0.4), .slider("Volume", 12, in: 0...10, step: 1),
        .slider("Size", 14, in: 12...24, step: 2, text: "14 pt"),
        .slider("Size", .nan, in: 1...1), .slider("Size", 0, in: -.infinity...0, text: ""),
        .slider("Off", 0.5, isEnabled: false), .slider("Password", 0.25),
        .slider("How loud the reader speaks", 0.96))
          == """
          │ Volume:                  ────●────── 40% │
          │ Volume:                 ──────────● 100% │
          │ Size:                  ──●──────── 14 pt │
          │ Size:                     ●────────── 0% │
          │ Size:                       ●──────────  │
          │ (Off):                   ─────●───── 50% │
          │ Password:                     <redacted> │
          │ How loud the reader speaks:              │
          │                          ──────────● 96% │
          """)
  }

  @Test("A text or value that is a URL is drawn without the secrets of the URL")
  func urls() {
    #expect(
      Drawing.elements(
        .text("https://a.b/?token=x7&c=1"), .row("Link", "https://me:x7@a.b/"),
        .link("Share", "app://a?code=x7"), .field("Site", "https://a.b/;token=x7"),
        .text("See https://a.b/?c=1"), .row("Time", "10:45"))
          == """
          │ https://a.b/?token=<redacted>&c=1        │
          │ Link             https://<redacted>@a.b/ │
          │ Share          app://a?code=<redacted> › │
          │ Site:      https://a.b/;token=<redacted> │
          │ See https://a.b/?c=1                     │
          │ Time                               10:45 │
          """)
  }

  @Test("The value of a row, link or field is hidden if its label is in the list")
  func secrets() {
    #expect(
      Drawing.elements(
        .row("API Key", "sk-1"), .row("API Key", ""), .row("Owner", "Ada"),
        .link("Access token", "t-1"), .link("Access token"), .link("Access token", ""),
        .field("Client Secret", "c-1"), .toggle("Save Password", isOn: true),
        .text("Password: p-1"), .progress("Checking the password", 0.5),
        .section("Keys", [.section([.row("Private Key:", "k-1"), .row("Kind", "RSA")])]))
          == """
          │ API Key                       <redacted> │
          │ API Key                                  │
          │ Owner                                Ada │
          │ Access token                <redacted> › │
          │ Access token                           › │
          │ Access token                           › │
          │ Client Secret:                <redacted> │
          │ [x] Save Password                        │
          │ Password: p-1                            │
          │ Checking the password     ■■■■■□□□□□ 50% │
          │                                          │
          │ KEYS                                     │
          │ Private Key:                  <redacted> │
          │ Kind                                 RSA │
          """)
  }

  @Test("Progress is drawn as ten squares and a percentage")
  func progress() {
    #expect(
      Drawing.elements(
        .progress("None", 0), .progress("A little", 0.099), .progress("Nearly", 0.999),
        .progress("All", 1), .progress("More", 7), .progress("Less", -1),
        .progress("Unknown", .nan)) == """
          │ None                       □□□□□□□□□□ 0% │
          │ A little                  ■□□□□□□□□□ 10% │
          │ Nearly                   ■■■■■■■■■■ 100% │
          │ All                      ■■■■■■■■■■ 100% │
          │ More                     ■■■■■■■■■■ 100% │
          │ Less                       □□□□□□□□□□ 0% │
          │ Unknown                                … │
          """)
  }

  @Test("A paragraph breaks at its line breaks and at the edge of the screen")
  func paragraphs() {
    #expect(
      Drawing.elements(
        .text(
          "A beginning is the time for taking the most delicate care.\n\nThis every sister knows."),
        .text(""), .text("  indented")) == """
          │ A beginning is the time for taking the   │
          │ most delicate care.                      │
          │                                          │
          │ This every sister knows.                 │
          │                                          │
          │   indented                               │
          """)
  }

  @Test("The value of a row is on the last line of a long label")
  func longLabels() {
    #expect(
      Drawing.elements(
        .row("The number of pages of this edition as printed", "412"),
        .link("The reading lists that this book is one of", "Classics"),
        .field("The name that we should write on the card", "Paul"),
        .progress("Uploading the photographs of the cover", 0.5)) == """
          │ The number of pages of this edition as   │
          │ printed                              412 │
          │ The reading lists that this book is one  │
          │ of                            Classics › │
          │ The name that we should write on the     │
          │ card:                               Paul │
          │ Uploading the photographs of the cover   │
          │                           ■■■■■□□□□□ 50% │
          """)
  }

  @Test("A value that does not fit beside its label is drawn below it")
  func longValues() {
    #expect(
      Drawing.elements(
        .row("Publisher", "Chilton, in Philadelphia (Pa.)"),
        .row("Publisher", "Chilton, of Philadelphia, Pa."),
        .row("Publisher", "Chilton Books of Philadelphia, Pennsylvania"),
        .link("Reading list", "Classics of science fiction and of fantasy"),
        .link("Reading list", "Books about people who live on sand, x"),
        .field("Title", "", placeholder: "The title as it is printed on the spine")) == """
          │ Publisher                                │
          │           Chilton, in Philadelphia (Pa.) │
          │ Publisher  Chilton, of Philadelphia, Pa. │
          │ Publisher                                │
          │           Chilton Books of Philadelphia, │
          │                             Pennsylvania │
          │ Reading list                             │
          │     Classics of science fiction and of   │
          │                                fantasy › │
          │ Reading list                             │
          │ Books about people who live on sand, x › │
          │ Title:                                   │
          │       (The title as it is printed on the │
          │                                   spine) │
          """)
  }

  @Test("A mark has its own column if the text after it wraps")
  func longMarks() {
    #expect(
      Drawing.elements(
        .toggle("Keep a copy of this book on this device", isOn: true),
        .image("Two people on a dune, far below the sun, seen from behind"),
        .button("Remove the book from all reading lists"),
        .button("Remove the book from all lists", role: .destructive)) == """
          │ [x] Keep a copy of this book on this     │
          │     device                               │
          │ ▣ Two people on a dune, far below the    │
          │   sun, seen from behind                  │
          │ [ Remove the book from all reading       │
          │   lists ]                                │
          │ [ Remove the book from all lists ] !     │
          """)
  }
}
