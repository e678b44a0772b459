import Testing

@testable import ScreenwalkBenchmarks

@Suite("An edition of the benchmark's manifest")
struct FixtureVersionTests {
  @Test("comes through a variable as it was")
  func text() {
    let edition = FixtureVersion(screens: 10_000, number: 3, changedEvery: 100)
    #expect(edition.text == "10000 3 100")
    #expect(FixtureVersion(edition.text) == edition)
  }

  @Test(
    "is not read from anything else", arguments: ["", "1", "1 2", "1 2 3 4", "1 2 -3", "a b c"])
  func wrong(text: String) {
    #expect(FixtureVersion(text) == nil)
  }

  @Test("has a name of its own for each screen, and changes one in so many")
  func screens() {
    let first = screens(of: FixtureVersion(screens: 120))
    let second = screens(of: FixtureVersion(screens: 120, number: 1, changedEvery: 50))
    #expect(Set(first.map(\.rawValue)).count == 120)
    #expect(first.map(\.rawValue) == second.map(\.rawValue))
    #expect(zip(first, second).filter { $0.link != $1.link }.map(\.0.index) == [0, 50, 100])
    #expect(first[53].rawValue == "onboardingGenres000053")
  }

  private func screens(of edition: FixtureVersion) -> [BenchmarkScreen] {
    FixtureVersion.$current.withValue(edition) { BenchmarkScreen.allCases }
  }
}
