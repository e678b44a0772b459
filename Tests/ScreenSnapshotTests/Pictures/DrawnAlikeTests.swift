import ScreenContents
import TestSupport
import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("Scenes that are drawn alike")
struct DrawnAlikeTests {
  private static let elements: [ScreenElement] = SceneComparisonTests.scenes.compactMap {
    $0.levels[0].content?.elements.first
  }

  @Test("Contents that are visibly other have other pictures in every layout")
  func pictures() throws {
    var found = 0
    for seed in 0..<60 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var scene = RandomScene(seed: seed).scene
      let last = scene.levels.count - 1
      var content = scene.levels[last].content ?? ScreenContent()
      content.elements.append(.text("The last element"))
      (scene.levels[last].content, scene.levels[last].dialog) = (content, nil)
      let old = scene
      for element in Self.elements {
        var changed = content
        let position = Int.random(in: 0...content.elements.count, using: &generator)
        if Bool.random(using: &generator), position < content.elements.count {
          changed.elements[position] = element
        } else {
          changed.elements.insert(element, at: position)
        }
        scene.levels[last].content = changed
        guard changed.looksDifferent(from: content) else { continue }
        found += 1
        for layout in [ScreenLayout.compact, .regular] {
          let pictures = [old, scene].map {
            ScreenPicture(of: $0, layout: layout, redactor: LabelRedactor(.none)).text
          }
          #expect(pictures[0] != pictures[1], "seed \(generator.seed)")
        }
      }
    }
    #expect(found > 0)
  }

  @Test(
    "The first element that differs decides, if it has another character",
    arguments: [
      ([.toggle("A", isOn: true)], [.toggle("A", isOn: false)], true),
      ([.text("A"), .button("B")], [.text("A"), .button("C")], true),
      ([.section("A", [.row("B", "1")])], [.section("A", [.row("B", "2")])], true),
      ([.text("A")], [.text("A")], false),
      ([.text("A B")], [.text("A\nB")], false),
      ([.text("A")], [.text("AB")], false),
      ([.progress("A", 0.001)], [.progress("A", 0.002)], false),
      ([.section([.text("A")])], [.text("A")], false),
      ([.text("A")], [.text("A"), .text("B")], false),
    ] as [([ScreenElement], [ScreenElement], Bool)])
  func first(one: [ScreenElement], other: [ScreenElement], looksDifferent: Bool) {
    let (one, other) = (ScreenContent(elements: one), ScreenContent(elements: other))
    #expect(one.looksDifferent(from: other) == looksDifferent)
  }
}
