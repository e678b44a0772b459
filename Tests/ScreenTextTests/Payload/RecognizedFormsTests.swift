import Foundation
import TestSupport
import Testing

@testable import ScreenText

@Suite("The article on reading a golden")
struct RecognizedFormsTests {
  @Test("Every form of a secret that the article lists is written as it says")
  func forms() throws {
    let article = try documentation("ScreenSnapshot/reading-a-golden")
    let table = try #require(article.components(separatedBy: "| form | example | written |").last)
    let rows = table.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("| ") }
    let redactor = MessageRedactor(.standard)
    for row in rows {
      let code = row.matches(of: /`([^`]+)`/).map { String($0.output.1) }
      try #require(code.count == 2, "\(row)")
      #expect(redactor.text(of: code[0]) == code[1])
      #expect(code[0].contains("x7") && !code[1].contains("x7"))
    }
    #expect(rows.count == 14)
  }
}
