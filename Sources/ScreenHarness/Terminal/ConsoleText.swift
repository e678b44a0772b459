/// Collects what is written to both streams of a console.
@MainActor
final class ConsoleText {
  private(set) var text = ""

  var console: Console {
    Console(output: { self.text += $0 }, errors: { self.text += $0 })
  }
}
