import Foundation
import TestSupport

/// An article of the documentation, which quotes code and output.
struct Article {
  let text: String
}

extension Article {
  /// Reads an article by its path in `Sources`, such as `ScreenHarness/running-the-tool`.
  init(_ path: String) throws { text = try documentation(path) }

  /// The code blocks in a language; output of commands has none.
  ///
  /// A block in a list is indented; the fence below it has the same indent.
  func blocks(in language: String = "") -> [String] {
    let pieces = text.split(separator: "```", omittingEmptySubsequences: false)
    return pieces.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      .filter { $0.prefix { $0 != "\n" } == language }
      .map { block in
        let indent = block.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let code = block.dropFirst(language.count).replacing("\n\(indent)", with: "\n")
        return String(code.dropFirst())
      }
  }

  /// The text below each heading of the third level, with the heading.
  var sections: [Substring] { text.split(separator: "\n### ").dropFirst().map { $0 } }

  /// The rows of all tables.
  var rows: [String] { text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map(String.init) }

  /// Whether the text has the path of a folder.
  func names(folder: String) -> Bool { text.contains("\(folder)`") || text.contains("\(folder)/") }

  /// The outputs of commands, as sessions have them, without blocks of commands.
  var outputs: [String] {
    ["", "diff", "mermaid"].flatMap(blocks).filter { !$0.hasPrefix("swift ") }
      .map { SessionRules.apply(to: $0, folder: packageFolder.path) }
  }
}
