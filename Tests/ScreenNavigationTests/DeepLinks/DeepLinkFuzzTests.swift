import Foundation
import ScreenNavigation
import TestSupport
import Testing

@Suite("Hostile links")
@MainActor
struct DeepLinkFuzzTests {
  nonisolated static let seeds = SeededGenerator.seeds(20)

  // Rule 32
  @Test("A hostile link never traps, and changes nothing unless it is opened", arguments: seeds)
  func fuzz(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let router = FlowRouter.harbor(on: .crateWithLog)
    let opener = DeepLinkOpener(router: router, resolver: try DeepLinkTable.harbor())
    let samples = [
      "harbor://charts/North%20Sea", "https://harbor.example/cargo/7?label=Tea",
      "harbor:///log?flow=deck", "HTTPS://HARBOR.EXAMPLE/board/",
    ]
    for _ in 0..<fuzzRounds(300) {
      let text = Fuzzing.mutated(Data(samples.pick(using: &generator).utf8), using: &generator)
      guard let url = URL(string: String(decoding: text, as: UTF8.self)) else { continue }
      let before = router.state
      switch await opener.open(url) {
      case .opened, .openedFallback:
        #expect(router.current.presentation?.kind != .fullScreenCover, "seed \(seed), \(url)")
      case .refused(let reason):
        #expect(!reason.isEmpty && router.state == before, "seed \(seed), \(url)")
      case .waiting, .superseded: Issue.record("seed \(seed), \(url)")
      }
    }
  }
}
