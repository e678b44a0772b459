import ScreenExplore
import ScreenGoldens
import ScreenJobs
import ScreenRendering
import ScreenReports
import ScreenSystem
import ScreenText

extension RunContext {
  /// Prints the texts of the selected screens, then what the links lead to.
  func show(with pipeline: SnapshotPipeline) async throws -> Conclusion {
    var printer = TextPrinter(console: console)
    var problems: [String] = []
    if options.links.isEmpty || !options.selection.isEmpty {
      let (run, _) = try await measured { try await pipeline.renderTexts(progress: $0) }
      for text in run.texts {
        printer.print(text.map { String(decoding: $0, as: UTF8.self) }, orFailureTo: "render")
      }
      if !run.completion.isComplete {
        return printInterruption("the remaining screens are not printed")
      }
      problems += run.completion.problems
    }
    if !options.links.isEmpty {
      let (completion, _) = try await measured { _ in
        try await harness.open(options.links, in: options.layout, with: runner) {
          printer.print($0, orFailureTo: "open")
        }
      }
      if !completion.isComplete {
        return printInterruption("the remaining links are not printed")
      }
      problems += completion.problems
    }
    console.printErrors(problems)
    return printer.hasFailure || !problems.isEmpty ? .incomplete : .matched
  }
}

/// Prints texts with an empty line between two.
@MainActor
private struct TextPrinter {
  let console: Console
  private(set) var hasFailure = false
  private var isFirst = true

  init(console: Console) { self.console = console }

  mutating func print(_ text: Result<String, ScreenFailure>, orFailureTo verb: String) {
    switch text {
    case .success(let text):
      if !isFirst { console.print("") }
      console.output(text)
      isFirst = false
    case .failure(let failure):
      let reason = TextColumns.visible(failure.reason)
      console.printDiagnostic(
        "error: cannot \(verb) \(MessageFormatting.quoted(failure.screen)): \(reason)")
      hasFailure = true
    }
  }
}
