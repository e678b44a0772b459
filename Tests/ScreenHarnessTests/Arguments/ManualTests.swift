import Foundation
import TestSupport
import Testing

@testable import ScreenHarness

/// The tables of the article on running the tool are those of the declarations.
@Suite("The manual")
struct ManualTests {
  private let article: String

  init() throws {
    article = try documentation("ScreenHarness/running-the-tool")
  }

  @Test("has every verb with its summary")
  func verbs() {
    let rows = Verb.allCases.map { verb in
      let words = ["snapshot", verb.name, verb.page.operands].filter { !$0.isEmpty }
      let note = verb == .implied ? "; the default" : ""
      return "| `\(words.joined(separator: " "))` | \(verb.page.summary)\(note) |"
    }
    #expect(table(headed: "| verb | what it does |") == rows)
  }

  @Test("has every option with its help, its default and its verbs, but for the hidden one")
  func options() {
    let rows = Option.all.compactMap(row)
    #expect(table(headed: "| option | what it does | verbs |") == rows)
  }

  private func row(of option: Option) -> String? {
    guard let help = option.help else { return nil }
    let flags = [option.short, option.flag].compactMap(\.self).map { flag in
      "`\([flag, option.value?.name].compactMap(\.self).joined(separator: " "))`"
    }
    let standard = option.value?.standard.map { "; by default \($0)" } ?? ""
    let verbs = option.verbs == Verb.allCases ? ["all"] : option.verbs.map { "`\($0.name)`" }
    let cells = [flags.joined(separator: ", "), help + standard, verbs.joined(separator: ", ")]
    return "| \(cells.map { $0.replacing("|", with: #"\|"#) }.joined(separator: " | ")) |"
  }

  @Test("has every exit status of every verb, as the declarations of verbs have them")
  func statuses() {
    // A reader that closes standard output concerns no verb.
    let codes = ScreenHarness.ExitStatus.allCases.filter { $0 != .closedPipe }.map {
      Int($0.rawValue)
    }
    let rows = Verb.allCases.map { verb in
      let cells = codes.map { code in
        verb.page.allStatuses.first { $0.code == code }?.meaning ?? "–"
      }
      return "| `\(verb.name)` | \(cells.joined(separator: " | ")) |"
    }
    let head = "| verb | \(codes.map(\.description).joined(separator: " | ")) |"
    #expect(table(headed: head) == rows)
    #expect(Set(Verb.allCases.flatMap { $0.page.allStatuses.map(\.code) }) == Set(codes))
  }

  @Test("has every verdict")
  func verdicts() {
    let rows = table(headed: "| verdict | meaning |")
    for verdict in Verdict.allCases {
      #expect(rows.contains { $0.contains("`\(verdict.rawValue)`") }, "\(verdict)")
    }
  }

  /// The rows below a table's head.
  private func table(headed head: String) -> [String] {
    let lines = article.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let position = lines.firstIndex(of: head) else { return [] }
    return Array(lines[(position + 2)...].prefix { $0.hasPrefix("|") })
  }
}
