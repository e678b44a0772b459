import TestApps
import Testing

@testable import ScreenPayloads
@testable import ScreenText

@Suite("QualifiedCases")
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
}
