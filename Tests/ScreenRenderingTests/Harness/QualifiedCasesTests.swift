import ScreenContents
import TestApps
import Testing

@testable import ScreenCoverage
@testable import ScreenJobs
@testable import ScreenPayloads
@testable import ScreenRendering
@testable import ScreenText

@Suite("QualifiedCases")
@MainActor
struct QualifiedCasesTests {
  private enum Screening {
    enum MovieRoute: Hashable { case detail(Int) }
  }

  @Test("Only names that several types have get their types")
  func names() {
    let cases = QualifiedCases(among: [MovieRoute.self, ShowRoute.self, Int.self])
    #expect(cases.name("detail", of: MovieRoute.self) == "MovieRoute.detail")
    #expect(cases.name("credits", of: ShowRoute.self) == "ShowRoute.credits")
    #expect(cases.name("list", of: MovieRoute.self) == nil)
    #expect(cases.name("episodes", of: ShowRoute.self) == nil)
    #expect(QualifiedCases(among: [MovieRoute.self]).name("detail", of: MovieRoute.self) == nil)
    let nested = QualifiedCases(among: [MovieRoute.self, Screening.MovieRoute.self])
    #expect(
      nested.name("detail", of: Screening.MovieRoute.self)
        == "QualifiedCasesTests.Screening.MovieRoute.detail")
  }

  @Test(
    "A name has a type before it if all parts are identifiers and the first is capitalized",
    arguments: [
      ("ShowRoute.detail", true), ("A.B.c", true), ("detail", false), ("com.detail", false),
      ("ShowRoute", false), ("Show Route.detail", false), ("Show..detail", false),
      ("Show.", false),
    ])
  func isQualified(name: String, isQualified: Bool) {
    #expect(YAMLText.isQualified(name) == isQualified)
    #expect(YAMLText.caseName(name) == (isQualified ? name : YAMLText.name(name)))
  }

  @Test("Goldens show the types of declared cases with one name, but titles do not")
  func texts() async throws {
    let harness = AnySnapshotHarness(CinemaSnapshots.self)
    #expect(
      try await harness.text(of: "showCredits") == """
        ---
        screen: showCredits
        stack:
        - ShowRoute.detail: 1
        - ShowRoute.credits
        ---
        ┌──────────────────────────────────────────┐
        │ ‹ Detail        Credits                  │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘

        """)
    #expect(try await harness.text(of: "episodes").contains("stack:\n- episodes\n"))
    let screen = try await harness.result(of: ControlsJob(screen: 4))
    let controls = try #require(screen.text(in: .controls))
    #expect(
      String(decoding: controls, as: UTF8.self) == """
        ---
        screen: episodes
        ---
        ‹ Cinema                pop
        Film                    push MovieRoute.detail(2)
        Series                  push ShowRoute.detail(2)
        Both                    pop, then push MovieRoute.credits, then push ShowRoute.credits
        Seats                   push list

        """)
  }

  @Test("Coverage names the types to declare if goldens do not tell their cases apart")
  func note() async throws {
    func note() async throws -> String? {
      try await CoverageCollector(of: AnySnapshotHarness(CinemaSnapshots.self)).report()
        .sharedCaseNote
    }
    #expect(try await note() == nil)
    #expect(
      try await CinemaSnapshots.$coveredTypes.withValue([], operation: note)
        == "goldens do not show the type of 'credits' and 'detail', which several types have; add "
        + ".route(MovieRoute.self), .route(ShowRoute.self) to 'coveredTypes' of the harness")
  }
}
