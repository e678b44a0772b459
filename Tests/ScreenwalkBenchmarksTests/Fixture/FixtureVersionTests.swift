import Testing

@testable import ScreenwalkBenchmarks

@Suite("FixtureVersion")
struct FixtureVersionTests {
  @Test("The value of the environment variable restores the version")
  func text() {
    let version = FixtureVersion(screens: 10_000, changedEvery: 100, goldens: .controls)
    #expect(version.text == "10000 100 1")
    #expect(FixtureVersion(text: version.text) == version)
  }

  @Test(
    "A malformed value is no version",
    arguments: ["", "1", "1 2", "1 2 3 4", "1 -2 0", "a 1 2", "a b c", "1 2 3"])
  func malformed(text: String) {
    #expect(FixtureVersion(text: text) == nil)
  }

  @Test("Every screen has a unique name, and every nth screen has a different link")
  func screens() {
    let recorded = BenchmarkScreen.screens(of: FixtureVersion(screens: 120))
    let version = FixtureVersion(screens: 120, changedEvery: 50)
    let changed = BenchmarkScreen.screens(of: version)
    #expect(Set(recorded.map(\.rawValue)).count == 120)
    #expect(recorded.map(\.rawValue) == changed.map(\.rawValue))
    #expect(recorded.indices.filter { recorded[$0].link != changed[$0].link } == [0, 50, 100])
    #expect(version.changedCount == 3)
    #expect(recorded[66].rawValue == "onboarding000066")
  }
}
