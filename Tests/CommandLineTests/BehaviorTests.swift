import Foundation
import TestSupport
import Testing

extension ShellTests {
  /// The harness of the hazards with control goldens; a variable sets the sheet that Edit presents.
  @Suite("Control goldens and journeys")
  struct BehaviorTests {
    private let package: FixturePackage

    init() throws {
      package = try FixturePackage(built: "Hazards")
      #expect(try snapshot(editing: "edit", "record", "--quiet", "good*").status == 0)
    }

    private func snapshot(editing sheet: String, _ words: String...) throws -> CommandResult {
      try package.harness(words, variables: ["HAZARDS_EDIT": sheet, "HAZARDS_GOOD": "12"])
    }

    private static let note = """
      note: not checked: back, tabs; implement 'goBack(in:)' and 'select(_:in:)' in the harness
      """

    @Test(
      "A button that does something else changes the control goldens that draw it, and no other")
    func button() throws {
      let green = try snapshot(editing: "edit", "good*")
      #expect(green.output == "\(Self.note)\n12 screens in 3 layouts: 36 matched (TIME)\n")
      #expect(green.status == 0)
      for (sheet, effect, change) in [
        ("lend", "present sheet \"lend\"", "\"lend\""), ("none", "no change", "no change"),
      ] {
        let result = try snapshot(editing: sheet, "good*")
        #expect(result.status == 1)
        #expect(
          result.output.hasPrefix(
            """
            changed   2 screens  good1: Edit present sheet "edit" → \(change)
              controls/good1, controls/good11
            --- a/manifests/Hazards/controls/good1.txt
            +++ b/manifests/Hazards/controls/good1.txt
            @@ -1,5 +1,5 @@
             ---
             screen: good1
             ---
            -Edit                    present sheet "edit"
            +Edit                    \(effect)
             Share                   effect

            \(Self.note)

            """), "\(result.output)")
        #expect(
          result.output.hasSuffix("\n12 screens in 3 layouts: 34 matched, 2 changed (TIME)\n"))
      }
      let one = try snapshot(editing: "lend", "controls/good1")
      #expect(
        one.output.hasPrefix(
          "changed   controls/good1: Edit present sheet \"edit\" → \"lend\"\n"))
    }

    @Test("A journey is recorded, broken, named with its line and the nearest label, and repaired")
    func journey() throws {
      let path = "manifests/Hazards/journeys/edit.txt"
      try package.write("Edit a screen.\n\n> show good1\n\n> tap Edit\n", to: path)
      let new = try snapshot(editing: "edit", "journeys/*")
      #expect(new.output.hasPrefix("new       journeys/edit  has steps without a result\n"))
      #expect(new.status == 1)
      #expect(try snapshot(editing: "edit", "record", "journeys/*").status == 0)
      let recorded = """
        Edit a screen.

        > show good1
        danger › screen(name: "good1")

        > tap Edit
        danger › screen(name: "good1") › sheet "edit"

        """
      #expect(try package.text(of: path) == recorded)

      let changed = try snapshot(editing: "lend", "journeys/*")
      #expect(
        changed.output.hasPrefix(
          """
          changed   journeys/edit  > tap Edit: \
          danger › screen(name: "good1") › sheet "edit" → "lend"

          """), "\(changed.output)")
      #expect(changed.status == 1)

      try package.edit(path, replacing: "> tap Edit", with: "> tap Edti")
      let broken = try snapshot(editing: "edit", "journeys/*")
      #expect(
        broken.output == """
          invalid   journeys/edit  \(path):6 '> tap Edti' on danger › screen(name: "good1"): no \
          control has the label 'Edti'; did you mean 'Edit'?
          > show good1
          danger › screen(name: "good1")
          > tap Edti
          1 journey: 1 invalid (TIME)

          """)
      #expect(broken.status == 2)
      #expect(try snapshot(editing: "edit", "record", "journeys/*").status == 2)
      try package.edit(path, replacing: "> tap Edti", with: "> tap Edit")
      #expect(try package.text(of: path) == recorded)
      let repaired = try snapshot(editing: "edit", "journeys/*")
      #expect(repaired == .init(status: 0, output: "1 journey: 1 matched (TIME)\n", errors: ""))
    }
  }
}
