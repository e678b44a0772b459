import Foundation
import ScreenContents
import ScreenNavigation
import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("Lists of rows in control goldens")
@MainActor
struct ControlListTests {
  typealias Context = StudioSnapshots.Context

  private func rows(
    layouts: [ScreenLayout] = [.compact, .controls],
    _ elements: @escaping @MainActor @Sendable (Context) -> [ScreenElement]
  ) async -> String {
    await StudioSnapshots.$layouts.withValue(layouts) {
      await StudioSnapshots.$contents.withValue(
        StudioSnapshots.front { ScreenContent(elements: elements($0)) }
      ) {
        await StudioSnapshots.controls(of: .welcome).rows
      }
    }
  }

  private static func checksum(of lines: [String]) -> String {
    Checksum.text(of: lines.joined(separator: "\n").utf8)
  }

  @Test(
    "Rows that do the same but for their payloads are listed once, with their number and a checksum"
  )
  func once() async {
    let rows = await rows { context in
      let rooms: ScreenElement =
        .rows("Rooms", 1...200) { number in
          .link("Room \(number)") { context.router.navigate(to: .room(number)) }
        }
      return [.button("Before") {}, rooms, .button("After") {}]
    }
    let lines = (1...200).map { number in
      "Room \(number)".padding(toLength: 24, withPad: " ", startingAt: 0) + "push room(\(number))"
    }
    #expect(
      rows == """
        Before                  no change
        Rooms (rows)            200 × push room(…) (\(Self.checksum(of: lines)))
        After                   no change

        """)
  }

  @Test("Each row is tapped: one that does something else is listed on its own")
  func deviating() async {
    let rows = await rows { context in
      [
        .rows("Rooms", 1...5) { number in
          .link("Room \(number)", isEnabled: number != 4) {
            if number == 2 {
              context.router.present(sheet: .edit)
            } else {
              context.router.navigate(to: .room(number))
            }
          }
        }
      ]
    }
    let checksum = Self.checksum(of: [
      "Room 1                  push room(1)", "Room 3                  push room(3)",
      "Room 5                  push room(5)",
    ])
    #expect(
      rows == """
        Rooms (rows)            3 × push room(…) (\(checksum))
        Room 2                  present sheet edit
        Room 4                  disabled

        """)
  }

  @Test("A row that leads to the value of another row changes the checksum")
  func wrongValue() async {
    func list(_ target: @escaping @Sendable (Int) -> Int) async -> String {
      await rows { context in
        [
          .rows(1...3) { number in
            .link("Room \(number)") { context.router.navigate(to: .room(target(number))) }
          }
        ]
      }
    }
    let right = await list { $0 }
    let wrong = await list { $0 == 2 ? 1 : $0 }
    #expect(right.hasPrefix("(rows)                  3 × push room(…) ("))
    #expect(wrong.hasPrefix("(rows)                  3 × push room(…) ("))
    #expect(right != wrong)
  }

  @Test("The buttons of a dialog are part of what rows do")
  func dialogs() async {
    func dialog(_ number: Int, _ context: Context) -> ConfirmationState {
      ConfirmationState(
        title: "Delete “\(number)”?",
        actions: [
          DialogAction("Yes") { context.router.navigate(to: .room(number)) }, .cancel(),
        ])
    }
    let rows = await rows { context in
      [
        .rows("Delete", 1...2) { number in
          .button("Delete \(number)") {
            context.router.present(confirmation: dialog(number, context))
          }
        }
      ]
    }
    let lines = rows.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("Delete (rows)           2 × present confirmation “Delete “…”?” ("))
    #expect(
      lines.dropFirst() == [
        "  Yes                   dismiss, then push room(…)", "  Cancel (cancel)       dismiss",
      ])
  }

  @Test("Rows without anything in common are listed one by one, and so is a single row")
  func single() async {
    let rows = await rows { context in
      [
        .rows("One", [1]) { number in
          .link("Room \(number)") { context.router.navigate(to: .room(number)) }
        },
        .rows("Two", [true, false]) { isOn in .toggle("On \(isOn)", isOn: isOn, isEnabled: isOn) },
        .rows("None", [Int]()) { .text("\($0)") },
      ]
    }
    #expect(
      rows == """
        Room 1                  push room(1)
        On true                 not wired
        On false                disabled

        """)
  }

  @Test("Each control of a row is in a list of its own, under its label if all rows have it")
  func parts() async {
    let rows = await rows { context in
      [
        .rows("Rooms", 1...2) { number in
          .section([
            .link("Room \(number)") { context.router.navigate(to: .room(number)) },
            .menu("More", [.button("Edit") { context.router.present(sheet: .edit) }]),
          ])
        },
        .rows("Rooms", 3...4) { number in
          .link("Room \(number)") { context.router.navigate(to: .room(number)) }
        },
      ]
    }
    let edit = Self.checksum(of: [
      "Edit in More            present sheet edit", "Edit in More #2         present sheet edit",
    ])
    let lines = rows.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("Rooms (rows)            2 × push room(…) ("))
    #expect(lines[1] == "Edit in More (rows)     2 × present sheet edit (\(edit))")
    #expect(lines[2].hasPrefix("Rooms (rows) #2         2 × push room(…) ("))
  }

  @Test("A list that differs between layouts is listed under both")
  func layouts() async {
    func list(in layouts: @escaping @Sendable (ScreenLayout) -> Int) async -> String {
      await rows(layouts: [.compact, .regular, .controls]) { context in
        let offset = layouts(context.layout)
        return [
          .rows("Rooms", 1...2) { number in
            .link("Room \(number)") { context.router.navigate(to: .room(number + offset)) }
          }
        ]
      }
    }
    #expect(await list { _ in 0 }.split(separator: "\n").count == 1)
    let other = await list { $0 == .regular ? 7 : 0 }.split(separator: "\n")
    #expect(other.count == 4)
    #expect([other[0], other[2]] == ["compact:", "regular:"])
  }

  @Test("Explore, identifiers and pictures have each row")
  func elsewhere() {
    let element = ScreenElement.rows("Rooms", 1...3) { .link("Room \($0)") {} }
    let content = ScreenContent(title: "Hotel", elements: [element])
    let section = ScreenElement.section("Rooms", (1...3).map { .link("Room \($0)") {} })
    #expect(element.isDrawn(like: section))
    for content in [content, content.limited(to: .regular), content.identified] {
      let scene = ScreenScene(
        app: "", levels: [ScreenScene.Level(kind: .base, title: "", content: content)])
      #expect(scene.controls.map(\.label) == ["Room 1", "Room 2", "Room 3"])
      #expect(scene.controls.map { $0.row?.position } == [0, 1, 2])
      let identifiers = scene.identified.controls.map(\.identifier)
      #expect(identifiers == ["Hotel.Room 1", "Hotel.Room 2", "Hotel.Room 3"])
    }
  }
}
