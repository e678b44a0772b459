import Foundation
import TestSupport

/// A page of the documentation, which quotes code of fixtures and what commands print.
struct Article {
  private let text: String

  /// Reads a page by its path in `Sources`, as in `ScreenHarness/running-the-tool`.
  init(_ path: String) throws {
    text = try documentation(path)
  }

  /// The blocks of code in a language; those without one are what commands print.
  func blocks(in language: String = "") -> [String] {
    let pieces = text.split(separator: "```", omittingEmptySubsequences: false)
    return pieces.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      .filter { $0.prefix { $0 != "\n" } == language }
      .map { String($0.dropFirst(language.count + 1)) }
  }

  /// The words in backticks, each on a line of its own with a colon, that begin so.
  func names(of prefix: String) -> [String] {
    text.split(separator: "\n")
      .filter { $0.hasPrefix("`\(prefix)") && $0.hasSuffix("`:") }
      .map { String($0.dropFirst().dropLast(2)) }
  }

  /// Whether a whole block is what a command printed, but for the time.
  func shows(_ output: String) -> Bool {
    blocks().contains { $0.replacing(/\([0-9.]+ m?s\)/, with: "(TIME)") == output }
  }

  /// Whether a block has these lines.
  func quotes(_ lines: String) -> Bool {
    blocks().contains { "\n\($0)".contains("\n\(lines)\n") }
  }
}
