import Testing

@testable import ScreenGoldens
@testable import ScreenRendering

@Suite("ScreenTable")
struct ScreenTableTests {
  @Test("Roots of flows are told apart by their flow, in a column that only apps with flows have")
  func flows() {
    let results = [
      Self.result("welcome", flow: "onboarding"),
      Self.result("books", flow: "main", tab: "library"),
      Self.result("book", flow: "main", tab: "library", path: "book › sheet edit"),
      ScreenResult(
        screen: "crash", folder: .regular, golden: "m/regular/crash.txt", verdict: .timedOut,
        reason: "no answer"),
    ]
    #expect(
      ScreenTable(results).lines == [
        "SCREEN   LAYOUT   FLOW        TAB      PATH               VERDICT",
        "welcome  compact  onboarding  –        –                  matched",
        "books    compact  main        library  –                  matched",
        "book     compact  main        library  book › sheet edit  matched",
        "crash    regular  –           –        –                  timed out",
      ])
    let withoutFlow = [Self.result("books", tab: "library")]
    #expect(
      ScreenTable(withoutFlow).lines == [
        "SCREEN  LAYOUT   TAB      PATH  VERDICT",
        "books   compact  library  –     matched",
      ])
  }

  private static func result(
    _ screen: String, flow: String? = nil, tab: String? = nil, path: String = ""
  ) -> ScreenResult {
    let location = ScreenLocation(folder: .compact, flow: flow, tab: tab, path: path)
    return ScreenResult(
      screen: screen, folder: .compact, golden: "m/compact/\(screen).txt", verdict: .matched,
      rendered: RenderedScreen(locations: [location]))
  }
}
