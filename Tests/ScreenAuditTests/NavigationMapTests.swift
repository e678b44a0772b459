import Testing

@testable import ScreenAudit
@testable import ScreenRendering

@Suite("Map")
struct NavigationMapTests {
  @Test(
    "Names are text in diagrams, whatever their characters mean there",
    arguments: [
      ("end", "end", "end"),
      ("a\nb", "a_b", "a␊b"),
      ("[a](b) {c} |d|", "a_b_c_d", "#91;a#93;#40;b#41; #123;c#125; #124;d#124;"),
      ("1. Tea", "1_Tea", "1#46; Tea"),
      ("- Tea", "Tea", "#45; Tea"),
      ("Sign-in, 50 %", "Sign_in_50", "Sign-in, 50 %"),
      ("`a` *b* _c_ ~d~", "a_b_c_d", "#96;a#96; #42;b#42; #95;c#95; #126;d#126;"),
      ("style: a;", "style_a", "style#58; a#59;"),
      ("<b>Tea & cake</b>", "b_Tea_cake_b", "#60;b#62;Tea #38; cake#60;/b#62;"),
      (#"\N "a\"#, "N_a", #"#92;N #34;a#92;"#),
      ("🫖 茶 Café", "Caf", "🫖 茶 Café"),
    ])
  func escaped(name: String, identifier: String, mermaid: String) {
    let map = NavigationMap(
      manifest: name, screens: [NavigationMap.Screen(name: name, area: name, reach: .taps)],
      connections: [Connection(from: 0, to: .screen(0), labels: [name])])
    #expect(
      map.text(as: .mermaid) == """
        flowchart LR
          subgraph a_\(identifier) ["\(mermaid)"]
            s_\(identifier)["\(mermaid)"]
          end
          s_\(identifier) -->|"\(mermaid)"| s_\(identifier)

        """)
  }

  @Test("Identifiers do not depend on other screens, unless names have the same letters and digits")
  func identifiers() {
    func lines(_ names: [String], selecting selected: [String]) -> [String] {
      let screens = names.map {
        NavigationMap.Screen(
          name: $0, area: nil, reach: .taps, isSelected: selected.contains($0))
      }
      return NavigationMap(manifest: "Shop", screens: screens, connections: [])
        .text(as: .mermaid).split(separator: "\n").map(String.init)
    }
    #expect(lines(["tea", "cup"], selecting: ["cup"]) == ["flowchart LR", #"  s_cup["cup"]"#])
    #expect(lines(["new", "cup"], selecting: ["cup"]) == ["flowchart LR", #"  s_cup["cup"]"#])
    #expect(
      lines(["a-b", "a b", "a.b"], selecting: ["a b", "a.b"]) == [
        "flowchart LR", #"  s_a_b_2["a b"]"#, #"  s_a_b_3["a#46;b"]"#,
      ])
  }
}
