import Foundation
import TestSupport
import Testing

@testable import ScreenGoldens
@testable import ScreenHarness
@testable import ScreenSystem

@Suite("The article on running the tool")
struct ManualTests {
  private let article: String

  init() throws { article = try documentation("ScreenHarness/running-the-tool") }

  @Test("The article lists every verb with its summary")
  func verbs() {
    let rows = Verb.allCases.map { verb in
      let words = ["snapshot", verb.name, verb.page.operands.placeholder].compactMap(\.self)
      let note = verb == .implied ? " (default)" : ""
      return "| `\(words.joined(separator: " "))` | \(verb.page.summary)\(note) |"
    }
    #expect(table(headed: "| verb | description |") == rows)
  }

  @Test("The article lists every visible option with its help and default")
  func options() {
    let rows = Option.all.compactMap(row)
    #expect(table(headed: "| option | description |") == rows)
  }

  private func row(of option: Option) -> String? {
    guard let help = option.help else { return nil }
    let flags = [option.short, option.flag].compactMap(\.self).map { flag in
      "`\([flag, option.value?.placeholder].compactMap(\.self).joined(separator: " "))`"
    }
    let cells = [flags.joined(separator: ", "), help + (option.value?.note ?? "")]
    return "| \(cells.map { $0.replacing("|", with: #"\|"#) }.joined(separator: " | ")) |"
  }

  @Test("The article lists the exit statuses of each verb, and those that mean the same for all")
  func statuses() {
    let codes = [0, 1, 2]
    let rows = Verb.allCases.map { verb in
      let cells = codes.map { code in
        verb.page.allStatuses.first { $0.code == code }?.meaning ?? "–"
      }
      return "| `\(verb.name)` | \(cells.joined(separator: " | ")) |"
    }
    let head = "| verb | \(codes.map(\.description).joined(separator: " | ")) |"
    #expect(table(headed: head) == rows)
    for status in ScreenSystem.ExitStatus.allCases where !codes.contains(Int(status.rawValue)) {
      #expect(article.contains(" \(status.rawValue)"), "\(status)")
    }
  }

  @Test("The article lists every verdict")
  func verdicts() {
    let rows = table(headed: "| verdict | meaning |")
    for verdict in Verdict.allCases {
      #expect(rows.contains { $0.contains("`\(verdict.rawValue)`") }, "\(verdict)")
    }
  }

  private func table(headed head: String) -> [String] {
    let lines = article.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let position = lines.firstIndex(of: head) else { return [] }
    return Array(lines[(position + 2)...].prefix { $0.hasPrefix("|") })
  }
}
