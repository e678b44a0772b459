import ScreenDriver
import ScreenGoldens
import ScreenPayloads
import ScreenText

/// The steps of an exploration with their results, as a journey has them.
struct ExploredJourney: Equatable, Sendable {
  private struct Entry: Equatable {
    let comments: [String]
    let step: Step
    let result: [String]
  }

  private var entries: [Entry] = []

  /// The comments above the next step.
  private var comments: [String] = []

  var steps: [Step] { entries.map(\.step) }

  mutating func add(comment: String) { comments.append(comment) }

  mutating func add(_ step: Step, result: [String]) {
    entries.append(Entry(comments: comments, step: step, result: result))
    comments = []
  }

  /// Removes the last step with the comments above it, and returns it.
  mutating func removeLast() -> Step? {
    comments = []
    return entries.popLast()?.step
  }

  /// The journey up to the step that names the start, or without steps.
  var onlyStarting: ExploredJourney {
    var journey = ExploredJourney()
    journey.entries = Array(entries.prefix { $0.step.namedStart != nil })
    return journey
  }

  /// The journey with the step `look` at its end, which has no result yet.
  var endingWithLook: ExploredJourney {
    var journey = self
    if steps.last != .look { journey.add(.look, result: []) }
    return journey
  }

  /// The file of the journey.
  func bytes(prose: String = "") -> [UInt8] {
    if entries.isEmpty && comments.isEmpty { return [] }
    var blocks = entries.map { entry in
      entry.comments + ["> \(entry.step.text)"] + JourneyStep.lines(of: entry.result)
    }
    if !prose.isEmpty { blocks.insert([prose], at: 0) }
    if !comments.isEmpty { blocks.append(comments) }
    return Array(blocks.joined(separator: [""]).joined(separator: "\n").utf8) + [.lineFeed]
  }

  /// The lines of comments and steps, without results and secrets of URLs.
  func lines(redaction: Redaction) -> [String] {
    entries.flatMap { $0.comments + ["> \($0.step.redacted(by: redaction).text)"] } + comments
  }
}
