import Foundation
import TestSupport
import Testing

@Suite("Navigation rules")
struct NavigationRulesTests {
  private func rules() throws -> [Int] {
    try documentation("ScreenNavigation/navigation-rules")
      .matches(of: #/(?m)^(\d+)\. /#).compactMap { Int($0.output.1) }
  }

  @Test("The article contains each rule from 1 to 43 once, in order")
  func numbers() throws {
    #expect(try rules() == Array(1...43))
  }

  @Test("Every rule that a test cites exists in the article")
  func citations() throws {
    let known = Set(try rules())
    var citations = 0
    let tests = packageFolder.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.matches(of: #/(?m)^ *// Rules? ((?:\d+|, | and )+)$/#) {
        let cited = line.output.1.matches(of: #/\d+/#).compactMap { Int($0.output) }
        citations += cited.count
        #expect(known.isSuperset(of: cited), "\(file.lastPathComponent): \(line.output.0)")
      }
    }
    #expect(citations > 0)
  }
}
