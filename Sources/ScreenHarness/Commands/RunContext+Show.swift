import ScreenExplore
import ScreenGoldens
import ScreenJobs
import ScreenRendering
import ScreenReports
import ScreenSystem
import ScreenText

extension RunContext {
  /// Prints the texts of the selected screens, then what the links lead to.
  func show() async throws -> Conclusion {
    var printer = TextPrinter(console: console)
    let selectsScreens = options.links.isEmpty || !options.selection.isEmpty
    let screens = selectsScreens ? try await printScreens(with: &printer) : RunCompletion()
    guard screens.isComplete else {
      return printInterruption("the remaining screens are not printed")
    }
    let links = options.links.isEmpty ? RunCompletion() : try await printLinks(with: &printer)
    guard links.isComplete else {
      return printInterruption("the remaining links are not printed")
    }
    let problems = screens.problems + links.problems
    console.printErrors(problems)
    return printer.hasFailure || !problems.isEmpty ? .incomplete : .matched
  }

  private func printScreens(with printer: inout TextPrinter) async throws -> RunCompletion {
    let (run, _) = try await measured { try await pipeline.renderTexts(progress: $0) }
    for text in run.texts {
      switch text {
      case .success(let bytes): printer.print(String(decoding: bytes, as: UTF8.self))
      case .failure(let failure): printer.printFailure(failure, to: "render")
      }
    }
    return run.completion
  }

  private func printLinks(with printer: inout TextPrinter) async throws -> RunCompletion {
    var outcomes: [Result<LinkedPage, ScreenFailure>] = []
    let (completion, _) = try await measured { _ in
      try await harness.open(options.links, in: options.layout, with: runner) {
        outcomes.append($0)
      }
    }
    for outcome in outcomes {
      switch outcome {
      case .success(let opened):
        printer.print(opened.text)
        if let note = opened.note { console.printDiagnostic("note: \(note)") }
      case .failure(let failure): printer.printFailure(failure, to: "open")
      }
    }
    return completion
  }
}

/// Prints texts with an empty line between two.
@MainActor
private struct TextPrinter {
  let console: Console
  private(set) var hasFailure = false
  private var isFirst = true

  init(console: Console) { self.console = console }

  mutating func print(_ text: String) {
    if !isFirst { console.print("") }
    console.output(text)
    isFirst = false
  }

  mutating func printFailure(_ failure: ScreenFailure, to verb: String) {
    let reason = TextColumns.visible(failure.reason)
    console.printDiagnostic(
      "error: cannot \(verb) \(MessageFormatting.quoted(failure.screen)): \(reason)")
    hasFailure = true
  }
}
