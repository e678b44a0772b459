import Testing

@testable import ScreenDriver

@Suite("The tabs that steps name")
struct TabNamesTests {
  @Test(
    "A tab has the name that no other tab has, or else its label, or else its label with a number",
    arguments: [
      (["Home", "Search"], ["home", "search"], ["home", "search"]),
      (["Home", "Search"], ["item", "item"], ["Home", "Search"]),
      (["Home", "Home"], ["item", "item"], ["Home #1", "Home #2"]),
      (["search", "Search"], ["home", "search"], ["home", "Search"]),
    ])
  func references(labels: [String], names: [String], references: [String]) throws {
    let tabs = TabNames(labels: labels, names: names)
    #expect(labels.indices.map { tabs.reference(to: $0).text } == references)
    for position in labels.indices {
      #expect(try tabs.position(of: tabs.reference(to: position)) == position)
    }
  }

  @Test("A name of several tabs, a number that is too high and an unknown name are errors")
  func problems() {
    let tabs = TabNames(labels: ["Home", "Home"], names: ["item", "item"])
    for (reference, problem) in [
      (
        ControlReference(label: "Home"),
        "2 tabs have the label 'Home'; write 'Home #1' for the first"
      ),
      (ControlReference(label: "Home", number: 3), "there is no tab 'Home' #3; the screen has 2"),
      (
        ControlReference(label: "item"),
        "2 tabs have the label 'item'; write 'item #1' for the first"
      ),
      (ControlReference(label: "Shop"), "no tab has the label 'Shop'; the screen has 'Home'"),
    ] {
      do {
        Issue.record("\(reference.text) is the tab \(try tabs.position(of: reference))")
      } catch {
        #expect(error.description == problem)
      }
    }
  }
}
