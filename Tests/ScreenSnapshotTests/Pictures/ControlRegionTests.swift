import ScreenContents
import Testing

@testable import ScreenDriver
@testable import ScreenPayloads
@testable import ScreenSnapshot
@testable import ScreenText

@Suite("The regions of controls in a picture")
struct ControlRegionTests {
  /// What a picture has in the region of each control, in the order of the controls.
  fileprivate static func texts(
    of scene: ScreenScene, in layout: ScreenLayout
  ) -> [(control: ScreenControl, text: String?)] {
    let picture = ScreenPicture(of: scene, layout: layout, redactor: LabelRedactor(.none))
    let lines = picture.text.split(separator: "\n").map { Array(TextCells($0)) }
    let regions = picture.regions(of: scene.controls.map(\.place))
    return scene.controls.map { control in
      (control, regions[control.place].map { text(in: $0.columns, of: lines[$0.line]) })
    }
  }

  private static func text(in columns: Range<Int>, of line: [TextCell]) -> String {
    var column = 0
    var text = ""
    for cell in line {
      if columns.contains(column) { text += cell.text }
      column += cell.width
    }
    return text
  }

  @Test(
    "In random screens, a control has the start of its label in its region, unless a picture does not show it",
    arguments: [ScreenLayout.compact, .regular])
  func random(layout: ScreenLayout) {
    // A mark at the start of a label is on the sign before it, instead of on a dotted circle.
    func ink(_ text: String) -> [Unicode.Scalar] {
      TextColumns.visible(text).unicodeScalars.filter { !" \u{25CC}".unicodeScalars.contains($0) }
    }
    func contains(_ text: String?, _ label: String) -> Bool {
      let (text, label) = (ink(text ?? ""), ink(label))
      // A label that is too long for its line continues below the region.
      func withoutSign(_ text: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
        text.drop { "[]()x●○‹".unicodeScalars.contains($0) }
      }
      let start = withoutSign(text)
      return label.isEmpty || text.firstRange(of: label) != nil
        || !start.isEmpty && withoutSign(label).starts(with: start)
    }
    for seed in UInt64(0)..<120 {
      for (control, text) in Self.texts(of: RandomScene(seed: seed).scene, in: layout) {
        switch control.place {
        case .leading, .trailing:
          #expect(contains(text, control.headings.last ?? control.label), "seed \(seed)")
        case .back: #expect(text == nil || contains(text, control.label), "seed \(seed)")
        case .element(_, item: _?) where text == nil:
          #expect(control.wiring == .disabled || ink(control.label).isEmpty, "seed \(seed)")
        case .element:
          // A picker or slider has its own label there, not those of its controls.
          let labels = [control.label, control.headings.last ?? control.label]
          #expect(labels.contains { contains(text, $0) }, "seed \(seed)")
        case .dialogButton, .tab: #expect(contains(text, control.label), "seed \(seed)")
        }
      }
    }
  }
}

extension SessionPicture {
  private static func regions(of scene: ScreenScene, in layout: ScreenLayout = .compact) -> String {
    ControlRegionTests.texts(of: scene, in: layout).map { control, text in
      "\(control.name): \(text.map { "[\($0)]" } ?? "")"
    }.joined(separator: "\n")
  }

  private static var tea: ScreenScene {
    let content = ScreenContent(
      title: "Tea", trailing: [.menu("Sort", [.button("Name"), .button("Age")]), .button("Ok")],
      elements: [
        .row("Price", "3"), .picker("Size", "L", options: ["M", "L"]) { _ in },
        .slider("Heat", 0.5) { _ in }, .link("Maker", "緑茶園"), .field("Name", "Sencha"),
        .section("More", [.toggle("Hot", isOn: true), .button("Buy", isEnabled: false)]),
        .menu(
          "Copy",
          [
            .menu("Closed", isEnabled: false, [.button("Never")]),
            .menu("As", [.button("Text"), .button("Link")]), .button("All"),
          ]),
      ])
    return .levels(
      ScreenScene.Level(title: "Tea", back: "Shelf", content: content),
      tabs: ["Shelf", "Cart"])
  }

  static let regions = [
    SessionPicture("regions of controls") { regions(of: tea) },
    SessionPicture("regions of controls on a wide screen") { regions(of: tea, in: .regular) },
    SessionPicture("regions of wrapped controls") {
      let label = "Show everything that was ever brewed in this house"
      return regions(
        of: .levels(.level("Tea", trailing: [label, "Done"], showing: [.button(label)])))
    },
  ]
}
