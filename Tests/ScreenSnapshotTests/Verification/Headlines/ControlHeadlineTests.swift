import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("Headline of a control golden")
struct ControlHeadlineTests {
  private static func golden(_ screen: String, _ rows: String) -> [UInt8] {
    Array("---\nscreen: \(screen)\n---\n\(rows)\n".utf8)
  }

  private static func result(_ screen: String, _ old: String, _ new: String) -> ScreenResult {
    let diff = LineDiff(from: golden(screen, old), to: golden(screen, new))
    return ScreenResult(
      screen: screen, folder: .controls, verdict: .changed, golden: "m/controls/\(screen).txt",
      difference: Difference(diff, headline: Headline(of: diff, in: .controls)))
  }

  private static let edit = "Edit                    present sheet bookEdit(id: \"dune\")"
  private static let lend = "Edit                    present sheet lend(id: \"dune\")"

  @Test(
    "The headline names the control with its old and its new effect",
    arguments: [
      (edit, lend, "Edit: present sheet bookEdit → present sheet lend"),
      (edit, "Edit                    no change", "Edit: present sheet bookEdit → no change"),
      (
        "Author                  push author(id: \"a\")",
        "Author                  push author(id: \"b (c)\")",
        "Author: push author(id: \"a\") → push author(id: \"b (c)\")"
      ),
      (
        "Delete                  present alert “Delete (all)?”",
        "Delete                  present alert “Delete (one)?”",
        "Delete: present alert “Delete (all)?” → present alert “Delete (one)?”"
      ),
      (
        "Back                    pop, then present sheet a(1)",
        "Back                    pop 2, then present sheet a(2)",
        "Back: pop, then present sheet a → pop 2, then present sheet a"
      ),
      (edit, "no controls", "Edit removed"),
      ("no controls", edit, "Edit added: present sheet bookEdit"),
      (
        edit, "Change                  present sheet bookEdit(id: \"dune\")", "Edit → Change"
      ),
      (
        "A long label of a control\n                        pop",
        "A long label of a control\n                        push a",
        "A long label of a control: pop → push a"
      ),
      (
        "雪国                    pop", "雪国                    push a", "雪国: pop → push a"
      ),
      (
        "A                       push a(…)\n                          id: 1",
        "A                       push a(…)\n                          id: 2",
        "A: push a(…) changed"
      ),
      (
        "Delete                  present alert “Sure?”\n  OK                    dismiss",
        "Delete                  present alert “Sure?”\n  OK                    dismiss, then pop",
        "Delete › OK: dismiss → dismiss, then pop"
      ),
      (
        "Delete                  pop",
        "Delete                  present alert “Sure?”\n  OK                    dismiss, then pop",
        "Delete: pop → present alert “Sure?”"
      ),
      (
        "A                       pop\nregular:\nB                       pop",
        "A                       pop\nregular:\nB                       push b",
        "B (regular): pop → push b"
      ),
      (
        "A                       pop\nB                       pop",
        "A                       push a\nB                       push b",
        "A: pop → push a; B: pop → push b"
      ),
      (
        "A                       pop\nB                       pop\nC                       pop",
        "A                       push a\nB                       push b\nD                       pop 2",
        "2 controls changed, 1 removed, 1 added"
      ),
      (
        "A                       pop\nB                       pop",
        "B                       pop\nA                       pop", "order of controls changed"
      ),
    ])
  func text(old: String, new: String, headline: String) {
    #expect(Self.result("s", old, new).shortHeadline == headline)
    #expect(Self.result("s", old, new).headline == "s: \(headline)")
  }

  @Test("A control that changed in the same way on several screens is one group")
  func groups() {
    let results = [
      Self.result(
        "dune", "‹ Library               pop\n\(Self.edit)",
        "‹ Library               pop\n\(Self.lend)"),
      Self.result(
        "emma", "Edit                    present sheet bookEdit(id: \"emma\")\nB    x",
        "Edit                    present sheet lend(id: \"emma\")\nB    x"),
      Self.result("other", Self.edit, "Edit                    no change"),
      Self.result("author", "Author                  pop", "Author                  pop 2"),
      Self.result("deep", "Author                  pop 2", "Author                  pop 3"),
      Self.result(
        "nested", "A                       present alert “Sure?”\n  OK                    dismiss",
        "A                       present alert “Sure?”\n  OK                    dismiss, then pop"),
      Self.result(
        "dialog", "OK                      dismiss", "OK                      dismiss, then pop 2"),
    ]
    let groups = ResultGroup.groups(of: results)
    #expect(
      groups.map { $0.results.map(\.screen) } == [
        ["dune", "emma"], ["other"], ["author"], ["deep"], ["nested", "dialog"],
      ])
    #expect(
      groups.map(\.headline) == [
        "dune: Edit: present sheet bookEdit → present sheet lend",
        "other: Edit: present sheet bookEdit → no change", "author: Author: pop → pop 2",
        "deep: Author: pop 2 → pop 3", "nested: A › OK: dismiss → dismiss, then pop",
      ])
  }
}
