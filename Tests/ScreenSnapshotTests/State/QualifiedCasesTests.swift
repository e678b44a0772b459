import ScreenContents
import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("QualifiedCases")
@MainActor
struct QualifiedCasesTests {
  private enum Screening {
    enum MovieRoute: Hashable { case detail(Int) }
  }

  @Test("Only names that several types have get their types")
  func names() {
    #expect(EnumType(Int.self) == nil)
    #expect(Self.name("detail", of: MovieRoute.self) == "MovieRoute.detail")
    #expect(Self.name("credits", of: ShowRoute.self) == "ShowRoute.credits")
    #expect(Self.name("list", of: MovieRoute.self) == nil)
    #expect(Self.name("episodes", of: ShowRoute.self) == nil)
    #expect(Self.name("detail", of: MovieRoute.self, among: [MovieRoute.self]) == nil)
    #expect(
      Self.name(
        "detail", of: Screening.MovieRoute.self,
        among: [MovieRoute.self, Screening.MovieRoute.self])
        == "QualifiedCasesTests.Screening.MovieRoute.detail")
  }

  private static func name(
    _ name: String, of type: Any.Type,
    among types: [Any.Type] = [MovieRoute.self, ShowRoute.self]
  ) -> String? {
    QualifiedCases(among: types.compactMap { EnumType($0) })
      .name(name, ofTypeNamed: TypeName.text(of: type))
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
}
